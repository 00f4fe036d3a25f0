import { statSync } from 'node:fs'
import type { Capabilities, Traffic } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { bandOf } from '#engine/formulas/popularity-band.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { loadLmdb } from '../local/lmdb.ts'
import { listIds, lists } from './lists.ts'
import { popularityFolder, type StoredList, storedLists } from './store-list.ts'

type OpenList = StoredList & {
  rankOf: (domain: string) => number | undefined
  size: number
  close: () => Promise<void>
}

const HOW_TO = 'The operator of this site can load popularity lists: npm run data -- get ranks (docs/link-index.md).'

/**
 * Creates the capability `traffic` over the popularity lists on this server: the band of a domain’s rank in the Chrome
 * UX Report, or in the Tranco list if only that one has it, with the earlier ranks in the same list.
 */
export function createLocalTraffic(folder: string): Capabilities['traffic'] {
  let opened: { seen: string; stored: Promise<OpenList[]> } | undefined
  return async ({ domains }) => {
    const stored = await listsNow().catch(() => undefined)
    if (!stored) return domains.map(() => unreadable)
    return domains.map((domain) => trafficOf(domain, stored))
  }

  function listsNow() {
    const stat = statSync(popularityFolder(folder), { bigint: true, throwIfNoEntry: false })
    const seen = stat ? String(stat.mtimeNs) : ''
    if (opened?.seen !== seen) opened = { seen, stored: openLists(folder, opened?.stored) }
    return opened.stored
  }
}

async function openLists(folder: string, before?: Promise<OpenList[]>): Promise<OpenList[]> {
  const stored = await storedLists(folder)
  for (const list of (await before?.catch(() => [])) ?? []) await list.close()
  if (stored.length === 0) return []
  const { open } = await loadLmdb()
  return stored.map((list) => {
    const root = open<Buffer, Buffer>({
      path: list.path,
      noSubdir: true,
      readOnly: true,
      keyEncoding: 'binary',
      encoding: 'binary',
    })
    return {
      ...list,
      size: root.getCount(),
      rankOf: (domain) => root.get(Buffer.from(domain))?.readUInt32LE(),
      close: () => root.close(),
    }
  })
}

/**
 * Lets a provider answer for the domains that the lists of this server do not have. Where no provider is configured,
 * the response of the lists stays.
 */
export function localFirst(local: Capabilities['traffic'], provided: Capabilities['traffic']): Capabilities['traffic'] {
  return async ({ domains }, signal) => {
    const found = await local({ domains }, signal)
    const missing = domains.filter((_, index) => found[index]?.kind !== 'found')
    if (missing.length === 0) return found
    const more = new Map(
      (await provided({ domains: missing }, signal)).map((lookup, index) => [missing[index], lookup]),
    )
    return found.map((lookup, index) => {
      const other = more.get(domains[index])
      return !other || (other.kind === 'failed' && other.reason === 'not-configured') ? lookup : other
    })
  }
}

function trafficOf(domain: string, stored: OpenList[]): Lookup<Traffic> {
  const newest = listIds.flatMap((id) => stored.find(({ list }) => list === id) ?? [])
  const [first] = newest
  if (!first) return notLoaded
  const chosen = newest.find(({ rankOf }) => rankOf(domain) !== undefined)
  const rank = chosen?.rankOf(domain)
  if (!chosen || rank === undefined) return below(domain, first)
  const { isBucket } = lists[chosen.list]
  const band = bandOf(rank, { isBucket })
  if (!band) return below(domain, chosen)
  const history = stored
    .filter(({ list }) => list === chosen.list)
    .flatMap(({ asOf, rankOf }) => {
      const then = rankOf(domain)
      return then === undefined ? [] : [{ asOf, rank: then }]
    })
    .reverse()
  return {
    kind: 'found',
    value: {
      domain,
      rank,
      isBucket,
      low: band.low,
      high: band.high ?? Number.POSITIVE_INFINITY,
      unit: 'page loads',
      ...(history.length > 1 ? { history } : {}),
    },
    source: sourceOf(chosen),
    ...(chosen === first
      ? {}
      : {
          caveats: [
            `${domain} is not in ${lists[first.list].source.name}. Its rank is from ${lists[chosen.list].source.name}, which also counts requests that no person made.`,
          ],
        }),
  }
}

const sourceOf = ({ list, asOf }: StoredList) => ({ ...lists[list].source, asOf })

function below(domain: string, list: OpenList): Lookup<Traffic> {
  return {
    kind: 'unknown',
    message: `${domain} is below the end of ${lists[list.list].source.name} (${withCommas(list.size)} domains). That is few page loads, and not none.`,
    source: sourceOf(list),
  }
}

const notLoaded: Lookup<Traffic> = {
  kind: 'failed',
  reason: 'not-configured',
  message: 'No popularity list is loaded on this server.',
  howTo: HOW_TO,
}

const unreadable: Lookup<Traffic> = {
  kind: 'failed',
  reason: 'provider-error',
  message: 'The popularity lists of this server cannot be read.',
  howTo: HOW_TO,
}
