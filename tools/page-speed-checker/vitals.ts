import type { Reference } from '#engine/tool/blocks.ts'
import type { Report } from './lighthouse-report.ts'

export type Device = 'mobile' | 'desktop'
export type Rating = 'good' | 'needs improvement' | 'poor'
export type Vital = {
  id: 'LCP' | 'TBT' | 'CLS' | 'FCP' | 'SI' | 'TTFB'
  name: string
  /** Milliseconds; CLS has no unit. `null` if it was not measured. */
  value: number | null
  unit: 'ms' | ''
  rating: Rating | null
  /** Good up to the first value, poor above the second. */
  limits: [good: number, poor: number]
  /** Share of the score, in percent; 0 if it is not part of the score. */
  weight: number
  /** Lighthouse's score, 0 to 100; `null` for a metric without one. */
  score: number | null
  method: string
  ref: Reference
}

type Definition = Pick<Vital, 'id' | 'name' | 'unit' | 'limits' | 'method' | 'ref'> & {
  audit?: string
  /** Limits for desktop, if they differ from those for phones. */
  desktopLimits?: [number, number]
}

const definitions: Definition[] = [
  {
    id: 'LCP',
    name: 'Largest Contentful Paint',
    audit: 'largest-contentful-paint',
    unit: 'ms',
    limits: [2_500, 4_000],
    method: 'Time until the largest text or image in view is painted. Good up to 2.5 s, poor above 4 s.',
    ref: { label: 'web.dev: LCP', url: 'https://web.dev/articles/lcp' },
  },
  {
    id: 'TBT',
    name: 'Total Blocking Time',
    audit: 'total-blocking-time',
    unit: 'ms',
    limits: [200, 600],
    desktopLimits: [150, 350],
    method:
      'Sum of what each task takes beyond 50 ms between the first paint and the time when the page responds. It stands in for INP, which needs real visitors. Limits of Lighthouse.',
    ref: { label: 'web.dev: TBT', url: 'https://web.dev/articles/tbt' },
  },
  {
    id: 'CLS',
    name: 'Cumulative Layout Shift',
    audit: 'cumulative-layout-shift',
    unit: '',
    limits: [0.1, 0.25],
    method: 'Largest group of unexpected shifts while the page loads. Good up to 0.1, poor above 0.25.',
    ref: { label: 'web.dev: CLS', url: 'https://web.dev/articles/cls' },
  },
  {
    id: 'FCP',
    name: 'First Contentful Paint',
    audit: 'first-contentful-paint',
    unit: 'ms',
    limits: [1_800, 3_000],
    method: 'Time until the first text or image is painted. Good up to 1.8 s, poor above 3 s.',
    ref: { label: 'web.dev: FCP', url: 'https://web.dev/articles/fcp' },
  },
  {
    id: 'SI',
    name: 'Speed Index',
    audit: 'speed-index',
    unit: 'ms',
    limits: [3_400, 5_800],
    desktopLimits: [1_300, 2_300],
    method: 'How quickly the view fills up, from the frames of the filmstrip. Limits of Lighthouse.',
    ref: {
      label: 'Chrome: Speed Index',
      url: 'https://developer.chrome.com/docs/lighthouse/performance/speed-index',
    },
  },
  {
    id: 'TTFB',
    name: 'Time to First Byte',
    unit: 'ms',
    limits: [800, 1_800],
    method:
      'Time until the first byte of the document, on the simulated line. Good up to 0.8 s, poor above 1.8 s. It does not count toward the score.',
    ref: { label: 'web.dev: TTFB', url: 'https://web.dev/articles/ttfb' },
  },
]

/** Returns the vitals of a run, with their limits and their weights in the score. */
export function vitalsOf(report: Report, device: Device): Vital[] {
  const refs = report.categories.performance?.auditRefs ?? []
  const total = refs.reduce((sum, { weight }) => sum + weight, 0)
  return definitions.map(({ audit: id, desktopLimits, ...definition }) => {
    const audit = id ? report.audits[id] : undefined
    const value = id ? (audit?.numericValue ?? null) : timeToFirstByte(report)
    const limits = device === 'desktop' && desktopLimits ? desktopLimits : definition.limits
    const weight = refs.find((ref) => ref.id === id)?.weight ?? 0
    return {
      ...definition,
      limits,
      value: value === null ? null : definition.unit === 'ms' ? Math.round(value) : Math.round(value * 1_000) / 1_000,
      rating: value === null ? null : ratingOf(value, limits),
      weight: total === 0 ? 0 : Math.round((weight * 100) / total),
      score: typeof audit?.score === 'number' ? Math.round(audit.score * 100) : null,
    }
  })
}

/** Returns how good a value of a vital is on a phone, by the limits of its vendor. */
export function rateOnPhone(id: Vital['id'], value: number): Rating | null {
  const limits = definitions.find((definition) => definition.id === id)?.limits
  return limits ? ratingOf(value, limits) : null
}

const ratingOf = (value: number, [good, poor]: [number, number]): Rating =>
  value <= good ? 'good' : value <= poor ? 'needs improvement' : 'poor'

function timeToFirstByte(report: Report): number | null {
  const items = report.audits.metrics?.details?.items as { timeToFirstByte?: number }[] | undefined
  return items?.[0]?.timeToFirstByte ?? null
}
