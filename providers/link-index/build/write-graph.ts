import { hubs as hubNames } from '../hubs.ts'
import { MIN_SUMMARIZED, reversedName } from '../local/layout.ts'
import { tenthOf } from '../rules.ts'
import { eachList } from './each-list.ts'
import type { GraphSource } from './graph-source.ts'
import type { GraphWriter, ReleaseMeta } from './graph-writer.ts'
import { invalid } from './release-files.ts'

type Options = { release: string; asOf: string; domains: number; onStep: (step: string) => void }

/**
 * Sends the loaded graph to a writer: names, lists of referrers, lists of linked domains, domains.
 * @throws {Failure} invalid for a link that appears twice, and positions that do
 */
export async function writeGraph(
  source: GraphSource,
  writer: GraphWriter,
  { release, asOf, domains, onStep }: Options,
) {
  const topLevels: string[] = []
  const topLevelIds = new Map<string, number>()
  /** Top-level domain of each place. */
  const topLevelAt = new Uint16Array(domains)
  const hubs: number[] = []

  onStep('names')
  for await (const rows of source.names()) {
    for (const [reversed, place] of rows) {
      writer.name(reversed, place)
      topLevelAt[place] = topLevelId(reversed.split('.', 1)[0] ?? '')
      if (hubNames.has(reversedName(reversed))) hubs.push(place)
    }
    await writer.drain()
  }
  hubs.sort((one, other) => one - other)
  const isHub = new Set(hubs)

  onStep('referring domains')
  let links = 0
  for await (const [target, sources] of eachList(source.byTarget())) {
    links += sources.length
    writer.referrers(target, sources, factsOf(sources))
    await writer.drain()
  }
  onStep('linked domains')
  let linksOut = 0
  for await (const [from, targets] of eachList(source.bySource())) {
    linksOut += targets.length
    writer.linked(from, targets)
    await writer.drain()
  }
  if (links !== linksOut) throw new Error(`${links} links lead to domains, ${linksOut} links come from domains.`)

  onStep('domains')
  let expected = 0
  for await (const rows of source.nodes()) {
    for (const [place, reversed, hosts, harmonic, pageRank, pageRankPosition] of rows) {
      if (place !== expected++) throw invalid(`Two domains have the position ${place + 1} in the ranks of ${release}.`)
      writer.node({ place, reversed, hosts, harmonic, pageRank, pageRankPosition })
    }
    await writer.drain()
  }
  const meta: ReleaseMeta = { release, asOf, domains, links, builtAt: new Date().toISOString(), hubs }
  await writer.finish(meta)
  return meta

  function topLevelId(name: string) {
    const id = topLevelIds.get(name)
    if (id !== undefined) return id
    topLevelIds.set(name, topLevels.length)
    return topLevels.push(name) - 1
  }

  function factsOf(sources: Uint32Array) {
    let count = 0
    // The hubs are few, and the lists are long or short.
    for (const source of sources) if (isHub.has(source)) count++
    return sources.length < MIN_SUMMARIZED ? { hubs: count } : { hubs: count, summary: summaryOf(sources) }
  }

  function summaryOf(sources: Uint32Array) {
    const byRank = Array.from({ length: 10 }, () => 0)
    const counts = new Uint32Array(topLevels.length)
    for (const source of sources) {
      const tenth = tenthOf(source + 1, domains)
      byRank[tenth] = (byRank[tenth] ?? 0) + 1
      const topLevel = topLevelAt[source] ?? 0
      counts[topLevel] = (counts[topLevel] ?? 0) + 1
    }
    const common = topLevels.flatMap((name, id) => (counts[id] ? [[name, counts[id]] as const] : []))
    return { byRank, topLevels: Object.fromEntries(common) }
  }
}
