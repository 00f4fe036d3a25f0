import { z } from 'zod'
import type { SearchQuery } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { asLookup, ProviderFailure } from '../data-providers/provider-failure.ts'
import { ignoredParts, readResultPages } from '../data-providers/read-result-pages.ts'

const MAX_PAGES = 5
const FORBIDDEN = 403

const Response = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      engine: z.string().nullish(),
      engines: z.array(z.string()).nullish(),
    }),
  ),
  suggestions: z.array(z.string()).nullish(),
  unresponsive_engines: z.array(z.array(z.unknown())).nullish(),
})

/**
 * SearXNG on the operator’s own server. It merges the results of several engines; with one engine in `SEARXNG_ENGINES`,
 * positions are those of that engine. A server that does not offer JSON responds with 403. Source: docs.searxng.org,
 * “Search API”. The fields `engine`, `engines`, and `unresponsive_engines` are read from its source code
 * (searx/webutils.py): the documentation does not list the fields of the response.
 */
export const searxng: ProviderDefinition = {
  ...providerFacts('searxng'),
  create(surroundings) {
    const { requestJson, found } = createClient(searxng, surroundings)
    const { SEARXNG_URL = '', SEARXNG_ENGINES } = surroundings.settings

    async function search(query: SearchQuery, signal: AbortSignal) {
      const { text, depth, stopAt } = query
      const language = localeOf(query)
      const engines = new Set<string>()
      const pages = await readResultPages({ depth, ...(stopAt ? { stopAt } : {}) }, async (index) => {
        const parameters = new URLSearchParams({
          q: text,
          format: 'json',
          pageno: String(index + 1),
          ...(language ? { language } : {}),
          ...(SEARXNG_ENGINES ? { engines: SEARXNG_ENGINES } : {}),
        })
        const { value, usd } = await requestJson({
          url: `${SEARXNG_URL.replace(/\/+$/, '')}/search?${parameters}`,
          capability: 'search',
          schema: Response,
          signal,
          failureIn: (_body, status) => (status === FORBIDDEN ? noJson : undefined),
        })
        const { results, suggestions, unresponsive_engines } = value as z.infer<typeof Response>
        const silent = unresponsive_engines?.map(([engine]) => String(engine)) ?? []
        if (results.length === 0 && silent.length > 0) throw new ProviderFailure(silentEngines(silent))
        for (const { engine, engines: several } of results)
          for (const one of several ?? [engine]) engines.add(one ?? '')
        return {
          results: results.map(({ url, title, content }) => ({ url, title: title ?? '', snippet: content ?? '' })),
          features: [],
          relatedSearches: suggestions ?? [],
          usd,
          isLast: index + 1 === MAX_PAGES,
        }
      })
      const { usd, caveats, ...results } = pages
      return found(
        { engine: engineName([...engines], SEARXNG_ENGINES), ...results },
        { caveats: [...caveats, ...merged(engines), ...ignoredParts(query, ['city', 'device'], 'SearXNG')] },
      )
    }

    return { search: (query, signal) => asLookup(() => search(query, signal)) }
  },
}

/** @example localeOf({ language: 'de', country: 'ch' }) // 'de-CH' */
function localeOf({ language, country }: Pick<SearchQuery, 'language' | 'country'>) {
  return language && country && !language.includes('-') ? `${language}-${country.toUpperCase()}` : language
}

const noJson = {
  reason: 'provider-error' as const,
  message: 'SearXNG does not offer JSON.',
  howTo: 'Add json to search.formats in its settings.yml, and restart it.',
}

const silentEngines = (engines: string[]) => ({
  reason: 'provider-error' as const,
  message: `SearXNG got no response from its search engines: ${engines.join(', ')}.`,
  howTo: 'Look at the page of statistics of SearXNG: engines block automated queries at times.',
})

/** Returns the engine of a result, only if it was asked. */
function engineName(engines: string[], configured: string | undefined) {
  const names = engines.length > 0 ? engines : (configured?.split(',').map((name) => name.trim()) ?? [])
  const [only] = names
  return names.length === 1 && only
    ? only[0]?.toUpperCase() + only.slice(1)
    : `SearXNG${names.length > 0 ? ` (${names.join(', ')})` : ''}`
}

const merged = ({ size }: Set<string>) =>
  size > 1 ? ['SearXNG merges the results of several engines: a position is not that of any one engine.'] : []
