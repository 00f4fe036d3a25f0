export const METRICS = ['lcp', 'inp', 'cls', 'ttfb', 'fcp'] as const
export type Metric = (typeof METRICS)[number]

/** Counts by bucket. A bucket is named by its upper edge: milliseconds, for CLS thousandths. */
export type Histogram = Record<string, number>

/** Edges lie 10 % apart, so that a percentile read from the counts is at most that far off. */
const GROWTH = 1.1
const SMALLEST = 1
const LARGEST = 60_000

/**
 * The bucket of a value.
 * @param value milliseconds; for `cls` the score itself
 * @example bucketOf('lcp', 1240) // '1314'
 */
export function bucketOf(metric: Metric, value: number) {
  const whole = Math.min(LARGEST, Math.max(SMALLEST, metric === 'cls' ? value * 1000 : value))
  return String(Math.ceil(SMALLEST * GROWTH ** Math.ceil(Math.log(whole / SMALLEST) / Math.log(GROWTH))))
}

/** The upper edge of the bucket in which a share of all values ends, or undefined without values. @example percentile(h, 0.75) */
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

/** Which kind of page a path belongs to: figures of single pages would be too few to read. */
export function templateOf(path: string) {
  if (path === '/') return 'home'
  if (path === '/blog/' || path.startsWith('/blog/page/')) return 'blog index'
  if (path.startsWith('/blog/category/')) return 'blog category'
  const [, first = '', second] = path.split('/')
  const singles: Record<string, string> = {
    blog: 'post',
    services: 'service',
    tools: 'tool',
    'case-study': 'case study',
    career: 'vacancy',
    author: 'author',
  }
  return (second && singles[first]) || (/^[a-z-]{2,30}$/.test(first) ? first : 'other')
}
