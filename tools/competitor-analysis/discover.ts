import { asFailedLookup } from '#engine/data-providers/as-failed-lookup.ts'
import type { DataSource } from '#engine/data-providers/lookup.ts'
import { hostOf } from '#engine/net/hosts.ts'
import { registrableDomain } from '#engine/search/registrable-domain.ts'
import { isNotConfigured } from '#engine/search/search-all.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'

/** The result of a search for the keyword. `message`: why it brought no page. */
export type Discovery = {
  keyword: string
  country: string
  language: string
  engine: string | null
  urls: string[]
  message?: string
  /** What the operator can do to get results. */
  howTo?: string
  isNotConfigured: boolean
  source?: DataSource
  costUsd?: number
}

type Wanted = { keyword: string; country: string; language: string; url: string; rivals: string[] }

const DEPTH = 10

/**
 * Finds competing pages: the first results for a keyword, one for each domain that is neither the own one nor listed
 * yet. Failures of a provider are returned, not thrown.
 * @param most maximum number of pages
 */
export async function discoverRivals(
  { keyword, country, language, url, rivals }: Wanted,
  most: number,
  gather: Gather,
): Promise<Discovery> {
  const asked = { keyword, country, language, engine: null, urls: [], isNotConfigured: false }
  const lookup = await gather('search', { text: keyword, country, language, depth: DEPTH }).catch(asFailedLookup)
  if (lookup.kind !== 'found') {
    const howTo = lookup.kind === 'failed' && lookup.howTo ? { howTo: lookup.howTo } : {}
    return { ...asked, message: lookup.message, ...howTo, isNotConfigured: isNotConfigured(lookup) }
  }
  const { engine, results } = lookup.value
  const known = new Set([url, ...rivals].map(domainOfTyped))
  const urls: string[] = []
  for (const { url: found } of results.toSorted((one, other) => one.position - other.position)) {
    const domain = domainOf(found)
    if (domain === null || known.has(domain) || urls.length >= most) continue
    known.add(domain)
    urls.push(found)
  }
  return {
    ...asked,
    engine,
    urls,
    source: lookup.source,
    ...(lookup.costUsd === undefined ? {} : { costUsd: lookup.costUsd }),
    ...(urls.length > 0 ? {} : { message: `${engine} returned no page of another site for “${keyword}”.` }),
  }
}

function domainOfTyped(typed: string) {
  const read = readTypedUrl(typed)
  return 'url' in read ? domainOf(read.url) : null
}

function domainOf(url: string) {
  const host = hostOf(url)
  return host === null ? null : registrableDomain(host)
}
