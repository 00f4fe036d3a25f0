import type { Traffic } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import type { Standing } from '#engine/data-providers/standing.ts'
import { approximate } from '#engine/formulas/popularity-band.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Source } from '#engine/tool/envelope.ts'
import type { RefusedLine } from '#engine/web/domain-list.ts'

/**
 * `banded`: there is a band. `below`: the site is not on the list, which was read. `no-list`: no list is configured.
 * `failed`: the look-up failed. Without a band, its figures are `null`, never 0.
 */
export type Banded = {
  state: 'banded' | 'below' | 'no-list' | 'failed'
  low: number | null
  /** `null` also if the band has no upper end. */
  high: number | null
  unit: Traffic['unit'] | null
  rank: number | null
  isBucket: boolean
  source: string | null
  asOf: string | null
  confidence: 'order of magnitude' | 'estimate of the provider' | null
  history: { asOf: string; rank: number }[]
  message: string | null
}

export type Popularity = Banded & { entered: string; domain: string; link: Standing }

export type TrafficData = {
  websiteTraffic: Popularity | null
  bulk: Popularity[]
  refused: RefusedLine[]
  sources: Source[]
  /** What the operator can set to get bands. */
  settings: string[]
}

/** Returns what a look-up says about the popularity of a site. */
export function bandedBy(lookup: Lookup<Traffic> | undefined): Banded {
  if (!lookup || lookup.kind === 'failed') {
    const isUnset = !lookup || lookup.reason === 'not-configured'
    return { ...nothing, state: isUnset ? 'no-list' : 'failed', message: lookup?.message ?? null }
  }
  const source = { source: lookup.source.name, asOf: lookup.source.asOf ?? null }
  if (lookup.kind === 'unknown') return { ...nothing, ...source, state: 'below', message: lookup.message }
  const { low, high, unit, rank = null, isBucket = false, history = [] } = lookup.value
  return {
    ...source,
    state: 'banded',
    low,
    high: Number.isFinite(high) ? high : null,
    unit,
    rank,
    isBucket,
    confidence: rank === null ? 'estimate of the provider' : 'order of magnitude',
    history,
    message: lookup.caveats?.join(' ') ?? null,
  }
}

const nothing = {
  low: null,
  high: null,
  unit: null,
  rank: null,
  isBucket: false,
  source: null,
  asOf: null,
  confidence: null,
  history: [],
} satisfies Partial<Banded>

/** Returns a band as text. @example bandText({ low: 25_000, high: 410_000, … }) // '25,000 to 410,000 page loads' */
export function bandText({ low, high, unit }: Pick<Banded, 'low' | 'high' | 'unit'>): string | null {
  if (low === null || unit === null) return null
  if (high === null) return `${approximate(low)} ${unit} or more`
  const [from, to] = [approximate(low), approximate(high)]
  return from === to ? `about ${from} ${unit}` : `${from} to ${to} ${unit}`
}

/** Returns a rank as its list has it. @example rankText({ rank: 10_000, isBucket: true }) // 'first 10,000' */
export function rankText({ rank, isBucket }: Pick<Banded, 'rank' | 'isBucket'>): string | null {
  if (rank === null) return null
  return `${isBucket ? 'first ' : ''}${withCommas(rank)}`
}
