import { expect, test } from 'vitest'
import { interactionDelay, layoutShift } from './vitals.ts'

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })

test('R-068 shifts less than a second apart count together, up to five seconds', () => {
  expect(layoutShift([])).toBe(0)
  expect(layoutShift([shift(100, 0.1), shift(900, 0.2)])).toBeCloseTo(0.3)
  expect(layoutShift([shift(100, 0.1), shift(1200, 0.2)])).toBeCloseTo(0.2)
  expect(layoutShift([0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.1)))).toBeCloseTo(0.6)
})

test('R-068 a shift after an input does not count', () => {
  expect(layoutShift([shift(100, 0.5, true), shift(200, 0.1)])).toBeCloseTo(0.1)
})

test('R-068 an interaction is as slow as its slowest event', () => {
  expect(interactionDelay([])).toBeUndefined()
  expect(
    interactionDelay([
      { duration: 900 },
      { interactionId: 1, duration: 40 },
      { interactionId: 1, duration: 120 },
      { interactionId: 2, duration: 80 },
    ]),
  ).toBe(120)
})

test('R-068 one of fifty interactions is ignored, counting fast ones that are not reported', () => {
  const slow = [900, 300, 60].map((duration, i) => ({ interactionId: 7 * i + 1, duration }))
  expect(interactionDelay(slow, 49)).toBe(900)
  expect(interactionDelay(slow, 50)).toBe(300)
  expect(interactionDelay(slow, 100)).toBe(60)
  expect(interactionDelay(slow, 1_000)).toBe(60)
})

test('R-068 without an interaction count, interaction ids are used', () => {
  const numbered = (...numbers: number[]) => numbers.map((n) => ({ interactionId: 3_500 + 7 * n, duration: 900 / n }))
  expect(interactionDelay(numbered(1, 2, 49))).toBe(900)
  expect(interactionDelay(numbered(1, 2, 50))).toBe(450)
})

test('R-068 a shift starts a new group a second after the last or five after the first', () => {
  expect(layoutShift([shift(0, 0.1), shift(1000, 0.2)])).toBeCloseTo(0.2)
  expect(layoutShift([0, 900, 1800, 2700, 3600, 4500, 5000].map((at) => shift(at, 0.1)))).toBeCloseTo(0.6)
})
