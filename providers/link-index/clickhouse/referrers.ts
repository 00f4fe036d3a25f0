import type { Referrer, ReferrerOptions, Referrers } from '#engine/data-providers/link-index.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { caveatsOf, found, notListed } from '../answers.ts'
import { commonTopLevels, MAX_COMPARED } from '../rules.ts'
import { numbers } from './connect.ts'
import { type Loaded, type NodeRow, nodesNamed, nodesWhere, type Snapshot } from './nodes.ts'

/** Returns the referring domains of a domain in the current build, and how they differ from the release before. */
export async function referrersOf(
  domain: string,
  { limit, offset = 0, hidesHubs = false }: ReferrerOptions,
  snapshot: Snapshot,
): Promise<Lookup<Referrers>> {
  const { server, current, previous } = snapshot
  const { info, tables } = current
  const node = (await nodesNamed(server, current, [domain])).get(domain)
  if (!node) return notListed(domain, info)
  const before = previous && (await nodesNamed(server, previous, [domain])).get(domain)
  const sources = sourcesOf(current, node, hidesHubs)
  const isCompared = previous && Math.max(node.referring, before?.referring ?? 0) <= MAX_COMPARED
  const [tenths, topLevels, referrers, changes] = await Promise.all([
    server.rows(
      `SELECT intDiv(toUInt64(source) * 10, ${info.domains}) AS tenth, count() FROM (${sources}) GROUP BY tenth`,
    ),
    server.rows(
      `SELECT top_level, count() FROM ${tables.byPlace} WHERE place GLOBAL IN (${sources}) GROUP BY top_level`,
    ),
    nodesWhere(
      server,
      tables.byPlace,
      `place GLOBAL IN (${sources} ORDER BY source LIMIT ${Number(offset)}, ${Number(limit)}) ORDER BY place`,
    ),
    isCompared ? compare(snapshot, previous, { sources, before, hidesHubs, limit }) : undefined,
  ])
  const byRank = Array.from({ length: 10 }, (_, tenth) => Number(tenths.find(([at]) => Number(at) === tenth)?.[1] ?? 0))
  return found(
    {
      domain,
      total: byRank.reduce((sum, count) => sum + count, 0),
      referrers: referrers.map(toReferrer),
      byRank,
      byTopLevelDomain: commonTopLevels(topLevels.map(([name, count]) => [String(name), Number(count)])),
      ...(changes && previous ? { changes: { since: previous.info.asOf, ...changes } } : {}),
      trend: [...(previous && before ? [trendOf(previous, before)] : []), trendOf(current, node)],
    },
    info,
    previous && !isCompared ? [caveatsOf.notCompared] : [],
  )
}

/** Returns the query of the places that link to a domain. */
function sourcesOf({ tables, hubs }: Loaded, { place }: NodeRow, hidesHubs: boolean) {
  const shown = hidesHubs && hubs.length > 0 ? ` AND source NOT IN (${numbers(hubs)})` : ''
  return `SELECT source FROM ${tables.referrers} WHERE target = ${place}${shown}`
}

type Compared = { sources: string; before: NodeRow | undefined; hidesHubs: boolean; limit: number }

/** Places differ between releases, so names are compared: those of all referrers, without what the page hides. */
async function compare(
  { server, current }: Snapshot,
  previous: Loaded,
  { sources, before, hidesHubs, limit }: Compared,
) {
  const now = `place GLOBAL IN (${sources})`
  const then = before ? `place GLOBAL IN (${sourcesOf(previous, before, hidesHubs)})` : '0'
  const gained = `${now} AND domain GLOBAL NOT IN (SELECT domain FROM ${previous.tables.byPlace} WHERE ${then})`
  const lost = `${then} AND domain GLOBAL NOT IN (SELECT domain FROM ${current.tables.byPlace} WHERE ${now})`
  const [gainedRows, lostRows, gainedCount, lostCount] = await Promise.all([
    nodesWhere(server, current.tables.byPlace, `${gained} ORDER BY place LIMIT ${Number(limit)}`),
    nodesWhere(server, previous.tables.byPlace, `${lost} ORDER BY place LIMIT ${Number(limit)}`),
    server.rows(`SELECT count() FROM ${current.tables.byPlace} WHERE ${gained}`),
    server.rows(`SELECT count() FROM ${previous.tables.byPlace} WHERE ${lost}`),
  ])
  return {
    gained: gainedRows.map(toReferrer),
    lost: lostRows.map(toReferrer),
    gainedTotal: Number(gainedCount[0]?.[0] ?? 0),
    lostTotal: Number(lostCount[0]?.[0] ?? 0),
  }
}

export function toReferrer({ domain, place, hosts, isHub }: NodeRow): Referrer {
  return { domain, harmonicRank: place + 1, hosts, isHub }
}

function trendOf({ info: { release, asOf, links } }: Loaded, { referring }: NodeRow) {
  return { release, asOf, referringDomains: referring, links: links ?? 0 }
}
