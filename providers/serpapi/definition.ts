import { z } from 'zod'
import type { SearchQuery } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { asLookup } from '../data-providers/provider-failure.ts'
import { featureName, readResultPages } from '../data-providers/read-result-pages.ts'
import { spentCredit } from '../data-providers/response-failure.ts'

const PER_PAGE = 10
const MAX_PAGES = 10
const FEATURES = [
  'ads',
  'ai_overview',
  'answer_box',
  'knowledge_graph',
  'local_results',
  'related_questions',
  'top_stories',
  'inline_videos',
  'inline_images',
  'shopping_results',
]

const Response = z.looseObject({
  search_metadata: z.object({ status: z.string() }),
  organic_results: z.array(z.object({ link: z.string(), title: z.string(), snippet: z.string().nullish() })).nullish(),
  related_questions: z.array(z.object({ question: z.string() })).nullish(),
  related_searches: z.array(z.object({ query: z.string().nullish() })).nullish(),
})
const ErrorBody = z.object({ error: z.string() })

/**
 * Google’s results through SerpApi, ten for each request. A query without results has status 200 and a sentence in
 * `error`. Status 429 means too many requests in an hour, or an account without searches. Source: serpapi.com, “Google
 * Search API” and “Status and Error Codes”. The documentation takes the key in the query only: the URL is never logged.
 */
export const serpapi: ProviderDefinition = {
  ...providerFacts('serpapi'),
  create(surroundings) {
    const { requestJson, found } = createClient(serpapi, surroundings)

    async function search({ text, country, language, city, device, depth, stopAt }: SearchQuery, signal: AbortSignal) {
      const pages = await readResultPages({ depth, ...(stopAt ? { stopAt } : {}) }, async (index) => {
        const parameters = new URLSearchParams({
          engine: 'google',
          q: text,
          start: String(index * PER_PAGE),
          ...(country ? { gl: country } : {}),
          ...(language ? { hl: language } : {}),
          ...(city ? { location: city } : {}),
          ...(device ? { device } : {}),
          api_key: surroundings.settings.SERPAPI_KEY ?? '',
        })
        const { value, usd } = await requestJson({
          url: `https://serpapi.com/search.json?${parameters}`,
          capability: 'search',
          schema: Response,
          signal,
          failureIn: (body, status) =>
            status === 429 && /run out/i.test(ErrorBody.safeParse(body).data?.error ?? '')
              ? spentCredit(serpapi)
              : undefined,
        })
        const response = value as z.infer<typeof Response>
        const organic = response.organic_results ?? []
        return {
          results: organic.map(({ link, title, snippet }) => ({ url: link, title, snippet: snippet ?? '' })),
          features: FEATURES.filter((name) => response[name]).map(featureName),
          questions: response.related_questions?.map(({ question }) => question) ?? [],
          relatedSearches: response.related_searches?.flatMap(({ query }) => query ?? []) ?? [],
          usd,
          isLast: index + 1 === MAX_PAGES || organic.length < PER_PAGE / 2,
        }
      })
      const { usd, caveats, ...results } = pages
      return found({ engine: 'Google', ...results }, { costUsd: usd, caveats })
    }

    return { search: (query, signal) => asLookup(() => search(query, signal)) }
  },
}
