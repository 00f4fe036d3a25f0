import { expect, test } from 'vitest'
import { createRateLimit, createSlidingLimit } from './rate-limit.ts'

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

test('C1 E2 a steady limit allows a burst, then one use per second', () => {
  const { take } = createRateLimit({ max: 3, windowMs: 3_000, isSteady: true })
  const used = (key: string, now: number) => [1, 2, 3, 4].map(() => take(key, now))
  expect(used('a', 0)).toEqual([0, 0, 0, 1])
  expect(used('b', 0)).toEqual([0, 0, 0, 1])
  expect(take('a', 900)).toBe(1)
  expect(take('a', 1_000)).toBe(0)
  expect(take('a', 1_000)).toBe(1)
  expect(used('a', 60_000)).toEqual([0, 0, 0, 1])
  const slow = createRateLimit({ max: 1, windowMs: 10_000, isSteady: true })
  expect([slow.take('a', 0), slow.take('a', 0), slow.take('b', 0)]).toEqual([0, 10, 0])
})

test('F2 a limit stores a bounded number of keys', () => {
  const limit = createRateLimit({ max: 1, windowMs: 10_000 })
  for (let i = 0; i <= 50_000; i++) limit.count(`key ${i}`, 0)
  expect([limit.used('key 0', 0), limit.used('key 100', 0), limit.used('key 101', 0)]).toEqual([0, 0, 1])
})

test('F2 a flood of new keys evicts the least recently counted', () => {
  const limit = createRateLimit({ max: 2, windowMs: 10_000 })
  limit.count('first', 0)
  limit.count('second', 0)
  for (let i = 0; i < 49_999; i++) {
    if (i === 1_000) limit.count('first', 0)
    limit.count(`key ${i}`, 0)
  }
  expect([limit.used('first', 0), limit.used('second', 0)]).toEqual([2, 0])
})

test('A8 a sliding limit allows as many uses in any period, and counts for all keys or none', () => {
  let now = 0
  const limit = createSlidingLimit({ max: 2, windowMs: 1_000, now: () => now })
  expect([limit.take(['a']), limit.take(['a', 'b'])]).toEqual([0, 0])
  now = 600
  expect([limit.take(['b']), limit.take(['a', 'c']), limit.take(['c'])]).toEqual([0, 400, 0])
  now = 1_000
  expect([limit.take(['a']), limit.take(['a']), limit.take(['b'])]).toEqual([0, 0, 0])
  limit.count(['d'], 500)
  expect(limit.take(['c', 'd'])).toBe(1_000)
})
