import { expect, test } from 'vitest'
import { interactionDelay, layoutShift } from './vitals.ts'

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })

test('R-068: shifts less than a second apart count together, up to five seconds', () => {
  expect(layoutShift([])).toBe(0)
  expect(layoutShift([shift(100, 0.1), shift(900, 0.2)])).toBeCloseTo(0.3)
  expect(layoutShift([shift(100, 0.1), shift(1200, 0.2)])).toBeCloseTo(0.2)
  expect(layoutShift([0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.1)))).toBeCloseTo(0.6)
})

test('R-068: a shift that follows an input is the answer to it, not a fault', () => {
  expect(layoutShift([shift(100, 0.5, true), shift(200, 0.1)])).toBeCloseTo(0.1)
})

test('R-068: an interaction is as slow as its slowest event', () => {
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

test('R-068: one of fifty interactions is left out', () => {
  const events = Array.from({ length: 50 }, (_, i) => ({ interactionId: i + 1, duration: i === 0 ? 900 : 50 + i }))
  expect(interactionDelay(events)).toBe(99)
  expect(interactionDelay(events.slice(0, 49))).toBe(900)
})
