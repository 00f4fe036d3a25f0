import { z } from 'zod'
import type { ProviderLink, ProviderLinks } from '#engine/data-providers/capabilities.ts'
import type { ProviderClient } from '../data-providers/create-client.ts'
import { ProviderFailure } from '../data-providers/provider-failure.ts'
import type { PostTask } from './post-task.ts'

const MAX_LINKS = 1_000
const USD_REQUEST = 0.02
const USD_ROW = 0.000_03

const Links = z.object({
  total_count: z.number().nullish(),
  items: z
    .array(
      z.object({
        url_from: z.string(),
        url_to: z.string(),
        anchor: z.string().nullish(),
        dofollow: z.boolean().nullish(),
        attributes: z.array(z.string()).nullish(),
        first_seen: z.string().nullish(),
        last_seen: z.string().nullish(),
        is_lost: z.boolean().nullish(),
        page_from_title: z.string().nullish(),
      }),
    )
    .nullish(),
})

const Summary = z.object({
  backlinks: z.number().nullish(),
  referring_domains: z.number().nullish(),
  referring_links_attributes: z.record(z.string(), z.number()).nullish(),
})

/**
 * Looks up links with their anchor texts, and the totals of the target. Sources: docs.dataforseo.com, “Backlinks” and
 * “Backlinks Summary”. Not verified: the expected cost, which the response corrects.
 */
export async function links(
  { target, limit }: { target: string; limit: number },
  signal: AbortSignal,
  { found, unknown }: ProviderClient,
  postTask: PostTask,
) {
  const rows = Math.min(limit, MAX_LINKS)
  const shared = { capability: 'links' as const, signal }
  const listed = await postTask({
    ...shared,
    path: 'backlinks/backlinks/live',
    task: { target, limit: rows, mode: 'as_is', order_by: ['rank,desc'] },
    schema: Links,
    usd: USD_REQUEST + rows * USD_ROW,
  })
  const { items, total_count } = listed.results[0] ?? {}
  if (!items?.length) return unknown(`DataForSEO has no links to ${target}.`, {})
  const totals = await postTask({
    ...shared,
    path: 'backlinks/summary/live',
    task: { target },
    schema: Summary,
    usd: USD_REQUEST + USD_ROW,
  }).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error
    return { results: [], usd: 0, caveat: `The totals are missing. ${error.message}` }
  })
  const { backlinks, referring_domains, referring_links_attributes } = totals.results[0] ?? {}
  const value: ProviderLinks = {
    links: items.map(linkOf),
    total: backlinks ?? total_count ?? null,
    referringDomains: referring_domains ?? null,
    followedShare: backlinks ? 1 - (referring_links_attributes?.nofollow ?? 0) / backlinks : null,
  }
  return found(value, {
    costUsd: listed.usd + totals.usd,
    caveats: 'caveat' in totals ? [totals.caveat] : [],
  })
}

function linkOf(item: NonNullable<z.infer<typeof Links>['items']>[number]): ProviderLink {
  const { url_from, url_to, anchor, dofollow, attributes, first_seen, last_seen, is_lost, page_from_title } = item
  const rel = (attributes ?? []).map((value) => value.toLowerCase())
  return {
    from: url_from,
    to: url_to,
    anchor: anchor ?? '',
    rel: dofollow === false && !rel.includes('nofollow') ? [...rel, 'nofollow'] : rel,
    ...(first_seen ? { firstSeen: dateOf(first_seen) } : {}),
    ...(last_seen ? { lastSeen: dateOf(last_seen) } : {}),
    ...(is_lost ? { isLost: true } : {}),
    ...(page_from_title ? { sourceTitle: page_from_title } : {}),
  }
}

/** @example dateOf('2019-11-15 12:57:46 +00:00') // '2019-11-15' */
const dateOf = (time: string) => time.slice(0, 10)
