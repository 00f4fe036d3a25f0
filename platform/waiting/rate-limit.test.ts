import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('F2 a key can be used a number of times per window, and the limit says when it resets', () => {
  const limit = createRateLimit({ max: 2, windowMs: 10_000 })
  expect(limit.count('a', 1_000)).toBe(1)
  expect(limit.secondsLeft('a', 2_000)).toBe(0)
  expect(limit.count('a', 2_000)).toBe(2)
  expect(limit.secondsLeft('a', 3_000)).toBe(8)
  expect(limit.secondsLeft('b', 3_000)).toBe(0)
  expect(limit.secondsLeft('a', 11_000)).toBe(0)
  expect(limit.count('a', 11_000)).toBe(1)
})

test('F2 a limit stores a bounded number of keys', () => {
  const limit = createRateLimit({ max: 1, windowMs: 10_000 })
  for (let i = 0; i <= 50_000; i++) limit.count(`key ${i}`, 0)
  expect([limit.used('key 0', 0), limit.used('key 1', 0)]).toEqual([0, 1])
})

test('F2 a flood of new keys evicts the least recently counted', () => {
  const limit = createRateLimit({ max: 2, windowMs: 10_000 })
  limit.count('first', 0)
  limit.count('second', 0)
  limit.count('first', 0)
  for (let i = 0; i < 49_999; i++) limit.count(`key ${i}`, 0)
  expect([limit.used('first', 0), limit.used('second', 0)]).toEqual([2, 0])
})
