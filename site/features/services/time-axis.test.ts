import { expect, test } from 'vitest'
import { isSpan, labelPlaces, share } from './time-axis.ts'

test('weeks are on an axis of 24, and later ones at its end', () => {
  expect([0, 6, 24, 30].map(share)).toEqual([0, 25, 100, 100])
  expect(isSpan({ from: 4, to: 4 })).toBe(false)
})

test.each([
  [
    { from: 4, to: 12 },
    { first: 'is-left-on-phones', full: '' },
  ],
  [
    { from: 1, to: 4 },
    { first: 'is-left-on-phones', full: 'is-past-on-phones' },
  ],
  [
    { from: 1, to: 7 },
    { first: 'is-left-on-phones', full: 'inside is-past-on-phones' },
  ],
  [
    { from: 6, to: 8 },
    { first: 'is-past', full: 'is-past is-past-on-phones' },
  ],
  [
    { from: 8, to: 24 },
    { first: 'is-past', full: 'inside' },
  ],
  [
    { from: 10, to: 16 },
    { first: '', full: '' },
  ],
])('no label of the bar of weeks %j crosses the line of Day 60', (weeks, places) => {
  expect(labelPlaces(weeks)).toEqual(places)
})
