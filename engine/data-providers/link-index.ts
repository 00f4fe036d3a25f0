import type { Lookup } from './lookup.ts'

/** A registrable domain in a release of a domain graph. Registrable by the ICANN section of the Public Suffix List. */
export type DomainRank = {
  domain: string
  /** Position by harmonic centrality, from 1. */
  harmonicRank: number
  /** Undefined where an index has the values of the best domains only. */
  pageRankPosition?: number
  pageRank: number
  /** Domains in the release. */
  domains: number
  /** Domains that link to it; undefined where an index has ranks only. */
  referringDomains?: number
  /** Domains that it links to. */
  linkedDomains?: number
  hosts?: number
  /** One entry per release, oldest first; `null` where the release does not list the domain. */
  history?: RankHistory[]
}

export type RankHistory = {
  release: string
  asOf: string
  /** Harmonic centrality itself; it grows with the number of domains in the release. */
  harmonic: number | null
  /** PageRank itself, a share of 1. */
  pageRank: number | null
  /** Position by harmonic centrality, from 1: what can be compared across releases. */
  rank?: number | null
}

export type Referrer = {
  domain: string
  harmonicRank: number
  hosts?: number
  /**
   * Whether it is a content delivery network, font service, analytics service, or shortener, whose links are mostly
   * technical.
   */
  isHub: boolean
}

export type Referrers = {
  domain: string
  total: number
  /** By rank. Fewer than `total` where the list is cut. */
  referrers: Referrer[]
  /** Of all referrers, by tenth of the ranks, the best first. */
  byRank: number[]
  byTopLevelDomain: { name: string; count: number }[]
  /**
   * Against the release before; undefined where only one release is loaded, and for a domain with so many referring
   * domains that the lists are not compared (a caveat says so).
   */
  changes?: { since: string; gained: Referrer[]; lost: Referrer[]; gainedTotal: number; lostTotal: number }
  /** Referring domains of each loaded release, and the links of the release, to compare releases of different size. */
  trend?: { release: string; asOf: string; referringDomains: number; links: number }[]
}

/** A domain that links to others and not to one's own. */
export type LinkGapRow = Referrer & { linksTo: string[] }

/** `score`: Adamic–Adar over shared referrers. */
export type SimilarDomain = { domain: string; harmonicRank: number; shared: number; score: number }

export type IndexInfo = {
  release: string
  asOf: string
  domains: number
  /** `null` where an index has ranks only. */
  links: number | null
  isSample: boolean
}

export type ReferrerOptions = {
  /** At most 1,000. */
  limit: number
  offset?: number
  /** Leaves hubs out of everything but `trend`. */
  hidesHubs?: boolean
}

/**
 * An index of a domain graph. Implementations: the built-in ranks, the sample graph, the local index, and ClickHouse.
 * A domain that an index does not have is `unknown`; an index that cannot be read is `failed`.
 */
export type LinkIndex = {
  info: () => Promise<IndexInfo>
  /** @param domains registrable domains, lower case, in ASCII (RFC 5890); at most 1,000; answered in this order */
  ranks: (domains: string[]) => Promise<Lookup<DomainRank>[]>
  referrers: (domain: string, options: ReferrerOptions) => Promise<Lookup<Referrers>>
  /** Domains that link to at least one of `others` and not to `own`, by number of links and rank. */
  linkGap: (own: string, others: string[], options: { limit: number }) => Promise<Lookup<LinkGapRow[]>>
  similar: (domain: string, options: { limit: number }) => Promise<Lookup<SimilarDomain[]>>
}
