import type { SearchQuery, SearchResult, SearchResults } from '#engine/data-providers/capabilities.ts'
import { ProviderFailure } from './provider-failure.ts'

/** One page of results as a provider returns it; its organic results in their order. */
export type ResultPage = Pick<SearchResults, 'questions' | 'relatedSearches'> & {
  results: Omit<SearchResult, 'position'>[]
  features: string[]
  usd: number
  /** There is no further page. */
  isLast?: boolean
}

type Pages = Omit<SearchResults, 'engine'> & { usd: number; caveats: string[] }

/**
 * Reads pages until there are as many results as wanted, or `stopAt` is among them. Positions count organic results
 * from 1 over all pages; a URL that a later page repeats is left out. If a later page fails, what was read stays, and a
 * caveat says how far it reaches.
 * @param readPage gets the index of the page, from 0
 * @throws {ProviderFailure} if the first page fails
 */
export async function readResultPages(
  { depth, stopAt }: Pick<SearchQuery, 'depth' | 'stopAt'>,
  readPage: (index: number) => Promise<ResultPage>,
): Promise<Pages> {
  const { getDomain } = await import('tldts')
  const byUrl = new Map<string, SearchResult>()
  const features = new Set<string>()
  const questions = new Set<string>()
  const relatedSearches = new Set<string>()
  const caveats: string[] = []
  let usd = 0
  for (let index = 0; byUrl.size < depth; index++) {
    const page = await readPage(index).catch((error: unknown) => {
      if (index === 0 || !(error instanceof ProviderFailure)) throw error
      caveats.push(`Only the first ${byUrl.size} results could be read. ${error.message}`)
    })
    if (!page) break
    usd += page.usd
    const before = byUrl.size
    for (const { url, title, snippet } of page.results)
      if (!byUrl.has(url)) byUrl.set(url, { position: byUrl.size + 1, url, title, snippet })
    for (const feature of page.features) features.add(feature)
    for (const question of page.questions ?? []) questions.add(question)
    for (const search of page.relatedSearches ?? []) relatedSearches.add(search)
    const isFound = stopAt !== undefined && page.results.some(({ url }) => getDomain(url) === stopAt)
    if (page.isLast || isFound || byUrl.size === before) break
  }
  const results = [...byUrl.values()].slice(0, depth)
  return {
    results,
    depthRead: results.length,
    features: [...features],
    ...(questions.size > 0 ? { questions: [...questions] } : {}),
    ...(relatedSearches.size > 0 ? { relatedSearches: [...relatedSearches] } : {}),
    usd,
    caveats,
  }
}

/** Returns a caveat if a query has parts that a provider ignores. */
export function ignoredParts(query: SearchQuery, parts: ('country' | 'city' | 'device')[], provider: string): string[] {
  const ignored = parts.filter((part) => query[part] !== undefined)
  if (ignored.length === 0) return []
  const names = new Intl.ListFormat('en-US').format(ignored)
  return [`${provider} takes no ${names}: its results are the same without.`]
}

/** Names of the parts of a results page, by the providers’ names for them. */
const FEATURES: Record<string, string> = {
  ai_overview: 'AI overview',
  aioverview: 'AI overview',
  answerbox: 'featured snippet',
  answer_box: 'featured snippet',
  paid: 'ads',
  peoplealsoask: 'people also ask',
  related_questions: 'people also ask',
  relatedsearches: 'related searches',
  knowledgegraph: 'knowledge graph',
  places: 'local pack',
  local_results: 'local pack',
  topstories: 'top stories',
  faq: 'questions',
  infobox: 'knowledge graph',
  locations: 'local pack',
}

/** @example featureName('people_also_ask') // 'people also ask' */
export function featureName(type: string): string {
  return FEATURES[type.toLowerCase()] ?? type.replaceAll('_', ' ')
}
