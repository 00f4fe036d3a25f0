import { z } from 'zod'
import type { SearchQuery } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { primaryLanguage } from '../data-providers/google-places.ts'
import { asLookup } from '../data-providers/provider-failure.ts'
import { featureName, ignoredParts, readResultPages } from '../data-providers/read-result-pages.ts'
import { rejectedKey, spentCredit } from '../data-providers/response-failure.ts'

/** Source: `count` and `offset` in https://api-dashboard.search.brave.com/documentation, at most 20 and 9. */
const PER_PAGE = 20
const MAX_PAGES = 10
const FEATURES = ['faq', 'infobox', 'locations', 'news', 'videos', 'discussions'] as const

/** Countries that the API takes; it refuses others. Source: its “Country codes”. */
const COUNTRIES =
  'ar at au be br ca ch cl cn de dk es fi fr gb gr hk id in it jp kr mx my nl no nz ph pl pt ru sa se tr tw us za'.split(
    ' ',
  )
/** Where its codes differ from ISO 639-1. Source: its “Language codes”. */
const LANGUAGES: Record<string, string> = {
  ja: 'jp',
  no: 'nb',
  pt: 'pt-pt',
  'pt-br': 'pt-br',
  zh: 'zh-hans',
  'zh-tw': 'zh-hant',
}

const Part = z.object({ results: z.array(z.unknown()).nullish() }).nullish()
const Response = z.object({
  type: z.literal('search'),
  query: z.object({ more_results_available: z.boolean().nullish() }).nullish(),
  web: z
    .object({
      results: z.array(z.object({ url: z.string(), title: z.string(), description: z.string().nullish() })),
    })
    .nullish(),
  faq: z.object({ results: z.array(z.object({ question: z.string() })).nullish() }).nullish(),
  infobox: Part,
  locations: Part,
  news: Part,
  videos: Part,
  discussions: Part,
})
const ErrorBody = z.object({ error: z.object({ code: z.string() }) })

/**
 * Brave’s own index. Pages have at most 20 results, and there are at most ten. Source: api-dashboard.search.brave.com,
 * “Web search”. An invalid token has status 422 and a code. Not verified: the code of a used-up quota.
 */
export const brave: ProviderDefinition = {
  ...providerFacts('brave'),
  create(surroundings) {
    const { requestJson, found } = createClient(brave, surroundings)

    async function search(query: SearchQuery, signal: AbortSignal) {
      const { text, country, language, depth, stopAt } = query
      const isWorldwide = country !== undefined && !COUNTRIES.includes(country.toLowerCase())
      const count = Math.min(depth, PER_PAGE)
      const pages = await readResultPages({ depth, ...(stopAt ? { stopAt } : {}) }, async (index) => {
        const parameters = new URLSearchParams({
          q: text,
          count: String(count),
          offset: String(index),
          text_decorations: 'false',
          ...(country ? { country: isWorldwide ? 'ALL' : country.toUpperCase() } : {}),
          ...(language ? { search_lang: languageOf(language) } : {}),
        })
        const { value, usd } = await requestJson({
          url: `https://api.search.brave.com/res/v1/web/search?${parameters}`,
          headers: { 'x-subscription-token': surroundings.settings.BRAVE_KEY ?? '' },
          capability: 'search',
          schema: Response,
          signal,
          failureIn,
        })
        const response = value as z.infer<typeof Response>
        return {
          results: (response.web?.results ?? []).map(({ url, title, description }) => ({
            url,
            title,
            snippet: description ?? '',
          })),
          features: FEATURES.filter((name) => response[name]).map(featureName),
          questions: response.faq?.results?.map(({ question }) => question) ?? [],
          usd,
          isLast: index + 1 === MAX_PAGES || response.query?.more_results_available === false,
        }
      })
      const { usd, caveats, ...results } = pages
      if (isWorldwide)
        caveats.push(`Brave Search has no results for the country “${country}”: these are for all countries.`)
      caveats.push(...ignoredParts(query, ['city', 'device'], 'Brave Search'))
      return found({ engine: 'Brave', ...results }, { costUsd: usd, caveats })
    }

    return { search: (query, signal) => asLookup(() => search(query, signal)) }
  },
}

const languageOf = (language: string) =>
  LANGUAGES[language.toLowerCase()] ?? LANGUAGES[primaryLanguage(language)] ?? primaryLanguage(language)

function failureIn(body: unknown) {
  const { data } = ErrorBody.safeParse(body)
  if (data?.error.code === 'SUBSCRIPTION_TOKEN_INVALID') return rejectedKey(brave)
  if (data && /QUOTA|USAGE_LIMIT/.test(data.error.code)) return spentCredit(brave)
  return undefined
}
