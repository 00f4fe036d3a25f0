import type { SearchResult, SearchResults } from '#engine/data-providers/capabilities.ts'
import type { DomainRank } from '#engine/data-providers/link-index.ts'
import type { Failed, Found, Lookup } from '#engine/data-providers/lookup.ts'
import type { ArtifactRequests, Artifacts } from '#engine/tool/artifacts.ts'

const ASKED_AT = Date.UTC(2026, 10, 21, 14, 2)
const searchSource = { name: 'Test search', kind: 'provider', asOf: '2026-11-21' } as const
const graphSource = { name: 'Test graph, release 1', kind: 'open-data', asOf: '2026-06-30' } as const

/** Returns results at positions from 1, one for each URL. */
export const resultsOf = (urls: string[]): SearchResult[] =>
  urls.map((url, at) => ({ position: at + 1, url, title: `Title ${at + 1}`, snippet: `Snippet ${at + 1}.` }))

/** Returns what a search of the engine “Testera” found. */
export function foundSearch(urls: string[], more: Partial<SearchResults> = {}): Found<SearchResults> {
  const value = { engine: 'Testera', results: resultsOf(urls), depthRead: urls.length, features: [], ...more }
  return { kind: 'found', value, source: searchSource, fetchedAt: ASKED_AT }
}

/** Returns a failed look-up of each reason, as a provider's gatherer has it. */
export const failedLookup = (reason: Failed['reason'], more: Partial<Failed> = {}): Failed => ({
  kind: 'failed',
  reason,
  message: `The provider could not answer (${reason}).`,
  ...more,
})

/** Returns what the index has of a domain. */
export function foundRank(domain: string, more: Partial<DomainRank> = {}): Lookup<DomainRank> {
  const value = {
    domain,
    harmonicRank: 1_000,
    pageRankPosition: 1_200,
    pageRank: 1e-5,
    domains: 120_000_000,
    referringDomains: 500,
    ...more,
  }
  return { kind: 'found', value, source: graphSource }
}

export const unknownRank = (domain: string): Lookup<DomainRank> => ({
  kind: 'unknown',
  message: `${domain} is not in the list.`,
  source: graphSource,
})

type Makers = { [Name in keyof Artifacts]: (request: ArtifactRequests[Name]) => Artifacts[Name] }

/** What the catalog's test gives to tools that look at search results, link data, and field data. */
export const serpMakers: Pick<Makers, 'search' | 'domainRanks' | 'fieldData' | 'copies'> = {
  search: () =>
    foundSearch(['https://other.example/socks', 'https://www.example.com/wool', 'https://third.example/'], {
      features: ['people also ask'],
      questions: ['Are wool socks warm?'],
    }),
  domainRanks: ({ domains }) => domains.map((domain) => foundRank(domain)),
  fieldData: ({ device }) => ({
    kind: 'found',
    value: {
      scope: 'origin',
      device,
      from: '2026-10-22',
      to: '2026-11-18',
      metrics: {
        lcp: { p75: 2_310, shares: [0.79, 0.14, 0.07] },
        inp: { p75: 240, shares: [0.7, 0.2, 0.1] },
        cls: { p75: 0.04, shares: [0.9, 0.07, 0.03] },
      },
    },
    source: { name: 'Test field data', kind: 'provider', asOf: '2026-11-18' },
    fetchedAt: ASKED_AT,
  }),
  copies: () => failedLookup('not-configured'),
}
