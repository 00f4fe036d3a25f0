import { expect, test } from 'vitest'
import { computeFreeTimes, type WorkingTimes } from './free-times.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const rules = (from: string, to: string) => ({
  lengthMs: 30 * MINUTE_MS,
  bufferMs: 15 * MINUTE_MS,
  everyMs: 30 * MINUTE_MS,
  earliest: Date.parse(from),
  latest: Date.parse(to),
})

const chicago = (times: Partial<WorkingTimes> = {}): WorkingTimes => ({
  timeZone: 'America/Chicago',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '11:00' })),
  exceptions: [],
  ...times,
})

const iso = (times: number[]) => times.map((time) => new Date(time).toISOString().slice(0, 16))

test('hours follow the office clock: 9:00 is 14:00 UTC in summer and 15:00 UTC in winter', () => {
  const autumn = computeFreeTimes(chicago(), [], rules('2026-10-31T12:00Z', '2026-11-01T23:00Z'))
  expect(iso(autumn)).toEqual([
    ...['2026-10-31T14:00', '2026-10-31T14:30', '2026-10-31T15:00', '2026-10-31T15:30'],
    ...['2026-11-01T15:00', '2026-11-01T15:30', '2026-11-01T16:00', '2026-11-01T16:30'],
  ])
  const spring = computeFreeTimes(chicago(), [], rules('2027-03-13T12:00Z', '2027-03-14T14:00Z'))
  expect(iso(spring)).toEqual([
    ...['2027-03-13T15:00', '2027-03-13T15:30', '2027-03-13T16:00', '2027-03-13T16:30'],
    '2027-03-14T14:00',
  ])
})

test('a night that loses an hour has two times fewer, one that gains an hour has two more', () => {
  const nights = chicago({ weekly: [{ weekday: 7, from: '00:00', to: '04:00' }] })
  const count = (from: string) => computeFreeTimes(nights, [], rules(`${from}T00:00Z`, `${from}T23:00Z`)).length
  expect([count('2026-11-08'), count('2026-11-01'), count('2027-03-14')]).toEqual([8, 10, 6])
})

test('a skipped hour moves one hour later, and a repeated hour is offered once', () => {
  const at = (from: string, to: string, day: string) =>
    iso(computeFreeTimes(chicago({ weekly: [{ weekday: 7, from, to }] }), [], rules(`${day}T00:00Z`, `${day}T23:00Z`)))
  expect(at('02:00', '03:30', '2027-03-14')).toEqual(['2027-03-14T08:00'])
  expect(at('01:00', '01:30', '2026-11-01')).toEqual(['2026-11-01T06:00'])
})

test('a day off has no times, a special day its own, and a range includes both ends', () => {
  const exceptions = [
    { first: '2026-11-24', last: '2026-11-25', hours: [] },
    { first: '2026-11-26', last: '2026-11-26', hours: [{ from: '15:00', to: '15:30' }] },
  ]
  const times = computeFreeTimes(chicago({ exceptions }), [], rules('2026-11-24T00:00Z', '2026-11-27T15:00Z'))
  expect(iso(times)).toEqual(['2026-11-26T21:00', '2026-11-27T15:00'])
})

test('a call blocks its time, the break after it, and the time before it that another call needs', () => {
  const call = { start: Date.parse('2026-11-24T15:30Z'), end: Date.parse('2026-11-24T16:15Z') }
  const times = computeFreeTimes(chicago(), [call], rules('2026-11-24T00:00Z', '2026-11-24T23:00Z'))
  expect(iso(times)).toEqual(['2026-11-24T16:30'])
})

test('times respect the notice, the last day, and the distance between starts', () => {
  const times = computeFreeTimes(chicago(), [], rules('2026-11-24T15:10Z', '2026-11-24T16:00Z'))
  expect(iso(times)).toEqual(['2026-11-24T15:30', '2026-11-24T16:00'])
})

test('overlapping hours offer each time once, and hours that end before they begin offer none', () => {
  const weekly = [
    { weekday: 2, from: '09:00', to: '10:00' },
    { weekday: 2, from: '09:30', to: '10:30' },
    { weekday: 2, from: '15:00', to: '14:00' },
  ]
  const times = computeFreeTimes(chicago({ weekly }), [], rules('2026-11-24T00:00Z', '2026-11-24T23:59Z'))
  expect(iso(times)).toEqual(['2026-11-24T15:00', '2026-11-24T15:30', '2026-11-24T16:00'])
})

test('days are those of the office, not of UTC: Monday in Auckland begins on Sunday', () => {
  const auckland = {
    timeZone: 'Pacific/Auckland',
    weekly: [{ weekday: 1, from: '08:00', to: '09:00' }],
    exceptions: [],
  }
  const times = computeFreeTimes(auckland, [], rules('2026-11-22T00:00Z', '2026-11-22T23:59Z'))
  expect(iso(times)).toEqual(['2026-11-22T19:00', '2026-11-22T19:30'])
  expect(times.every((time) => time % HOUR_MS === 0 || time % (HOUR_MS / 2) === 0)).toBe(true)
})
