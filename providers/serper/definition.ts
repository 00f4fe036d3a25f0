import { z } from 'zod'
import type { SearchQuery } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { asLookup } from '../data-providers/provider-failure.ts'
import { featureName, ignoredParts, readResultPages } from '../data-providers/read-result-pages.ts'
import { spentCredit } from '../data-providers/response-failure.ts'

/** Since September 2025, Google shows ten results on a page, whatever is requested. */
const PER_PAGE = 10
const MAX_PAGES = 10
const FEATURES = [
  'answerBox',
  'knowledgeGraph',
  'peopleAlsoAsk',
  'relatedSearches',
  'topStories',
  'places',
  'images',
  'videos',
]

const Response = z.looseObject({
  organic: z.array(z.object({ link: z.string(), title: z.string(), snippet: z.string().nullish() })),
  peopleAlsoAsk: z.array(z.object({ question: z.string() })).nullish(),
  relatedSearches: z.array(z.object({ query: z.string() })).nullish(),
})
const ErrorBody = z.object({ message: z.string() })

/**
 * Google’s results through Serper, ten for each request. Source: the playground and code samples of serper.dev, which
 * has no public reference. Not verified: the message “Not enough credits” of an account without credit, with status
 * 400.
 */
export const serper: ProviderDefinition = {
  ...providerFacts('serper'),
  create(surroundings) {
    const { requestJson, found } = createClient(serper, surroundings)

    async function search(query: SearchQuery, signal: AbortSignal) {
      const { text, country, language, city, depth, stopAt } = query
      const pages = await readResultPages({ depth, ...(stopAt ? { stopAt } : {}) }, async (index) => {
        const { value, usd } = await requestJson({
          url: 'https://google.serper.dev/search',
          headers: { 'x-api-key': surroundings.settings.SERPER_KEY ?? '' },
          json: {
            q: text,
            page: index + 1,
            ...(country ? { gl: country } : {}),
            ...(language ? { hl: language } : {}),
            ...(city ? { location: city } : {}),
          },
          capability: 'search',
          schema: Response,
          signal,
          failureIn: (body, status) =>
            status === 400 && /credits/i.test(ErrorBody.safeParse(body).data?.message ?? '')
              ? spentCredit(serper)
              : undefined,
        })
        const response = value as z.infer<typeof Response>
        const { organic } = response
        return {
          results: organic.map(({ link, title, snippet }) => ({ url: link, title, snippet: snippet ?? '' })),
          features: FEATURES.filter((name) => response[name]).map(featureName),
          questions: response.peopleAlsoAsk?.map(({ question }) => question) ?? [],
          relatedSearches: response.relatedSearches?.map(({ query }) => query) ?? [],
          usd,
          isLast: index + 1 === MAX_PAGES || organic.length < PER_PAGE / 2,
        }
      })
      const { usd, caveats, ...results } = pages
      return found(
        { engine: 'Google', ...results },
        { costUsd: usd, caveats: [...caveats, ...ignoredParts(query, ['device'], 'Serper')] },
      )
    }

    return { search: (query, signal) => asLookup(() => search(query, signal)) }
  },
}
