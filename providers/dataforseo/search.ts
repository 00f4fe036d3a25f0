import { z } from 'zod'
import type { SearchQuery } from '#engine/data-providers/capabilities.ts'
import type { ProviderClient } from '../data-providers/create-client.ts'
import { countryId, primaryLanguage } from '../data-providers/google-places.ts'
import { featureName, readResultPages } from '../data-providers/read-result-pages.ts'
import type { PostTask } from './post-task.ts'

const PER_PAGE = 10
/** Of the first ten results; each further page costs three quarters of it. */
const USD_FIRST_PAGE = 0.002
const FURTHER_PAGE = 0.75

const Result = z.object({
  items: z
    .array(
      z.object({
        type: z.string(),
        url: z.string().nullish(),
        title: z.string().nullish(),
        description: z.string().nullish(),
        items: z.array(z.unknown()).nullish(),
      }),
    )
    .nullish(),
})

/**
 * Returns Google’s results, all pages in one request. Source: docs.dataforseo.com, “Live Google Organic SERP Advanced”;
 * prices: dataforseo.com/pricing/serp. Every other kind of result on the page is a feature.
 */
export async function search(
  query: SearchQuery,
  signal: AbortSignal,
  { found, unknown }: ProviderClient,
  postTask: PostTask,
) {
  const { text, country = 'us', language = 'en', city, device, depth, stopAt } = query
  const location = countryId(country)
  if (location === undefined) return unknown(`DataForSEO has no search results for the country “${country}”.`)
  const isPlace = city?.includes(',')
  const pages = await readResultPages({ depth, ...(stopAt ? { stopAt } : {}) }, async () => {
    const { results, usd } = await postTask({
      path: 'serp/google/organic/live/advanced',
      task: {
        keyword: text,
        ...(isPlace ? { location_name: city } : { location_code: location }),
        language_code: primaryLanguage(language),
        depth,
        ...(device ? { device } : {}),
        ...(stopAt
          ? {
              stop_crawl_on_match: [{ match_value: stopAt, match_type: 'with_subdomains' }],
              find_targets_in: ['organic'],
            }
          : {}),
      },
      capability: 'search',
      schema: Result,
      signal,
      usd: USD_FIRST_PAGE * (1 + FURTHER_PAGE * (Math.ceil(depth / PER_PAGE) - 1)),
    })
    const items = results[0]?.items ?? []
    return {
      results: items.flatMap(({ type, url, title, description }) =>
        type === 'organic' && url ? [{ url, title: title ?? '', snippet: description ?? '' }] : [],
      ),
      features: items.flatMap(({ type }) => (type === 'organic' ? [] : featureName(type))),
      questions: items.flatMap(({ type, items: parts }) => (type === 'people_also_ask' ? titlesOf(parts) : [])),
      relatedSearches: items.flatMap(({ type, items: parts }) =>
        type === 'related_searches' ? (parts ?? []).filter((part) => typeof part === 'string') : [],
      ),
      usd,
      isLast: true,
    }
  })
  const { usd, caveats, ...results } = pages
  return found(
    { engine: 'Google', ...results },
    { costUsd: usd, caveats: [...caveats, ...placeCaveats(query, isPlace ?? false)] },
  )
}

const Titled = z.object({ title: z.string() })

const titlesOf = (parts: unknown[] | null | undefined) =>
  (parts ?? []).flatMap((part) => Titled.safeParse(part).data?.title ?? [])

function placeCaveats({ country, city }: SearchQuery, isPlace: boolean) {
  if (city && !isPlace)
    return [
      `DataForSEO needs a place in full, such as London,England,United Kingdom: these results are not for ${city}.`,
    ]
  return country || city ? [] : ['No country was chosen: these results are for the United States.']
}
