import { expect, test } from 'vitest'
import { bucketOf, type Histogram, percentile, verdict } from './vitals-histogram.ts'

test('S-08 a percentile from the buckets is at most a tenth above the true one', () => {
  const values = Array.from({ length: 1_000 }, (_, i) => 200 + ((i * 7_919) % 3_000))
  const histogram: Histogram = {}
  for (const value of values) {
    const bucket = bucketOf('lcp', value)
    histogram[bucket] = (histogram[bucket] ?? 0) + 1
  }
  const exact = values.toSorted((a, b) => a - b)[749] ?? 0
  const read = percentile(histogram, 0.75) ?? 0
  expect(read).toBeGreaterThanOrEqual(exact)
  expect(read).toBeLessThanOrEqual(exact * 1.11)
})

test('absurd values land in the first or last bucket', () => {
  expect(Number(bucketOf('inp', -5))).toBe(1)
  expect(Number(bucketOf('lcp', 1e9))).toBeLessThanOrEqual(66_000)
  expect(percentile({}, 0.75)).toBeUndefined()
})

test('S-08 a value is good up to its first limit and poor above its second', () => {
  expect([verdict('lcp', 2500), verdict('lcp', 2501), verdict('lcp', 4001)]).toEqual(['good', 'middling', 'poor'])
  expect([verdict('cls', 100), verdict('cls', 101), verdict('inp', 200)]).toEqual(['good', 'middling', 'good'])
})
