import { z } from 'zod'
import type { Capabilities } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { countryId, languageId } from '../data-providers/google-places.ts'
import { seedCaveats } from '../data-providers/keyword-figures.ts'
import { asLookup, ProviderFailure } from '../data-providers/provider-failure.ts'
import { createAccessToken } from './access-token.ts'
import { figuresOf, Metrics } from './figures.ts'

const API = 'https://googleads.googleapis.com/v26'
/** Of generateKeywordIdeas. */
const MAX_SEEDS = 20
/** Of generateKeywordHistoricalMetrics. */
const MAX_KEYWORDS = 10_000
const PAGE_SIZE = 1_000

/** Google omits empty lists with all their metadata. */
const EMPTY_LIST = ['totalSize', 'nextPageToken', 'aggregateMetricResults']

const listOf = <Row extends z.ZodType>(row: Row) =>
  z
    .looseObject({ results: z.array(row).optional() })
    .refine(({ results, ...others }) => results || Object.keys(others).every((name) => EMPTY_LIST.includes(name)))

const Ideas = listOf(z.object({ text: z.string(), keywordIdeaMetrics: Metrics }))
const History = listOf(
  z.object({ text: z.string(), closeVariants: z.array(z.string()).nullish(), keywordMetrics: Metrics }),
)
const Account = z.object({ results: z.array(z.object({ customer: z.object({ currencyCode: z.string() }) })).min(1) })

type Query = Parameters<Capabilities['keywordIdeas']>[0]

/**
 * Google Ads over REST, version 26 (October 2026): keyword ideas, and historical metrics of given keywords. Source:
 * developers.google.com/google-ads/api, “Generate keyword ideas”, “Generate historical metrics”, “REST interface”. Bids
 * are in the currency of the account, which is asked for once.
 */
export const googleAds: ProviderDefinition = {
  ...providerFacts('google-ads'),
  create(surroundings) {
    const { settings, now } = surroundings
    const client = createClient(googleAds, surroundings)
    const accessToken = createAccessToken(client, settings, now)
    const customer = digits(settings.GOOGLE_ADS_LOGIN)
    let currency: string | undefined

    async function post<Value>(method: string, json: unknown, schema: z.ZodType<Value>, signal: AbortSignal) {
      const { value } = await client.requestJson({
        url: `${API}/customers/${customer}${method}`,
        headers: {
          authorization: `Bearer ${await accessToken(signal)}`,
          'developer-token': settings.GOOGLE_ADS_KEY ?? '',
          ...(settings.GOOGLE_ADS_MANAGER ? { 'login-customer-id': digits(settings.GOOGLE_ADS_MANAGER) } : {}),
        },
        json,
        capability: 'keywordIdeas',
        schema,
        signal,
      })
      return value as Value
    }

    /** Without it, bids are left out: an amount without a currency says nothing. */
    async function accountCurrency(signal: AbortSignal) {
      const query = { query: 'SELECT customer.currency_code FROM customer LIMIT 1' }
      currency ??= await post('/googleAds:search', query, Account, signal).then(
        ({ results }) => results[0]?.customer.currencyCode,
        (error: unknown) => {
          if (!(error instanceof ProviderFailure)) throw error
          return undefined
        },
      )
      return currency ?? null
    }

    async function keywordIdeas(query: Query, signal: AbortSignal) {
      const { seeds, url, country, language, onlySeeds } = query
      const place = country === undefined ? undefined : countryId(country)
      const spoken = language === undefined ? undefined : languageId(language)
      if (country !== undefined && place === undefined)
        return client.unknown(`Google Ads has no search volumes for the country “${country}” here.`)
      if (language !== undefined && spoken === undefined)
        return client.unknown(`Google Ads has no search volumes for the language “${language}” here.`)
      const market = {
        keywordPlanNetwork: 'GOOGLE_SEARCH',
        ...(place === undefined ? {} : { geoTargetConstants: [`geoTargetConstants/${place}`] }),
        ...(spoken === undefined ? {} : { language: `languageConstants/${spoken}` }),
      }
      const rows = onlySeeds ? await history(seeds, market, signal) : await ideas({ seeds, url }, market, signal)
      if (rows.length === 0) return client.unknown('Google Ads has no figures for these keywords.')
      const inCurrency = await accountCurrency(signal)
      const caveats = seedCaveats(seeds.length, onlySeeds ? MAX_KEYWORDS : MAX_SEEDS)
      return client.found({ ideas: rows.map(({ text, metrics }) => figuresOf(text, metrics, inCurrency)) }, { caveats })
    }

    async function ideas({ seeds, url }: Pick<Query, 'seeds' | 'url'>, market: object, signal: AbortSignal) {
      const keywords = seeds.slice(0, MAX_SEEDS)
      const onlyUrl = url ? { urlSeed: { url } } : { keywordSeed: { keywords } }
      const seed = url && keywords.length > 0 ? { keywordAndUrlSeed: { url, keywords } } : onlyUrl
      const json = { ...market, ...seed, pageSize: PAGE_SIZE }
      const { results } = await post(':generateKeywordIdeas', json, Ideas, signal)
      return (results ?? []).map(({ text, keywordIdeaMetrics }) => ({ text, metrics: keywordIdeaMetrics }))
    }

    /** Google combines close variants, such as “car” and “cars”: each seed gets the figures of its group. */
    async function history(seeds: string[], market: object, signal: AbortSignal) {
      const json = { ...market, keywords: seeds.slice(0, MAX_KEYWORDS) }
      const { results } = await post(':generateKeywordHistoricalMetrics', json, History, signal)
      const byKeyword = new Map(
        (results ?? []).flatMap(({ text, closeVariants, keywordMetrics }) =>
          [text, ...(closeVariants ?? [])].map((keyword) => [keyword.toLowerCase(), keywordMetrics] as const),
        ),
      )
      return seeds.flatMap((text) => {
        const metrics = byKeyword.get(text.toLowerCase())
        return metrics === undefined ? [] : [{ text, metrics }]
      })
    }

    return { keywordIdeas: (query, signal) => asLookup(() => keywordIdeas(query, signal)) }
  },
}

/** Removes hyphens from customer ids, which are displayed with them and sent without. */
const digits = (id = '') => id.replace(/\D/g, '')
