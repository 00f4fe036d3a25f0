import { expect, test } from 'vitest'
import { dateFormat } from './date-format.ts'

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
