import { z } from 'zod'
import type { ProviderScore, Traffic } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import type { ProviderClient } from '../data-providers/create-client.ts'
import { inChunks } from '../data-providers/in-chunks.ts'
import type { PostTask } from './post-task.ts'

/** Source: https://docs.dataforseo.com/v3/backlinks/bulk_ranks/live/ */
const MAX_DOMAINS = 1_000
const MAX_RANK = 1_000
const USD_RANKS = 0.02
const USD_TRAFFIC = 0.01
const USD_ROW = 0.000_1
const UNITED_STATES = 2840

const Ranks = z.object({ items: z.array(z.object({ target: z.string(), rank: z.number().nullish() })).nullish() })

const Figures = z.object({ etv: z.number().nullish(), count: z.number().nullish() }).nullish()
const Estimates = z.object({
  items: z.array(z.object({ target: z.string(), metrics: z.object({ organic: Figures }).nullish() })).nullish(),
})

/** Returns DataForSEO’s own rank of domains, 0 to 1,000. Source: docs.dataforseo.com, “Bulk Ranks”. */
export function authority(domains: string[], signal: AbortSignal, client: ProviderClient, postTask: PostTask) {
  return inChunks<ProviderScore>(domains, MAX_DOMAINS, async (chunk) => {
    const { results, usd } = await postTask({
      path: 'backlinks/bulk_ranks/live',
      task: { targets: chunk, rank_scale: 'one_thousand' },
      capability: 'authority',
      schema: Ranks,
      signal,
      usd: USD_RANKS + chunk.length * USD_ROW,
    })
    const ranks = new Map(results[0]?.items?.map(({ target, rank }) => [target, rank]))
    return chunk.map((domain) => {
      const value = ranks.get(domain)
      return value === undefined || value === null
        ? client.unknown(`DataForSEO has no rank of ${domain}.`)
        : client.found({ domain, metric: 'DataForSEO rank', value, max: MAX_RANK }, { costUsd: usd / chunk.length })
    })
  })
}

/**
 * Looks up the visits from Google’s unpaid results in the United States per month, as estimated from the keywords of a
 * domain: search volume times click-through rate. Source: docs.dataforseo.com, “Google Bulk Traffic Estimation”. A
 * domain without any keyword is unknown, not 0.
 */
export function traffic(domains: string[], signal: AbortSignal, client: ProviderClient, postTask: PostTask) {
  return inChunks<Traffic>(domains, MAX_DOMAINS, async (chunk) => {
    const { results, usd } = await postTask({
      path: 'dataforseo_labs/google/bulk_traffic_estimation/live',
      task: { targets: chunk, location_code: UNITED_STATES, language_code: 'en', item_types: ['organic'] },
      capability: 'traffic',
      schema: Estimates,
      signal,
      usd: USD_TRAFFIC + chunk.length * USD_ROW,
    })
    const organic = new Map(results[0]?.items?.map(({ target, metrics }) => [target, metrics?.organic]))
    return chunk.map((domain): Lookup<Traffic> => {
      const { etv, count } = organic.get(domain) ?? {}
      if (etv === undefined || etv === null || !count)
        return client.unknown(`DataForSEO found no keyword for which Google shows ${domain}.`)
      const visits = Math.round(etv)
      return client.found(
        { domain, low: visits, high: visits, unit: 'visits' },
        {
          costUsd: usd / chunk.length,
          caveats: ['Only visits from Google’s unpaid results in the United States, estimated from rankings.'],
        },
      )
    })
  })
}
