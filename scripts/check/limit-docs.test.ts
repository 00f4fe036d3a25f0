import { expect, test } from 'vitest'
import { staleLimits } from './limit-docs.ts'

const files = [
  { path: 'site/a.ts', text: "import { createQueue } from '#platform/waiting/queue.ts'\nconst MAX = 8\n" },
  { path: 'site/b.ts', text: "import { Overloaded } from '#platform/waiting/queue.ts'\n" },
]
const row = (cell: string) =>
  staleLimits(files, `| what | figure | set in |\n| Renders | 8 at a time | ${cell} | 503 |`)

test('a page that names each file with a limit, and quotes it, passes', () => {
  expect(row('`site/a.ts` `MAX = 8`')).toEqual([])
})

test('a missing file and a changed figure are reported', () => {
  expect(row('`site/b.ts` `MAX = 8`')).toEqual([
    'docs/limits.md does not name site/a.ts, which creates a queue or a rate limit.',
    'docs/limits.md quotes `MAX = 8`, which is not there.',
  ])
  expect(row('`site/a.ts` `MAX = 9`')).toEqual(['docs/limits.md quotes `MAX = 9`, which is not there.'])
})
