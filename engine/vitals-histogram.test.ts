import { expect, test } from 'vitest'
import { bucketOf, type Histogram, percentile, templateOf } from './histogram.ts'

test('S-08 a percentile read from the buckets is at most a tenth above the true one', () => {
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

test('what is absurd lands in the first or last bucket', () => {
  expect(Number(bucketOf('inp', -5))).toBe(1)
  expect(Number(bucketOf('lcp', 1e9))).toBeLessThanOrEqual(66_000)
  expect(percentile({}, 0.75)).toBeUndefined()
})

test.each([
  ['/', 'home'],
  ['/blog/', 'blog index'],
  ['/blog/page/3', 'blog index'],
  ['/blog/a-post', 'post'],
  ['/services/seo/', 'service'],
  ['/contact-us/', 'contact-us'],
  ['/%3Cscript%3E', 'other'],
])('%s is counted as %s', (path, template) => {
  expect(templateOf(path)).toBe(template)
})
