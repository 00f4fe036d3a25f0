import { expect, test } from 'vitest'
import { dateFormat, formatDate } from './date-format.ts'

test('the same options give the same format, and other zones another one', () => {
  const chicago = dateFormat('en-US', { timeZone: 'America/Chicago', hour: 'numeric' })
  expect(dateFormat('en-US', { timeZone: 'America/Chicago', hour: 'numeric' })).toBe(chicago)
  expect(dateFormat('en-US', { timeZone: 'Asia/Tokyo', hour: 'numeric' })).not.toBe(chicago)
})

test('a visitor who asks for every time zone leaves no more than a hundred formats behind', () => {
  const first = dateFormat('en-US', { timeZone: 'UTC', year: 'numeric' })
  for (const timeZone of Intl.supportedValuesOf('timeZone').slice(0, 150)) dateFormat('en-US', { timeZone })
  expect(dateFormat('en-US', { timeZone: 'UTC', year: 'numeric' })).not.toBe(first)
})

test('a time zone that does not exist is refused', () => {
  expect(() => dateFormat('en', { timeZone: 'Mars/Olympus' })).toThrow(RangeError)
})

test.each([
  ['2023-02-21', 'Feb 21, 2023'],
  ['2023-02-21T00:00:00.000Z', 'Feb 21, 2023'],
  ['2023-02-21T23:59:59.999Z', 'Feb 21, 2023'],
  ['2024-12-01T08:30:00+00:00', 'Dec 1, 2024'],
  ['2023-02-21T23:30:00-05:00', 'Feb 22, 2023'],
])('R-118 %s is shown as %s in any time zone', (iso, expected) => {
  expect(formatDate(iso)).toBe(expected)
})

test('R-118 the long form names the month', () => {
  expect(formatDate('2023-02-21', 'long')).toBe('February 21, 2023')
})

test('R-118 an invalid date is not shown', () => {
  expect(formatDate('soon')).toBe('')
})

test.each([
  ['day', 'Feb 21'],
  ['month', 'Feb 2023'],
] as const)('the style %s is %s', (style, expected) => {
  expect(formatDate('2023-02-21', style)).toBe(expected)
})
