import { expect, test } from 'vitest'
import { momentAt, wallTimeOf } from './wall-time.ts'

test.each([
  ['America/Chicago', '2026-12-01T09:00', '2026-12-01T15:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
  ['UTC', '2028-02-29T23:59', '2028-02-29T23:59:00.000Z'],
  // Clocks go forward from 2:00 to 3:00, and back from 3:00 to 2:00.
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('in %s, %s is %s', (zone, local, moment) => {
  expect(momentAt(zone, local)).toBe(Date.parse(moment))
})

test.each([
  ['Mars/Olympus', '2026-12-01T09:00'],
  ['+01:00', '2026-12-01T09:00'],
  ['UTC', '2026-02-30T09:00'],
  ['UTC', '2026-12-01'],
  ['UTC', 'tomorrow'],
])('in %s, %s is no moment', (zone, local) => {
  expect(momentAt(zone, local)).toBeUndefined()
})

test('a moment has a date and time in each zone', () => {
  const moment = Date.UTC(2026, 11, 1, 15)
  expect(wallTimeOf('America/Chicago', moment)).toBe('2026-12-01T09:00')
  expect(momentAt('Asia/Kolkata', wallTimeOf('Asia/Kolkata', moment))).toBe(moment)
})
