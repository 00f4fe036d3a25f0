import type { LinkGapRow, SimilarDomain } from '#engine/data-providers/link-index.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { caveatsOf, found, notListed } from '../answers.ts'
import { roundScore, SIMILAR, weightOf } from '../rules.ts'
import { numbers } from './connect.ts'
import { nodesNamed, nodesWhere, type Snapshot } from './nodes.ts'
import { toReferrer } from './referrers.ts'

/** Returns the domains that link to at least one of `others` and not to `own`, by number of links and rank. */
export async function gapOf(
  own: string,
  others: string[],
  limit: number,
  { server, current }: Snapshot,
): Promise<Lookup<LinkGapRow[]>> {
  const { info, tables } = current
  const nodes = await nodesNamed(server, current, [own, ...others])
  const listed = others.flatMap((domain) => nodes.get(domain) ?? [])
  if (listed.length === 0) return notListed(others, info)
  const ownPlace = nodes.get(own)?.place
  const notOwn =
    ownPlace === undefined
      ? ''
      : ` AND source != ${ownPlace} AND source GLOBAL NOT IN (SELECT source FROM ${tables.referrers} WHERE target = ${ownPlace})`
  const rows = await server.rows(
    `SELECT source, groupArray(target) AS targets, count() AS links FROM ${tables.referrers} WHERE target IN (${numbers(listed.map(({ place }) => place))})${notOwn} GROUP BY source ORDER BY links DESC, source LIMIT ${Number(limit)}`,
  )
  const sources = rows.map(([source]) => Number(source))
  const nodeRows =
    sources.length === 0 ? [] : await nodesWhere(server, tables.byPlace, `place IN (${numbers(sources)})`)
  const byPlace = new Map(nodeRows.map((node) => [node.place, node]))
  const gap = rows.flatMap(([source, targets]) => {
    const node = byPlace.get(Number(source))
    const linked = new Set((targets as unknown[]).map(Number))
    const linksTo = listed.filter(({ place }) => linked.has(place)).map(({ domain }) => domain)
    return node ? [{ ...toReferrer(node), linksTo }] : []
  })
  return found(gap, info, [own, ...others].filter((domain) => !nodes.has(domain)).map(caveatsOf.notInGap))
}

/** Returns the domains that share referring domains with a domain, by score and rank; technical hubs are left out. */
export async function similarTo(
  domain: string,
  limit: number,
  { server, current }: Snapshot,
): Promise<Lookup<SimilarDomain[]>> {
  const { info, tables, hubs } = current
  const place = (await nodesNamed(server, current, [domain])).get(domain)?.place
  if (place === undefined) return notListed(domain, info)
  const sources = await nodesWhere(
    server,
    tables.byPlace,
    `place GLOBAL IN (SELECT source FROM ${tables.referrers} WHERE target = ${place} ORDER BY source LIMIT ${SIMILAR.candidates})
     AND linked <= ${SIMILAR.maxLinkedDomains} ORDER BY place LIMIT ${SIMILAR.referrers}`,
  )
  if (sources.length === 0) return found([], info)
  const places = numbers(sources.map((source) => source.place))
  const weights = sources.map(({ linked }) => weightOf(linked)).join(', ')
  const rows = await server.rows(
    `SELECT target, count() AS shared, round(sum(transform(source, [${places}], [${weights}], toFloat64(0))), 6) AS score
     FROM ${tables.linked} WHERE source IN (${places}) AND target NOT IN (${numbers([place, ...hubs])})
     GROUP BY target ORDER BY score DESC, target LIMIT ${Number(limit)}`,
  )
  const targets = rows.map(([target]) => Number(target))
  const nodes = targets.length === 0 ? [] : await nodesWhere(server, tables.byPlace, `place IN (${numbers(targets)})`)
  const names = new Map(nodes.map((node) => [node.place, node.domain]))
  const similar = rows.map(([target, shared, score]) => ({
    domain: names.get(Number(target)) ?? '',
    harmonicRank: Number(target) + 1,
    shared: Number(shared),
    score: roundScore(Number(score)),
  }))
  return found(similar, info)
}
