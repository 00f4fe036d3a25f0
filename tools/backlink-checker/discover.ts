import type { ProviderLink, ProviderLinks } from '#engine/data-providers/capabilities.ts'
import type { Referrer, Referrers } from '#engine/data-providers/link-index.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { settingsOf, sourcesOf } from '#engine/data-providers/sources-of.ts'
import type { Source } from '#engine/tool/envelope.ts'

/** When a provider saw a link, and whether the provider considers it lost. `null` is unknown. */
export type Seen = { firstSeen: string | null; lastSeen: string | null; isLost: boolean | null }

/**
 * What was found if nobody listed pages. `pages`: from a provider, to be verified. `domains`: referring domains of the
 * link graph, whose pages are unknown. `nothing`: neither source has anything, with the reasons; `isUnset`: no source
 * is configured.
 */
export type Discovery =
  | {
      kind: 'pages'
      provider: string
      pages: string[]
      seen: Record<string, Seen>
      total: number | null
      sources: Source[]
    }
  | { kind: 'domains'; domain: string; referrers: Referrer[]; total: number; settings: string[]; sources: Source[] }
  | { kind: 'nothing'; isUnset: boolean; reasons: string[]; settings: string[]; sources: Source[] }

/** Returns the links that a provider knows, else the referring domains of the link graph. */
export function discover(
  domain: string,
  { links, referrers }: { links: Lookup<ProviderLinks>; referrers: Lookup<Referrers> | undefined },
): Discovery {
  if (links.kind === 'found' && links.value.links.length > 0) {
    const byPage = Map.groupBy(links.value.links, ({ from }) => from)
    return {
      kind: 'pages',
      provider: links.source.name,
      pages: [...byPage.keys()],
      seen: Object.fromEntries([...byPage].map(([page, own]) => [page, seenOf(own)])),
      total: links.value.total,
      sources: sourcesOf([links]),
    }
  }
  const lookups = referrers ? [links, referrers] : [links]
  const sources = sourcesOf(lookups)
  if (referrers?.kind === 'found' && referrers.value.total > 0)
    return {
      kind: 'domains',
      domain,
      referrers: referrers.value.referrers,
      total: referrers.value.total,
      settings: settingsOf([links]),
      sources,
    }
  const reasons = lookups.flatMap((lookup) => {
    if (lookup.kind !== 'found') return [lookup.message]
    return [`${lookup.source.name} has no link to ${domain}.`]
  })
  return { kind: 'nothing', isUnset: lookups.every(isNotConfigured), reasons, settings: settingsOf(lookups), sources }
}

const isNotConfigured = (lookup: Lookup<unknown>) => lookup.kind === 'failed' && lookup.reason === 'not-configured'

function seenOf(links: ProviderLink[]): Seen {
  const dates = (pick: (link: ProviderLink) => string | undefined) =>
    links.flatMap((link) => pick(link) ?? []).toSorted()
  const known = links.filter(({ isLost }) => isLost !== undefined)
  return {
    firstSeen: dates(({ firstSeen }) => firstSeen)[0] ?? null,
    lastSeen: dates(({ lastSeen }) => lastSeen).at(-1) ?? null,
    isLost: known.length > 0 ? known.every(({ isLost }) => isLost) : null,
  }
}
