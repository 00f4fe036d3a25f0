import { expect, test } from 'vitest'
import { missingPaths } from './doc-paths.ts'

const files = ['site/server/site.ts', 'site/pages/blog/[slug].astro', 'cms/database/client.ts']
const check = (text: string) => missingPaths([{ path: 'docs/architecture.md', text }], files)

test('a document can name existing files and folders', () => {
  expect(check('`site/server/site.ts`, `site/pages/blog/[slug].astro`, `site/server`, and `cms/`')).toEqual([])
})

test('moved files and missing folders are reported', () => {
  expect(check('`site/server/entry.ts` and `cms/hooks/`')).toEqual([
    'docs/architecture.md names site/server/entry.ts, which does not exist.',
    'docs/architecture.md names cms/hooks/, which does not exist.',
  ])
})

test('patterns, commands, and data paths are ignored', () => {
  expect(check('`tools/<slug>/tool.ts`, `cms/*.ts`, `npm test tests/int`, `media/`, `/admin`')).toEqual([])
})
