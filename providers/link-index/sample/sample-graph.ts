import type { Graph } from '../memory/graph.ts'
import { rankNodes } from './rank-nodes.ts'

/** Each trade has sites of its own, which compete, share referrers, and link to one another. */
const TRADES = ['bakery', 'bikes', 'books', 'coffee', 'garden', 'guitar', 'hiking', 'pottery'] as const
const KINDS = [
  'shop',
  'blog',
  'news',
  'guide',
  'club',
  'forum',
  'school',
  'fair',
  'magazine',
  'works',
  'store',
  'lab',
] as const
/** Sites to which all trades link. */
const GENERAL = ['daily', 'search', 'encyclopedia', 'city', 'library', 'video', 'social', 'weather'] as const
/** Technical hubs of the sample graph. */
export const sampleHubs: ReadonlySet<string> = new Set(['cdn.example', 'fonts.example', 'analytics.example'])

const SHARE_IN_TRADE = 0.55
const SHARE_TO_GENERAL = 0.35
const SHARE_ACROSS = 0.04
const SHARE_TO_HUBS = 0.7
/** Of the links, those that the older release lacks, and as many others that only it has. */
const SHARE_CHANGED = 0.2

/**
 * Returns two releases of a made-up graph of names that are reserved for documentation (RFC 2606). The same names have
 * the same links every time.
 */
export function sampleGraphs(): { current: Graph; previous: Graph } {
  const names = [
    ...GENERAL.map((name) => `${name}.example`),
    ...sampleHubs,
    ...TRADES.flatMap((trade) => [`${trade}.example`, ...KINDS.map((kind) => `${trade}-${kind}.example`)]),
  ]
  const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const))
  const links = (release: string) =>
    pairs.filter(([from, to]) => {
      const isChanged = chance('change', from, to) < SHARE_CHANGED
      return chance(isChanged ? release : 'link', from, to) < shareOf(from, to)
    })
  return {
    current: graphOf('sample-2026-10', '2026-10-31', names, links('new')),
    previous: graphOf('sample-2026-07', '2026-07-31', names, links('old')),
  }
}

function graphOf(release: string, asOf: string, names: string[], links: (readonly [string, string])[]): Graph {
  const nodes = rankNodes(names, links)
  const places = new Map(nodes.map(({ domain }, place) => [domain, place]))
  return {
    info: { release, asOf, domains: nodes.length, links: links.length, isSample: true },
    nodes,
    links: links.map(([from, to]) => [places.get(from) ?? 0, places.get(to) ?? 0]),
  }
}

function shareOf(from: string, to: string) {
  if (sampleHubs.has(from)) return 0
  if (sampleHubs.has(to)) return SHARE_TO_HUBS
  const [one, other] = [tradeOf(from), tradeOf(to)]
  if (!other) return SHARE_TO_GENERAL
  // The site with the name of the trade is the best known.
  const fame =
    to === `${other}.example` ? 1.5 : 1 / (1 + KINDS.findIndex((kind) => to.endsWith(`-${kind}.example`)) / 6)
  return (one === other ? SHARE_IN_TRADE : SHARE_ACROSS) * fame
}

function tradeOf(name: string) {
  return TRADES.find((trade) => name.startsWith(trade))
}

/** Returns a number from 0 to 1 that depends on the words only: FNV-1a of 32 bits, mixed. */
function chance(...words: string[]) {
  let hash = 0x811c9dc5
  for (const character of words.join('\n')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
