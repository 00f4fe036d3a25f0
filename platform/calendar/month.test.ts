import { expect, test } from 'vitest'
import { monthLabel, monthOf } from './month.ts'

const NOW = Date.UTC(2026, 10, 23, 12)

test('a month has whole weeks from Monday to Sunday', () => {
  const { name, previous, next, weeks } = monthOf('2026-11', 'UTC', NOW)
  expect([name, previous, next]).toEqual(['2026-11', '2026-10', '2026-12'])
  expect(weeks).toHaveLength(6)
  expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06'])
  // February 2027 begins on a Monday and has exactly four weeks.
  expect(monthOf('2027-02', 'UTC', NOW).weeks).toHaveLength(4)
})

test.each([undefined, '', '2026-13', '2026-1', '0000-01', ['2026-12'], '2026-11-23'])(
  'an invalid month (%s) means the current one, in the time zone of the site',
  (name) => {
    expect(monthOf(name, 'America/Chicago', Date.UTC(2026, 11, 1, 3)).name).toBe('2026-11')
  },
)

test('a month begins and ends in its time zone', () => {
  const { span } = monthOf('2026-11', 'America/Chicago', NOW)
  expect(new Date(span.start).toISOString()).toBe('2026-10-26T05:00:00.000Z')
  expect(new Date(span.end).toISOString()).toBe('2026-12-07T06:00:00.000Z')
})

test('a month has a name', () => {
  expect(monthLabel('2026-11')).toBe('November 2026')
})
