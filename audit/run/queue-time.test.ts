import { expect, test } from 'vitest'
import { queueSeconds } from './queue-time.ts'

test('what waits ends after what runs and what is before it', () => {
  expect(queueSeconds({ place: 0, running: [30], usualSeconds: 100 })).toBe(130)
  expect(queueSeconds({ place: 2, running: [30], usualSeconds: 100 })).toBe(330)
  expect(queueSeconds({ place: 0, running: [], usualSeconds: 100 })).toBe(100)
})

test('two workers share the queue, and what is unknown of one is what others took', () => {
  expect(queueSeconds({ place: 2, running: [30, 70], usualSeconds: 100 })).toBe(230)
  expect(queueSeconds({ place: 1, running: [null], usualSeconds: 60 })).toBe(180)
})

test('before any audit has ended, nobody can tell', () => {
  expect(queueSeconds({ place: 3, running: [40], usualSeconds: null })).toBeNull()
})
