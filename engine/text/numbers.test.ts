import { expect, test } from 'vitest'
import { roundExactly, roundTo, withCommas } from './numbers.ts'

test.each([
  [1_204.5, '1,204.5'],
  [0.123_45, '0.123'],
  [-1_000_000, '-1,000,000'],
])('%d is written %s', (value, expected) => {
  expect(withCommas(value)).toBe(expected)
})

test('a half goes up, unless the binary value is below it', () => {
  expect([roundTo(1.45, 1), roundTo(2.5, 0), roundTo(1_234.567, 2)]).toEqual([1.5, 3, 1_234.57])
  expect([roundExactly(1.45, 1), roundExactly(2.5, 0)]).toEqual([1.4, 3])
})
