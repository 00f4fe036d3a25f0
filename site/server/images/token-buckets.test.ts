import { expect, test } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

test('C1 E2 each visitor gets a burst, then one request per second', () => {
  const take = createTokenBuckets({ capacity: 3, perSecond: 1 })
  const used = (visitor: string, now: number) => [1, 2, 3, 4].map(() => take(visitor, now))
  expect(used('a', 0)).toEqual([0, 0, 0, 1])
  expect(used('b', 0)).toEqual([0, 0, 0, 1])
  expect(take('a', 900)).toBe(1)
  expect(take('a', 1_000)).toBe(0)
  expect(take('a', 1_000)).toBe(1)
  expect(used('a', 60_000)).toEqual([0, 0, 0, 1])
})

test('C1 a slow rate says how long to wait, and the number of visitors is bounded', () => {
  const take = createTokenBuckets({ capacity: 1, perSecond: 0.1, mostVisitors: 2 })
  expect([take('a', 0), take('a', 0), take('b', 0), take('c', 0)]).toEqual([0, 10, 0, 0])
  expect([take('c', 0), take('a', 0)]).toEqual([10, 0])
})
