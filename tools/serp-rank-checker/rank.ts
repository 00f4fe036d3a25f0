import type { SearchResult, SearchResults } from '#engine/data-providers/capabilities.ts'
import type { DataSource, Failed, Lookup } from '#engine/data-providers/lookup.ts'
import { hostOf } from '#engine/net/hosts.ts'
import { registrableDomain } from '#engine/search/registrable-domain.ts'

export type ListedResult = SearchResult & { host: string | null; isOwn: boolean }

/**
 * The result for one keyword. `not-in-results`: results were read, and the domain is in none of them. `unknown`: the
 * provider had no results. `failed`: the look-up failed, for this reason.
 */
export type Rank =
  | (Read & { outcome: 'found'; position: number; url: string; title: string })
  | (Read & { outcome: 'not-in-results'; position: null })
  | { keyword: string; outcome: 'unknown'; position: null; depthRead: null; message: string; source?: DataSource }
  | ({ keyword: string; outcome: 'failed'; position: null; depthRead: null } & Pick<
      Failed,
      'reason' | 'message' | 'howTo' | 'retryAfter'
    >)

type Read = {
  keyword: string
  /** Number of results that were read. */
  depthRead: number
  /** The engine that was asked; `null` for results that the visitor pasted. */
  engine: string | null
  results: ListedResult[]
  /** All positions of the domain. */
  positions: number[]
  features: string[]
  questions: string[]
  relatedSearches: string[]
  source?: DataSource
  fetchedAt?: number
  costUsd?: number
  caveats: string[]
}

/** Returns the position of a registrable domain in the results of a search. */
export function rankIn(keyword: string, lookup: Lookup<SearchResults>, domain: string): Rank {
  if (lookup.kind === 'failed') {
    const { kind: _, ...failure } = lookup
    return { keyword, outcome: 'failed', position: null, depthRead: null, ...failure }
  }
  if (lookup.kind === 'unknown') {
    const { message, source } = lookup
    return { keyword, outcome: 'unknown', position: null, depthRead: null, message, source }
  }
  const { value, source, fetchedAt, costUsd, caveats = [] } = lookup
  const results = listResults(value.results, domain)
  if (results.length === 0)
    return {
      keyword,
      outcome: 'unknown',
      position: null,
      depthRead: null,
      message: `${value.engine} returned no results for this keyword, so nothing can be said about a position.`,
      source,
    }
  return outcomeOf({
    keyword,
    depthRead: depthOf(results, value.depthRead),
    engine: value.engine,
    results,
    positions: [],
    features: value.features,
    questions: value.questions ?? [],
    relatedSearches: value.relatedSearches ?? [],
    source,
    ...(fetchedAt === undefined ? {} : { fetchedAt }),
    ...(costUsd === undefined ? {} : { costUsd }),
    caveats,
  })
}

/** Returns the position of a registrable domain among results that the visitor pasted. */
export function rankInPasted(keyword: string, pasted: SearchResult[], domain: string): Rank {
  const results = listResults(pasted, domain)
  return outcomeOf({
    keyword,
    depthRead: results.length,
    engine: null,
    results,
    positions: [],
    features: [],
    questions: [],
    relatedSearches: [],
    caveats: [],
  })
}

function outcomeOf(read: Read): Rank {
  const own = read.results.filter(({ isOwn }) => isOwn)
  const [best] = own
  const all = { ...read, positions: own.map(({ position }) => position) }
  return best
    ? { ...all, outcome: 'found', position: best.position, url: best.url, title: best.title }
    : { ...all, outcome: 'not-in-results', position: null }
}

/**
 * Returns results in order. If a provider numbers its results from 0, or not at all, their order gives the positions.
 */
function listResults(results: SearchResult[], domain: string): ListedResult[] {
  const isNumbered = results.every(({ position }) => Number.isInteger(position) && position > 0)
  const numbered = results.map((result, at) => (isNumbered ? result : { ...result, position: at + 1 }))
  return numbered
    .map((result) => {
      const host = hostOf(result.url)
      return { ...result, host, isOwn: host !== null && registrableDomain(host) === domain }
    })
    .sort((a, b) => a.position - b.position)
}

/** Returns the number of results, at least those that the provider returned, because it may report fewer. */
const depthOf = (results: ListedResult[], depthRead: number) =>
  Math.max(results.at(-1)?.position ?? 0, Number.isInteger(depthRead) ? depthRead : 0)
