import { z } from 'zod'
import type { ProviderLinks, ProviderScore } from '#engine/data-providers/capabilities.ts'
import { providerFacts } from '#engine/data-providers/provider-list.ts'
import { createClient } from '../data-providers/create-client.ts'
import type { ProviderDefinition } from '../data-providers/definition.ts'
import { inChunks } from '../data-providers/in-chunks.ts'
import { asLookup, ProviderFailure } from '../data-providers/provider-failure.ts'

const API = 'https://lsapi.seomoz.com/v2'
/**
 * Sources: https://moz.com/help/links-api/making-calls/url-metrics, https://moz.com/help/links-api/making-calls/links
 */
const MAX_TARGETS = 50
const MAX_LINKS = 50
const MAX_SCORE = 100

const Metrics = z.object({
  domain_authority: z.number().nullish(),
  last_crawled: z.string().nullish(),
  external_pages_to_root_domain: z.number().nullish(),
  external_nofollow_pages_to_root_domain: z.number().nullish(),
  root_domains_to_root_domain: z.number().nullish(),
})
const MetricsResponse = z.object({ results: z.array(Metrics.nullable()) })

const LinksResponse = z.object({
  results: z.array(
    z.object({
      source: z.object({ page: z.string(), title: z.string().nullish() }),
      target: z.object({ page: z.string() }),
      anchor_text: z.string().nullish(),
      nofollow: z.boolean().nullish(),
      date_first_seen: z.string().nullish(),
      date_last_seen: z.string().nullish(),
      date_disappeared: z.string().nullish(),
    }),
  ),
})

/**
 * Moz Links API, version 2: Domain Authority, and links with their anchor texts. Sources: moz.com/help/links-api, “URL
 * Metrics”, “Links”, and “Overview & Authentication” (header `x-moz-token`). The names of the totals are those of
 * responses in public repositories. Not verified: the names of the dates, and what an unknown domain gets. Pages come
 * without a scheme.
 */
export const moz: ProviderDefinition = {
  ...providerFacts('moz'),
  create(surroundings) {
    const { requestJson, found, unknown } = createClient(moz, surroundings)
    const headers = { 'x-moz-token': surroundings.settings.MOZ_KEY ?? '' }

    async function metricsOf(targets: string[], capability: 'authority' | 'links', signal: AbortSignal) {
      const json = { targets }
      const { value } = await requestJson({
        url: `${API}/url_metrics`,
        headers,
        json,
        capability,
        schema: MetricsResponse,
        signal,
      })
      return value?.results ?? []
    }

    async function links({ target, limit }: { target: string; limit: number }, signal: AbortSignal) {
      const scope = target.includes('/') ? 'page' : 'root_domain'
      const { value } = await requestJson({
        url: `${API}/links`,
        headers,
        json: { target, target_scope: scope, filter: 'external', limit: Math.min(limit, MAX_LINKS) },
        capability: 'links',
        schema: LinksResponse,
        signal,
      })
      const rows = value?.results ?? []
      if (rows.length === 0) return unknown(`Moz has no links to ${target}.`)
      const caveats = limit > MAX_LINKS ? [`Moz returns at most ${MAX_LINKS} links at a time.`] : []
      const totals = await metricsOf([target], 'links', signal).catch((error: unknown) => {
        if (!(error instanceof ProviderFailure)) throw error
        caveats.push(`The totals are missing. ${error.message}`)
        return []
      })
      // The totals are those of the whole domain.
      return found(
        { links: rows.map(linkOf), ...totalsOf(scope === 'root_domain' ? totals[0] : undefined) },
        { caveats },
      )
    }

    return {
      links: (query, signal) => asLookup(() => links(query, signal)),
      authority: ({ domains }, signal) =>
        inChunks<ProviderScore>(domains, MAX_TARGETS, async (chunk) => {
          const results = await metricsOf(chunk, 'authority', signal)
          return chunk.map((domain, index) => {
            const { domain_authority: value, last_crawled, root_domains_to_root_domain } = results[index] ?? {}
            // Returns whether Moz knows a domain. An unknown one gets the lowest score, which is not a score.
            const isKnown = last_crawled || root_domains_to_root_domain
            return value === undefined || value === null || !isKnown
              ? unknown(`Moz does not list ${domain}.`)
              : found(
                  { domain, metric: 'Domain Authority', value, max: MAX_SCORE },
                  last_crawled ? { asOf: last_crawled.slice(0, 10) } : {},
                )
          })
        }),
    }
  },
}

function totalsOf(metrics: z.infer<typeof Metrics> | null | undefined): Omit<ProviderLinks, 'links'> {
  const total = metrics?.external_pages_to_root_domain ?? null
  const unfollowed = metrics?.external_nofollow_pages_to_root_domain
  return {
    total,
    referringDomains: metrics?.root_domains_to_root_domain ?? null,
    followedShare: total && typeof unfollowed === 'number' ? 1 - unfollowed / total : null,
  }
}

function linkOf(link: z.infer<typeof LinksResponse>['results'][number]) {
  const { source, target, anchor_text, nofollow, date_first_seen, date_last_seen, date_disappeared } = link
  return {
    from: urlOf(source.page),
    to: urlOf(target.page),
    anchor: anchor_text ?? '',
    rel: nofollow ? ['nofollow'] : [],
    ...(date_first_seen ? { firstSeen: date_first_seen.slice(0, 10) } : {}),
    ...(date_last_seen ? { lastSeen: date_last_seen.slice(0, 10) } : {}),
    ...(date_disappeared ? { isLost: true } : {}),
    ...(source.title ? { sourceTitle: source.title } : {}),
  }
}

const urlOf = (page: string) => (/^https?:\/\//.test(page) ? page : `https://${page}`)
