export const METRICS = ['lcp', 'inp', 'cls', 'ttfb', 'fcp'] as const
export type Metric = (typeof METRICS)[number]

/** Counts by bucket. A bucket is named by its upper edge: milliseconds, for CLS thousandths. */
export type Histogram = Record<string, number>

/** Edges are 10% apart, so a percentile read from the counts is off by at most that much. */
const GROWTH = 1.1
const MIN_VALUE = 1
const MAX_VALUE = 60_000

/**
 * Returns the bucket of a value.
 * @param value milliseconds; for `cls` the score itself
 * @example bucketOf('lcp', 1240) // '1314'
 */
export function bucketOf(metric: Metric, value: number) {
  const whole = Math.min(MAX_VALUE, Math.max(MIN_VALUE, metric === 'cls' ? value * 1000 : value))
  return String(Math.ceil(MIN_VALUE * GROWTH ** Math.ceil(Math.log(whole / MIN_VALUE) / Math.log(GROWTH))))
}

/**
 * Returns the upper edge of the bucket in which a share of all values ends, or undefined without values.
 * @example percentile(h, 0.75)
 */
export function percentile(histogram: Histogram, share: number) {
  const buckets = Object.entries(histogram)
    .map(([edge, count]) => ({ edge: Number(edge), count }))
    .sort((a, b) => a.edge - b.edge)
  const wanted = buckets.reduce((sum, { count }) => sum + count, 0) * share
  let passed = 0
  for (const { edge, count } of buckets) {
    passed += count
    if (passed >= wanted) return edge
  }
  return undefined
}

/**
 * Up to the first a figure is good, above the second it is poor. Milliseconds, for CLS thousandths:
 * web.dev/articles/vitals.
 */
const LIMITS: Record<Metric, [good: number, poor: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [100, 250],
  ttfb: [800, 1800],
  fcp: [1800, 3000],
}

export function verdict(metric: Metric, value: number): 'good' | 'middling' | 'poor' {
  const [good, poor] = LIMITS[metric]
  if (value <= good) return 'good'
  return value > poor ? 'poor' : 'middling'
}
