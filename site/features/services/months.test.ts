import { expect, test } from 'vitest'
import { formatMonths } from './months.ts'

test.each([
  [[3], 'March'],
  [[1, 2, 9, 10, 11], 'January, February, and September to November'],
  [[6, 7], 'June and July'],
  [[12, 11, 1], 'November to January'],
  [[4, 11, 12, 1], 'April and November to January'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'January to December'],
  [[], ''],
])('R-036 the busy months %j are written as %s', (months, words) => {
  expect(formatMonths(months)).toBe(words)
})
