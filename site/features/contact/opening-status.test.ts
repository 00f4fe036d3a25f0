import { expect, test } from 'vitest'
import { openingStatus } from './opening-status.ts'

test.each([
  ['2026-11-20T08:59', 'opens in 1 hour'],
  ['2026-11-20T06:30', 'opens in 3 hours'],
  ['2026-11-20T09:00', 'open now, 9 more hours'],
  ['2026-11-20T16:12', 'open now, 1 more hour'],
  ['2026-11-20T17:30', 'open now, closes within the hour'],
  ['2026-11-20T18:00', 'closed, opens on the next business day'],
  ['2026-11-21T11:00', 'closed, opens on the next business day'],
  ['2026-11-22T11:00', 'closed, opens on the next business day'],
])('R-020 at %s local time, an office open from 9 to 18 says %s', (there, words) => {
  expect(openingStatus(new Date(there), 9, 18)).toBe(words)
})
