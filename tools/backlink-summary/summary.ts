import type { ProviderLinks } from '#engine/data-providers/capabilities.ts'
import type { DomainRank, IndexInfo, LinkGapRow, Referrers, SimilarDomain } from '#engine/data-providers/link-index.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { caveatsOf, settingsOf, sourcesOf } from '#engine/data-providers/sources-of.ts'
import { type Standing, standingOf } from '#engine/data-providers/standing.ts'
import type { Source } from '#engine/tool/envelope.ts'
import type { RefusedLine } from '#engine/web/domain-list.ts'

/** The result of one look-up: its value, or why there is none. */
export type Part<Value> = { value: Value; problem: null } | { value: null; problem: string; isUnset: boolean }

export type TrendPoint = { release: string; asOf: string; referringDomains: number; atNewestSize: number | null }

export type Summary = {
  domain: string
  hidesHubs: boolean
  standing: Standing
  competitors: Standing[]
  referrers: Part<Omit<Referrers, 'trend' | 'domain'>>
  /** Oldest first. `atNewestSize`: the number of links, scaled to the size of the newest release. */
  trend: TrendPoint[]
  similar: Part<SimilarDomain[]>
  /** `null` where no competitor was entered. */
  linkGap: Part<LinkGapRow[]> | null
  provider: Part<ProviderSummary>
  caveats: string[]
  sources: Source[]
  settings: string[]
}

export type ProviderSummary = {
  name: string
  total: number | null
  referringDomains: number | null
  followedShare: number | null
  /** Anchor texts of the loaded links, the most frequent first. */
  anchors: { anchor: string; links: number }[]
  links: number
}

export type SummaryData = { backlinksSummary: Summary; index: IndexInfo; refused: RefusedLine[] }

type Lookups = {
  ranks: Lookup<DomainRank>[]
  referrers: Lookup<Referrers>
  similar: Lookup<SimilarDomain[]>
  gap: Lookup<LinkGapRow[]> | undefined
  links: Lookup<ProviderLinks>
}

/** Returns what the link index and a provider say about a domain, each part with its own state. */
export function summarize(
  { domain, others, hidesHubs }: { domain: string; others: string[]; hidesHubs: boolean },
  { ranks, referrers, similar, gap, links }: Lookups,
): Summary {
  const [own, ...rest] = ranks
  const all: Lookup<unknown>[] = [...ranks, referrers, similar, ...(gap ? [gap] : []), links]
  const { trend = [], domain: _, ...found } = referrers.kind === 'found' ? referrers.value : { domain }
  const newest = trend.at(-1)
  return {
    domain,
    hidesHubs,
    standing: own ? standingOf(domain, own) : standingOf(domain, { kind: 'unknown', message: '', source: NO_SOURCE }),
    competitors: rest.flatMap((lookup, at) => (others[at] ? [standingOf(others[at], lookup)] : [])),
    referrers: partOf(referrers, () => found as Omit<Referrers, 'trend' | 'domain'>),
    trend: trend.map(({ links: all, ...point }) => ({
      ...point,
      atNewestSize: all > 0 && newest ? (point.referringDomains * newest.links) / all : null,
    })),
    similar: partOf(similar, (value) => value),
    linkGap: gap ? partOf(gap, (value) => value) : null,
    provider: partOf(links, (value, name) => ({
      name,
      total: value.total,
      referringDomains: value.referringDomains,
      followedShare: value.followedShare,
      anchors: anchorsOf(value),
      links: value.links.length,
    })),
    caveats: caveatsOf([referrers, ...(gap ? [gap] : []), similar, links]),
    sources: sourcesOf(all),
    settings: settingsOf([referrers, links]),
  }
}

const NO_SOURCE = { name: 'Link index', kind: 'open-data' } as const

function partOf<From, To>(lookup: Lookup<From>, read: (value: From, source: string) => To): Part<To> {
  if (lookup.kind === 'found') return { value: read(lookup.value, lookup.source.name), problem: null }
  const isUnset = lookup.kind === 'failed' && lookup.reason === 'not-configured'
  return { value: null, problem: lookup.message, isUnset }
}

function anchorsOf({ links }: ProviderLinks) {
  const byAnchor = Map.groupBy(links, ({ anchor }) => anchor.trim().toLowerCase())
  return [...byAnchor]
    .map(([anchor, own]) => ({ anchor, links: own.length }))
    .sort((one, other) => other.links - one.links || (one.anchor < other.anchor ? -1 : 1))
    .slice(0, 20)
}
