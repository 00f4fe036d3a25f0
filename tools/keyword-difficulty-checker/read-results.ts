import { asFailedLookup } from '#engine/data-providers/as-failed-lookup.ts'
import type { SearchResult } from '#engine/data-providers/capabilities.ts'
import type { DomainRank } from '#engine/data-providers/link-index.ts'
import type { DataSource, Lookup } from '#engine/data-providers/lookup.ts'
import { Failure } from '#engine/failures.ts'
import { linkPositionScore } from '#engine/formulas/link-position.ts'
import { hostOf } from '#engine/net/hosts.ts'
import { icannDomain } from '#engine/search/registrable-domain.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { ReceivedPage } from '#engine/web/page.ts'
import { readMainText } from '#engine/web/text-source.ts'
import type { RankedPage } from './difficulty.ts'
import { titleMatch } from './title-match.ts'

const FIRST_PAGE = 10
const HOME = /^\/(?:index\.\w+|default\.\w+|home\/?)?$/i

/** What the link index says about each domain of the results. */
export type Ranks = Map<string, Lookup<DomainRank>>

/** Returns the results of the first page, at most ten. */
export const firstPage = (results: SearchResult[]) =>
  results.toSorted((a, b) => a.position - b.position).slice(0, FIRST_PAGE)

/**
 * Returns what the link index says about the domains of these results. It never throws, even if the index cannot be
 * read.
 */
export async function ranksOf(results: SearchResult[], gather: Gather): Promise<Ranks> {
  const domains = [...new Set(results.flatMap(({ url }) => domainOf(url) ?? []))]
  if (domains.length === 0) return new Map()
  try {
    const lookups = await gather('domainRanks', { domains })
    return new Map(domains.flatMap((domain, at) => (lookups[at] ? [[domain, lookups[at]] as const] : [])))
  } catch (error) {
    const failed = asFailedLookup(error)
    return new Map(domains.map((domain) => [domain, failed]))
  }
}

/** Returns the pages of these results, or undefined for each if pages are not read. */
export async function pagesOf(results: SearchResult[], isRead: boolean, gather: Gather) {
  if (!isRead) return results.map(() => undefined)
  return gather(
    'pages',
    results.map(({ url }) => ({ url })),
  )
}

type Context = { keyword: string; language: string; ranks: Ranks; page: ReceivedPage | undefined }

/** Returns what is known about one result. */
export async function readResult(
  result: SearchResult,
  { keyword, language, ranks, page }: Context,
): Promise<RankedPage> {
  const domain = domainOf(result.url)
  const read = await readPage(page)
  const title = read.title ?? (result.title || null)
  return {
    position: result.position,
    url: result.url,
    domain,
    title,
    ...authorityOf(domain, ranks),
    titleMatch: title === null ? null : titleMatch(title, keyword, language),
    isHome: URL.canParse(result.url) && HOME.test(new URL(result.url).pathname) && new URL(result.url).search === '',
    words: read.words,
    ...(read.message ? { wordsMessage: read.message } : {}),
  }
}

/** Returns the sources of the authority of these results. */
export const sourcesOf = (ranks: Ranks): DataSource[] =>
  [...ranks.values()].flatMap((lookup) => (lookup.kind === 'found' ? [lookup.source] : []))

function authorityOf(domain: string | null, ranks: Ranks) {
  const lookup = domain === null ? undefined : ranks.get(domain)
  if (lookup?.kind === 'found') {
    const { harmonicRank, referringDomains = null } = lookup.value
    return { authority: linkPositionScore(harmonicRank), referringDomains }
  }
  const authorityMessage = lookup ? lookup.message : 'The result has no registrable domain.'
  return { authority: null, referringDomains: null, authorityMessage }
}

async function readPage(page: ReceivedPage | undefined) {
  if (page === undefined) return { title: null, words: null, message: 'The pages were not read.' }
  try {
    const { words, about } = await readMainText(page, 'pasted')
    return { title: about.title || null, words, message: undefined }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { title: null, words: null, message: error.message }
  }
}

function domainOf(url: string) {
  const host = hostOf(url)
  return host === null ? null : icannDomain(host)
}
