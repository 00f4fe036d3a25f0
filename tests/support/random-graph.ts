import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { dateOfRelease } from '#engine/data-providers/releases.ts'
import type { GraphSource } from '#providers/link-index/build/graph-source.ts'
import { fileName } from '#providers/link-index/build/release-files.ts'
import { hubs } from '#providers/link-index/hubs.ts'
import type { Graph, GraphNode } from '#providers/link-index/memory/graph.ts'

/** Names that are easy to sort wrongly by bytes, prefixes of others, international names, and hubs. */
const NAMES = [
  ...['opera.com', 'opera-mini.com', 'opus.com', 'bbc.co.uk', 'acme.aero', 'xn--bcher-kva.de', 'a.b', 'ab.b', 'a-b.b'],
  ...[...hubs].slice(0, 6),
]

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Options = { release?: string; domains?: number; links?: number; seed: number }

/** Returns a random graph: a few domains have many links, and names differ between seeds. */
export function randomGraph({
  release = 'cc-main-2026-apr-may-jun',
  seed,
  domains = 1 + Math.floor(randomNumbers(seed)() * 40),
  links = Math.floor(domains * domains * randomNumbers(seed + 1)()),
}: Options): Graph {
  const random = randomNumbers(seed)
  const names = new Set<string>()
  while (names.size < domains) {
    const number = Math.floor(random() * domains * 3)
    names.add(NAMES[number] ?? `site${number}.${['com', 'org', 'co.uk', 'de'][number % 4]}`)
  }
  const order = [...names].map((_, index) => index + 1).sort(() => random() - 0.5)
  const nodes: GraphNode[] = [...names].map((domain, place) => ({
    domain,
    harmonic: Math.fround((domains - place) * 1e5 + random()),
    pageRank: random() / domains,
    pageRankPosition: order[place] ?? 0,
    hosts: Math.floor(random() * 9),
  }))
  const pairs = new Map<string, [number, number]>()
  for (let link = 0; link < links; link++) {
    const from = Math.floor(random() * domains)
    const to = Math.floor(random() ** 2 * domains)
    if (from !== to) pairs.set(`${from} ${to}`, [from, to])
  }
  return {
    info: { release, asOf: dateOfRelease(release) ?? '', domains, links: pairs.size, isSample: false },
    nodes,
    links: [...pairs.values()],
  }
}

/** Returns the graph as a build reads it. */
export function graphSourceOf({ nodes, links }: Graph): GraphSource {
  const named = nodes.map(({ domain }, place): [string, number] => [domain.split('.').reverse().join('.'), place])
  named.sort(([one], [other]) => (one < other ? -1 : 1))
  const pairs = (high: 0 | 1) =>
    BigUint64Array.from(links, (link) => (BigInt(link[high]) << 32n) | BigInt(link[high === 0 ? 1 : 0])).sort()
  return {
    names: async function* () {
      yield named
    },
    byTarget: async function* () {
      yield pairs(1)
    },
    bySource: async function* () {
      yield pairs(0)
    },
    nodes: async function* () {
      yield nodes.map(({ domain, harmonic, pageRank, pageRankPosition, hosts }, place) => [
        place,
        domain.split('.').reverse().join('.'),
        hosts,
        harmonic,
        pageRank,
        pageRankPosition,
      ])
    },
  }
}

/** Returns the texts of the three files of a release, as Common Crawl writes them. */
export function releaseTexts({ nodes, links }: Graph) {
  const named = nodes.map(({ domain }, place) => ({ reversed: domain.split('.').reverse().join('.'), place }))
  named.sort((one, other) => (one.reversed < other.reversed ? -1 : 1))
  const ids = new Map(named.map(({ place }, id) => [place, id]))
  const edges = links.map(([from, to]) => [ids.get(from) ?? 0, ids.get(to) ?? 0] as const)
  edges.sort(([from, to], [from2, to2]) => from - from2 || to - to2)
  return {
    vertices: named.map(({ reversed, place }, id) => `${id}\t${reversed}\t${nodes[place]?.hosts}\n`).join(''),
    edges: edges.map(([from, to]) => `${from}\t${to}\n`).join(''),
    ranks: `#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\t#n_hosts\n${nodes
      .map(({ domain, harmonic, pageRank, pageRankPosition, hosts }, place) =>
        [
          place + 1,
          javaNumber(harmonic),
          pageRankPosition,
          javaNumber(pageRank),
          domain.split('.').reverse().join('.'),
          hosts,
        ].join('\t'),
      )
      .join('\n')}\n`,
  }
}

/** Writes the three files of a release, compressed. */
export function writeReleaseFiles(folder: string, release: string, texts: ReturnType<typeof releaseTexts>) {
  mkdirSync(folder, { recursive: true })
  for (const part of ['vertices', 'edges', 'ranks'] as const) {
    writeFileSync(join(folder, fileName(release, part)), gzipSync(texts[part], { level: 1 }))
  }
}

/** @example javaNumber(29799486) // '2.9799486E7' */
function javaNumber(value: number) {
  return value
    .toExponential()
    .toUpperCase()
    .replace('E+', 'E')
    .replace(/^(\d)E/, '$1.0E')
}
