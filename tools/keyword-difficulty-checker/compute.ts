import type { SearchResult } from '#engine/data-providers/capabilities.ts'
import type { DataSource, Failed } from '#engine/data-providers/lookup.ts'
import { isNotConfigured, searchAll } from '#engine/search/search-all.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { type Difficulty, difficultyOfResults, type RankedPage } from './difficulty.ts'
import { type Intent, intentOf } from './intent.ts'
import { firstPage, pagesOf, type Ranks, ranksOf, readResult, sourcesOf } from './read-results.ts'

/** The result for one keyword. `failed`: its results could not be looked up. `unknown`: there were none. */
export type KeywordDifficulty = { keyword: string; intent: Intent | null } & (
  | ({
      outcome: 'computed'
      /** The engine that was asked; `null` for results that the visitor pasted. */
      engine: string | null
      features: string[]
      results: RankedPage[]
      costUsd?: number
    } & Difficulty)
  | ({ outcome: 'failed' | 'unknown'; value: null; message: string } & Partial<Pick<Failed, 'reason' | 'howTo'>>)
)

export type Difficulties = {
  /** `none`: no provider is configured, and no results were pasted. */
  mode: 'search' | 'pasted' | 'none'
  keywords: KeywordDifficulty[]
  skipped: string[]
  sources: DataSource[]
}

type Input = { country: string; language: string; readsPages: boolean }
type World = Ports & { gather: Gather }
type Found = { keyword: string; results: SearchResult[]; engine: string | null; features: string[]; costUsd?: number }

const FIRST_PAGE = 10

/** Searches for each keyword and computes its difficulty. A failure for one keyword does not affect the others. */
export async function computeAll(keywords: string[], input: Input, world: World): Promise<Difficulties> {
  const { country, language } = input
  const queries = keywords.map((text) => ({ text, country, language, depth: FIRST_PAGE }))
  const lookups = await searchAll(queries, world)
  const base = { skipped: [], sources: [] }
  if (isNotConfigured(lookups[0])) {
    const missing = keywords.map((keyword) => failed(keyword, 'failed', lookups[0] as Failed))
    return { ...base, mode: 'none', keywords: missing }
  }
  const found = lookups.map((lookup, at): Found | KeywordDifficulty => {
    const keyword = keywords[at] as string
    if (lookup.kind !== 'found') return failed(keyword, lookup.kind, lookup)
    const { engine, results, features } = lookup.value
    if (results.length === 0)
      return failed(keyword, 'unknown', { message: `${engine} returned no results for this keyword.` })
    const cost = lookup.costUsd === undefined ? {} : { costUsd: lookup.costUsd }
    return { keyword, results: firstPage(results), engine, features, ...cost }
  })
  const ofSearch = lookups.flatMap((lookup) => (lookup.kind === 'found' ? [lookup.source] : []))
  return computeFound(found, { input, world, mode: 'search', base: { ...base, sources: ofSearch } })
}

/** Computes the difficulty of results that the visitor pasted. */
export async function computePasted(
  keyword: string,
  { results, skipped }: { results: SearchResult[]; skipped: string[] },
  input: Input,
  world: World,
): Promise<Difficulties> {
  const found = { keyword, results: firstPage(results), engine: null, features: [] }
  return computeFound([found], { input, world, mode: 'pasted', base: { skipped, sources: [] } })
}

type Context = {
  input: Input
  world: World
  mode: Difficulties['mode']
  base: Pick<Difficulties, 'skipped' | 'sources'>
}

async function computeFound(
  found: (Found | KeywordDifficulty)[],
  { input, world, mode, base }: Context,
): Promise<Difficulties> {
  const { gather, signal, progress, partial } = world
  const all = found.flatMap((one) => ('outcome' in one ? [] : one.results))
  const ranks = await ranksOf(all, gather)
  const sources = [...base.sources, ...sourcesOf(ranks)]
  const keywords: KeywordDifficulty[] = []
  for (const one of found) {
    signal.throwIfAborted()
    progress(keywords.length, found.length, one.keyword)
    keywords.push('outcome' in one ? one : await computeOne(one, ranks, input, gather))
    if (keywords.length < found.length) partial({ ...base, sources, mode, keywords: [...keywords] })
  }
  return { ...base, sources, mode, keywords }
}

async function computeOne(
  { keyword, results, ...found }: Found,
  ranks: Ranks,
  { language, readsPages }: Input,
  gather: Gather,
): Promise<KeywordDifficulty> {
  const pages = await pagesOf(results, readsPages, gather)
  const read = await Promise.all(
    results.map((result, at) => readResult(result, { keyword, language, ranks, page: pages[at] })),
  )
  return {
    keyword,
    intent: intentOf(keyword),
    outcome: 'computed',
    ...found,
    results: read,
    ...difficultyOfResults(read),
  }
}

const failed = (
  keyword: string,
  outcome: 'failed' | 'unknown',
  { message, reason, howTo }: Pick<Failed, 'message'> & Partial<Pick<Failed, 'reason' | 'howTo'>>,
): KeywordDifficulty => ({
  keyword,
  intent: intentOf(keyword),
  outcome,
  value: null,
  message,
  ...(reason ? { reason } : {}),
  ...(howTo ? { howTo } : {}),
})
