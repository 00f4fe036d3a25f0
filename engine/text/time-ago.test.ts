import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

test.each([
  ['2026-11-23T11:59:30Z', 'just now'],
  ['2026-11-23T12:00:05Z', 'just now'],
  ['2026-11-23T11:59:00Z', '1 min ago'],
  ['2026-11-23T11:00:01Z', '59 min ago'],
  ['2026-11-23T10:00:00Z', '2 h ago'],
  ['2026-11-20T12:00:00Z', '3 d ago'],
  ['2026-11-16T12:00:00Z', 'Nov 16, 2026'],
])('the history shows %s as %s', (then, words) => {
  expect(timeAgo(then, Date.UTC(2026, 10, 23, 12))).toBe(words)
})
