import { expect, test } from 'vitest'
import { readRetryAfter } from './outcome-of-response.ts'

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('S-33 Retry-After %o is %o milliseconds', (value, expected) => {
  expect(readRetryAfter(value, Date.parse('2026-11-21T12:00:00Z'))).toBe(expected)
})
