import type { FieldData } from '#engine/data-providers/capabilities.ts'
import type { DataSource, Failed, Lookup } from '#engine/data-providers/lookup.ts'
import type { Reference } from '#engine/tool/blocks.ts'
import type { Device, Rating } from './vitals.ts'

export type FieldVital = {
  id: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'
  name: string
  unit: 'ms' | ''
  /** The 75th percentile: three of four visits were below it. */
  p75: number
  rating: Rating
  limits: [good: number, poor: number]
  /** Shares of the visits, 0 to 1; `null` if the source has none. */
  shares: { good: number; middling: number; poor: number } | null
  ref: Reference
}

/**
 * What visitors experienced. `too-few-visitors`: the source was queried and has no data. `failed`: it could not be
 * queried. `no-source`: no source of field data is configured.
 */
export type Field =
  | {
      state: 'found'
      scope: FieldData['scope']
      device: Device
      from: string
      to: string
      vitals: FieldVital[]
      /** Whether LCP, INP, and CLS are all good; `null` if LCP or CLS is unknown. */
      passes: boolean | null
      source: DataSource
      caveats: string[]
    }
  | { state: 'too-few-visitors'; message: string; source: DataSource }
  | ({ state: 'failed' | 'no-source' } & Pick<Failed, 'message' | 'howTo'>)

type Definition = Pick<FieldVital, 'id' | 'name' | 'unit' | 'limits'> & {
  key: keyof FieldData['metrics']
  slug: string
}

/** Limits of web.dev. */
const definitions: Definition[] = [
  { id: 'LCP', key: 'lcp', name: 'Largest Contentful Paint', unit: 'ms', limits: [2_500, 4_000], slug: 'lcp' },
  { id: 'INP', key: 'inp', name: 'Interaction to Next Paint', unit: 'ms', limits: [200, 500], slug: 'inp' },
  { id: 'CLS', key: 'cls', name: 'Cumulative Layout Shift', unit: '', limits: [0.1, 0.25], slug: 'cls' },
  { id: 'FCP', key: 'fcp', name: 'First Contentful Paint', unit: 'ms', limits: [1_800, 3_000], slug: 'fcp' },
  { id: 'TTFB', key: 'ttfb', name: 'Time to First Byte', unit: 'ms', limits: [800, 1_800], slug: 'ttfb' },
]

/** Returns field data with its ratings, or why there is none. A metric without visits is left out, never 0. */
export function readField(lookup: Lookup<FieldData>): Field {
  if (lookup.kind === 'failed') {
    const { reason, message, howTo } = lookup
    return { state: reason === 'not-configured' ? 'no-source' : 'failed', message, ...(howTo ? { howTo } : {}) }
  }
  if (lookup.kind === 'unknown') return { state: 'too-few-visitors', message: lookup.message, source: lookup.source }
  const { value, source, caveats = [] } = lookup
  const vitals = definitions.flatMap((definition) => vitalOf(definition, value.metrics) ?? [])
  if (vitals.length === 0)
    return { state: 'too-few-visitors', message: 'The source has no figure of this page.', source }
  const { scope, device, from, to } = value
  return { state: 'found', scope, device, from, to, vitals, passes: passesOf(vitals), source, caveats }
}

function vitalOf({ key, slug, ...definition }: Definition, metrics: FieldData['metrics']): FieldVital | undefined {
  const metric = metrics[key]
  if (!metric || !Number.isFinite(metric.p75)) return undefined
  const [good, middling, poor] = metric.shares
  const sum = good + middling + poor
  const [least, most] = definition.limits
  return {
    ...definition,
    p75: metric.p75,
    rating: metric.p75 <= least ? 'good' : metric.p75 <= most ? 'needs improvement' : 'poor',
    // A histogram without visits counts as missing.
    shares: sum > 0 ? { good: good / sum, middling: middling / sum, poor: poor / sum } : null,
    ref: { label: `web.dev: ${definition.id}`, url: `https://web.dev/articles/${slug}` },
  }
}

/**
 * Returns whether the Core Web Vitals pass. INP is missing if nobody taps or types; then LCP and CLS decide (web.dev,
 * “Core Web Vitals”).
 */
function passesOf(vitals: FieldVital[]): boolean | null {
  const rated = (id: FieldVital['id']) => vitals.find((vital) => vital.id === id)?.rating
  const [lcp, inp, cls] = [rated('LCP'), rated('INP'), rated('CLS')]
  if (lcp === undefined || cls === undefined) return null
  return [lcp, inp ?? 'good', cls].every((rating) => rating === 'good')
}
