import type { CopiesFound, SearchResults } from '#engine/data-providers/capabilities.ts'
import type { DataSource, Failed, Lookup } from '#engine/data-providers/lookup.ts'
import { hostOf } from '#engine/net/hosts.ts'
import { registrableDomain } from '#engine/search/registrable-domain.ts'
import { isNotConfigured, searchAll } from '#engine/search/search-all.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { type ChosenPhrases, choosePhrases } from './choose-phrases.ts'
import { tokensOf } from './tokens.ts'

/** Maximum number of pages that are read; those returned by most searches come first. */
const MAX_PAGES = 60
const RESULTS_PER_PHRASE = 10

/** A phrase that was searched, with its result. */
export type PhraseSearch = { phrase: string } & (
  | { outcome: 'found'; engine: string; results: number }
  | { outcome: 'nothing'; engine: string | null }
  | { outcome: 'failed'; message: string; reason: Failed['reason']; howTo?: string }
)
export type WebPage = { url: string; title: string; phrases: number }

/** Copies that a plagiarism service found. */
export type ServiceCopies = CopiesFound & { service: string }

export type WebSearch = Pick<ChosenPhrases, 'sentences' | 'searchable'> & {
  /** Whether a search engine is configured. */
  hasSearch: boolean
  /** Whether anything is configured that searches the web: a search engine or a plagiarism service. */
  hasProvider: boolean
  searches: PhraseSearch[]
  /** Pages that were returned, without those of the visitor’s own site. */
  returned: number
  own: number
  /** Pages to read, the most promising first. */
  pages: WebPage[]
  copies: ServiceCopies | { message: string } | null
  costUsd: number | null
  sources: DataSource[]
}

type Options = {
  phrases: number
  ownSite: string
  gather: Gather
  signal: AbortSignal
  onSearch: (done: number, total: number) => void
}

/** Searches the web for the rarest phrases of a text. */
export async function searchWeb(
  text: string,
  { phrases: max, ownSite, gather, signal, onSearch }: Options,
): Promise<WebSearch> {
  const { phrases, sentences, searchable } = choosePhrases(text, max)
  let done = 0
  const queries = phrases.map((phrase) => ({ text: `"${phrase}"`, depth: RESULTS_PER_PHRASE }))
  const lookups = await searchAll(queries, { gather, signal, onResult: () => onSearch(++done, phrases.length) })
  const hasSearch = !isNotConfigured(lookups[0])
  const all = pagesOf(phrases, lookups)
  const others = notOn(ownSite, all)
  return {
    sentences,
    searchable,
    hasSearch,
    hasProvider: hasSearch,
    searches: lookups.map((lookup, at) => searchOf(phrases[at] as string, lookup)),
    returned: others.length,
    own: all.length - others.length,
    pages: others.slice(0, MAX_PAGES),
    copies: null,
    costUsd: costOf(lookups),
    sources: lookups.flatMap((one) => (one.kind === 'found' ? [one.source] : [])),
  }
}

/** Adds the copies found by a plagiarism service, if one is configured; its pages come last. */
export function withCopies(search: WebSearch, service: Lookup<CopiesFound>, ownSite: string): WebSearch {
  if (isNotConfigured(service)) return search
  if (service.kind !== 'found') return { ...search, hasProvider: true, copies: { message: service.message } }
  const known = new Set(search.pages.map(({ url }) => url))
  const found = service.value.matches.flatMap(({ url, title }) =>
    hostOf(url) === null ? [] : [{ url: plainUrl(url), title, phrases: 0 }],
  )
  const pages = notOn(ownSite, [...new Map(found.map((page) => [page.url, page])).values()])
  const added = pages.filter(({ url }) => !known.has(url))
  const cost = costOf([service])
  return {
    ...search,
    hasProvider: true,
    returned: search.returned + added.length,
    pages: [...search.pages, ...added.slice(0, MAX_PAGES)],
    copies: { ...service.value, service: service.source.name },
    costUsd: cost === null ? search.costUsd : (search.costUsd ?? 0) + cost,
    sources: [...search.sources, service.source],
  }
}

function notOn(ownSite: string, pages: WebPage[]): WebPage[] {
  const own = registrableDomain(hostOf(ownSite) ?? ownSite.trim())
  return pages.filter(({ url }) => own === null || registrableDomain(hostOf(url) ?? '') !== own)
}

function costOf(lookups: Lookup<unknown>[]): number | null {
  const costs = lookups.flatMap((one) => (one.kind === 'found' && one.costUsd !== undefined ? [one.costUsd] : []))
  return costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : null
}

const plainUrl = (url: string) => new URL(url).href.replace(/#.*$/, '')

function searchOf(phrase: string, lookup: Lookup<SearchResults>): PhraseSearch {
  if (lookup.kind === 'failed') {
    const { message, reason, howTo } = lookup
    return { phrase, outcome: 'failed', message, reason, ...(howTo ? { howTo } : {}) }
  }
  if (lookup.kind === 'unknown') return { phrase, outcome: 'nothing', engine: null }
  const { engine, results } = lookup.value
  return results.length === 0
    ? { phrase, outcome: 'nothing', engine }
    : { phrase, outcome: 'found', engine, results: results.length }
}

/** Returns every page once: by phrases in its snippets, the number of its phrases, and its best position. */
function pagesOf(phrases: string[], lookups: Lookup<SearchResults>[]): WebPage[] {
  const found = new Map<string, WebPage & { quoted: number; best: number }>()
  const note = (url: string, title: string, add: { phrases: number; quoted: number; best: number }) => {
    if (hostOf(url) === null) return
    const key = plainUrl(url)
    const page = found.get(key) ?? { url: key, title, phrases: 0, quoted: 0, best: Number.POSITIVE_INFINITY }
    page.phrases += add.phrases
    page.quoted += add.quoted
    page.best = Math.min(page.best, add.best)
    found.set(key, page)
  }
  for (const [at, lookup] of lookups.entries()) {
    if (lookup.kind !== 'found') continue
    const phrase = formOf(phrases[at] as string)
    for (const { url, title, snippet, position } of lookup.value.results)
      note(url, title, { phrases: 1, quoted: formOf(snippet).includes(phrase) ? 1 : 0, best: position })
  }
  return [...found.values()]
    .sort((a, b) => b.quoted - a.quoted || b.phrases - a.phrases || a.best - b.best)
    .map(({ url, title, phrases }) => ({ url, title, phrases }))
}

const formOf = (text: string) =>
  tokensOf(text)
    .map(({ form }) => form)
    .join(' ')
