import { z } from 'zod'
import type { Capabilities, KeywordFigures } from '#engine/data-providers/capabilities.ts'
import type { ProviderClient } from '../data-providers/create-client.ts'
import { countryId, primaryLanguage } from '../data-providers/google-places.ts'
import { competitionOf, seedCaveats, sortedMonths } from '../data-providers/keyword-figures.ts'
import type { PostTask } from './post-task.ts'

type Query = Parameters<Capabilities['keywordIdeas']>[0]

/** Source: https://docs.dataforseo.com/v3/keywords_data/google_ads/keywords_for_keywords/task_post/ */
const MAX_SEEDS = 20
/** Source: https://dataforseo.com/help-center/how-to-run-bulk-keyword-research-with-dataforseo-apis */
const MAX_KEYWORDS = 1_000
const USD = 0.075

const Figures = z.object({
  keyword: z.string(),
  search_volume: z.number().nullish(),
  competition: z.string().nullish(),
  competition_index: z.number().nullish(),
  low_top_of_page_bid: z.number().nullish(),
  high_top_of_page_bid: z.number().nullish(),
  monthly_searches: z
    .array(z.object({ year: z.number(), month: z.number(), search_volume: z.number().nullish() }))
    .nullish(),
})

/**
 * Returns Google Ads’ figures through DataForSEO. Sources: docs.dataforseo.com, “Google Ads: Search Volume”, “Keywords
 * For Keywords”, “Keywords For Site”. Not verified: bids are in US dollars (said of its other endpoints), and the
 * expected cost, which the response corrects.
 */
export async function keywordIdeas(
  query: Query,
  signal: AbortSignal,
  { found, unknown }: ProviderClient,
  postTask: PostTask,
) {
  const { seeds, url, country, language, onlySeeds } = query
  const location = country === undefined ? undefined : countryId(country)
  if (country !== undefined && location === undefined)
    return unknown(`DataForSEO has no search volumes for the country “${country}”.`)
  const { path, subject } = taskFor({ seeds, url, onlySeeds })
  const { results, usd } = await postTask({
    path: `keywords_data/google_ads/${path}/live`,
    task: {
      ...subject,
      ...(location === undefined ? {} : { location_code: location }),
      ...(language ? { language_code: primaryLanguage(language) } : {}),
    },
    capability: 'keywordIdeas',
    schema: Figures,
    signal,
    usd: USD,
  })
  if (results.length === 0) return unknown('Google Ads has no figures for these keywords.')
  const caveats = seedCaveats(seeds.length, onlySeeds ? MAX_KEYWORDS : MAX_SEEDS)
  return found({ ideas: results.map(figuresOf) }, { costUsd: usd, name: 'Google Ads, through DataForSEO', caveats })
}

function taskFor({ seeds, url, onlySeeds }: Pick<Query, 'seeds' | 'url' | 'onlySeeds'>) {
  if (onlySeeds) return { path: 'search_volume', subject: { keywords: seeds.slice(0, MAX_KEYWORDS) } }
  if (seeds.length === 0 && url) return { path: 'keywords_for_site', subject: { target: url } }
  return { path: 'keywords_for_keywords', subject: { keywords: seeds.slice(0, MAX_SEEDS) } }
}

function figuresOf(figures: z.infer<typeof Figures>): KeywordFigures {
  const low = figures.low_top_of_page_bid ?? null
  const high = figures.high_top_of_page_bid ?? null
  return {
    keyword: figures.keyword,
    averageMonthlySearches: figures.search_volume ?? null,
    months: sortedMonths(
      (figures.monthly_searches ?? []).map(({ year, month, search_volume }) => ({
        year,
        month,
        searches: search_volume ?? null,
      })),
    ),
    competition: competitionOf(figures.competition),
    competitionIndex: figures.competition_index ?? null,
    lowBid: low,
    highBid: high,
    currency: low === null && high === null ? null : 'USD',
  }
}
