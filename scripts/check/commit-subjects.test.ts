import { expect, test } from 'vitest'
// @ts-expect-error: a plain Node script without types
import { longSubjects } from './commit-subjects.mjs'

test.each([
  ['fix(mail): a refused recipient is a visible failure', 0],
  ['x'.repeat(72), 0],
  ['x'.repeat(73), 1],
  [`Merge branch '${'x'.repeat(80)}'`, 0],
])('%s: %i complaints', (subject, count) => {
  expect(longSubjects([subject])).toHaveLength(count)
})
