/**
 * How a release is stored in LMDB. Domains are numbered by rank from 0 (their place), so a list that is sorted by place
 * is “best first”. Databases: `names` (reversed name → place), `nodes`, `in` and `out` (lists of places), `summaries`
 * (of long lists of referrers), `earlier` (place in the release before → place), `meta`.
 */

/**
 * Places in a value of `in` and `out`: a value stays below half a page of 4 kB, where LMDB needs no page of its own.
 */
export const LIST_CHUNK = 750
/** Domains in a value of `nodes`. */
export const NODE_BLOCK = 16
/** Names in a value of `names`. */
export const NAME_BLOCK = 48
/** Places in a value of `earlier`. */
export const EARLIER_BLOCK = 500
/** Lists of at least so many referrers have a row in `summaries`. */
export const MIN_SUMMARIZED = 200
/** Version of the layout. Increase it when the layout changes, so that readers refuse other versions. */
export const LAYOUT = 1

const FACTS_BYTES = 36

export type NodeFacts = {
  harmonic: number
  pageRank: number
  referringDomains: number
  linkedDomains: number
  hosts: number
  /** 0 where the release has none. */
  pageRankPosition: number
  /** Technical hubs among the referring domains. */
  hubs: number
}

/** A domain of a block. */
export type StoredNode = NodeFacts & { reversed: string }

/** Number of referring domains by tenth of the ranks, and by top-level domain. */
export type ListSummary = { byRank: number[]; topLevels: Record<string, number> }

/** @example reversedName('bbc.co.uk') // 'uk.co.bbc' */
export const reversedName = (name: string) => name.split('.').reverse().join('.')

export function placeKey(place: number) {
  const key = Buffer.allocUnsafe(4)
  key.writeUInt32BE(place)
  return key
}

export function chunkKey(place: number, chunk: number) {
  const key = Buffer.allocUnsafe(8)
  key.writeUInt32BE(place)
  key.writeUInt32BE(chunk, 4)
  return key
}

/** Returns ascending places as differences, each in groups of 7 bits, the lowest first (LEB128). */
export function encodeChunk(places: Uint32Array, from: number, to: number) {
  const bytes = Buffer.allocUnsafe((to - from) * 5)
  let length = 0
  let before = 0
  for (let index = from; index < to; index++) {
    const place = places[index] as number
    let difference = place - before
    before = place
    while (difference > 127) {
      bytes[length++] = (difference % 128) | 128
      difference = Math.floor(difference / 128)
    }
    bytes[length++] = difference
  }
  return bytes.subarray(0, length)
}

/**
 * Appends the places of a chunk to `places`, from `count` on.
 * @returns the number of places after that
 */
export function decodeChunk(bytes: Uint8Array, places: Uint32Array, count: number) {
  let before = 0
  let end = count
  for (let index = 0; index < bytes.length; ) {
    let byte = bytes[index++] as number
    let difference = byte & 127
    for (let scale = 128; byte > 127; scale *= 128) {
      byte = bytes[index++] as number
      difference += (byte & 127) * scale
    }
    before += difference
    places[end++] = before
  }
  return end
}

export function encodeNodes(nodes: StoredNode[]) {
  const names = Buffer.from(nodes.map(({ reversed }) => reversed).join('\n'))
  const bytes = Buffer.alloc(NODE_BLOCK * FACTS_BYTES + names.length)
  for (const [index, node] of nodes.entries()) {
    const at = index * FACTS_BYTES
    bytes.writeDoubleLE(node.harmonic, at)
    bytes.writeDoubleLE(node.pageRank, at + 8)
    bytes.writeUInt32LE(node.referringDomains, at + 16)
    bytes.writeUInt32LE(node.linkedDomains, at + 20)
    bytes.writeUInt32LE(node.hosts, at + 24)
    bytes.writeUInt32LE(node.pageRankPosition, at + 28)
    bytes.writeUInt32LE(node.hubs, at + 32)
  }
  names.copy(bytes, NODE_BLOCK * FACTS_BYTES)
  return bytes
}

export function decodeNode(bytes: Buffer, place: number): StoredNode {
  const index = place % NODE_BLOCK
  const at = index * FACTS_BYTES
  return {
    harmonic: bytes.readDoubleLE(at),
    pageRank: bytes.readDoubleLE(at + 8),
    referringDomains: bytes.readUInt32LE(at + 16),
    linkedDomains: bytes.readUInt32LE(at + 20),
    hosts: bytes.readUInt32LE(at + 24),
    pageRankPosition: bytes.readUInt32LE(at + 28),
    hubs: bytes.readUInt32LE(at + 32),
    reversed: bytes.toString('utf8', NODE_BLOCK * FACTS_BYTES, bytes.length).split('\n')[index] ?? '',
  }
}

/** Returns the number of domains that a domain of a block links to, without reading its name. */
export function linkedDomainsIn(bytes: Buffer, place: number) {
  return bytes.readUInt32LE((place % NODE_BLOCK) * FACTS_BYTES + 20)
}
