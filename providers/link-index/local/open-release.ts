import { join } from 'node:path'
import type { IndexInfo } from '#engine/data-providers/link-index.ts'
import {
  chunkKey,
  decodeChunk,
  decodeNode,
  EARLIER_BLOCK,
  LAYOUT,
  LIST_CHUNK,
  type ListSummary,
  linkedDomainsIn,
  NODE_BLOCK,
  placeKey,
  reversedName,
  type StoredNode,
} from './layout.ts'
import { type Bytes, LINKS_FILE, loadLmdb, MAX_STORES, storesOf } from './lmdb.ts'
import type { StoredMeta } from './write-release.ts'

export type Release = Awaited<ReturnType<typeof openRelease>>

/**
 * Opens a release for reading. Every function reads at once, so nothing changes between two calls in one turn.
 * @throws {Error} if the folder has no release, or one of another layout
 */
export async function openRelease(folder: string) {
  const { open } = await loadLmdb()
  const root = open<Buffer, Buffer>({
    path: join(folder, LINKS_FILE),
    noSubdir: true,
    readOnly: true,
    maxDbs: MAX_STORES,
    keyEncoding: 'binary',
    encoding: 'binary',
  })
  const stores = storesOf(root)
  const metaBytes = stores.meta.get(Buffer.from('meta'))
  const meta = metaBytes && (JSON.parse(metaBytes.toString()) as StoredMeta)
  if (meta?.layout !== LAYOUT) {
    await root.close()
    throw new Error(`${folder} has no link index that this version can read. Build it again: npm run data -- build`)
  }
  const hubs = new Set(meta.hubs)
  const { release, asOf, domains, links } = meta
  const info: IndexInfo = { release, asOf, domains, links, isSample: false }

  return {
    meta,
    info,
    stores,
    close: () => root.close(),
    isHub: (place: number) => hubs.has(place),
    placeOf: (domain: string) => placeOf(reversedName(domain)),
    /** All reversed names and places, by name. */
    names: function* (): Generator<[reversed: string, place: number], undefined> {
      for (const { value } of stores.names.getRange()) {
        for (const line of value.toString().split('\n')) {
          const tab = line.indexOf('\t')
          yield [line.slice(0, tab), Number(line.slice(tab + 1))]
        }
      }
    },
    nodeAt: (place: number): StoredNode => decodeNode(nodesAround(place), place),
    linkedDomainsAt: (place: number) => linkedDomainsIn(nodesAround(place), place),
    /** The places of all referring domains, or of the first `max`. */
    referrersOf: (place: number, max = Number.POSITIVE_INFINITY) => listOf(stores.in, place, 0, max),
    /** A part of the places, without reading those before it. */
    referrersFrom: (place: number, offset: number, limit: number) => listOf(stores.in, place, offset, limit),
    linkedBy: (place: number) => listOf(stores.out, place, 0, Number.POSITIVE_INFINITY),
    isReferrer: (place: number, source: number) => includes(place, source),
    summaryOf: (place: number): ListSummary | undefined => {
      const bytes = stores.summaries.get(placeKey(place))
      return bytes && JSON.parse(bytes.toString())
    },
    /** Returns the place that a domain of the release before has in this one; undefined if it is not in this one. */
    placeNow: createEarlier(stores.earlier),
  }

  function nodesAround(place: number) {
    const bytes = stores.nodes.getBinaryFast(placeKey(Math.floor(place / NODE_BLOCK)))
    if (!bytes) throw new RangeError(`${folder} has no domain at place ${place}.`)
    return bytes
  }

  function placeOf(reversed: string): number | undefined {
    const key = Buffer.from(reversed)
    // The block whose first name is the name or the one before it.
    for (const { value } of stores.names.getRange({ start: key, reverse: true, limit: 1 })) {
      const text = `\n${value.toString()}\n`
      const at = text.indexOf(`\n${reversed}\t`)
      return at < 0 ? undefined : Number(text.slice(at + reversed.length + 2, text.indexOf('\n', at + 1)))
    }
    return undefined
  }

  function listOf(store: Bytes, place: number, offset: number, limit: number): Uint32Array {
    const firstChunk = Math.floor(offset / LIST_CHUNK)
    const skipped = offset - firstChunk * LIST_CHUNK
    let places = new Uint32Array(LIST_CHUNK)
    let count = 0
    for (let chunk = firstChunk; count < skipped + limit; chunk++) {
      const bytes = store.getBinaryFast(chunkKey(place, chunk))
      if (!bytes) break
      if (count + LIST_CHUNK > places.length) {
        const longer = new Uint32Array(places.length * 2)
        longer.set(places)
        places = longer
      }
      count = decodeChunk(bytes, places, count)
    }
    return places.subarray(Math.min(skipped, count), Math.min(count, skipped + limit))
  }

  /** Returns whether a list includes a source: its chunk is found by bisection. */
  function includes(place: number, source: number) {
    let low = 0
    let high = Math.ceil(decodeNode(nodesAround(place), place).referringDomains / LIST_CHUNK) - 1
    const places = new Uint32Array(LIST_CHUNK)
    while (low <= high) {
      const middle = (low + high) >> 1
      const bytes = stores.in.getBinaryFast(chunkKey(place, middle))
      const count = bytes ? decodeChunk(bytes, places, 0) : 0
      if (count === 0) return false
      if (source < (places[0] ?? 0)) high = middle - 1
      else if (source > (places[count - 1] ?? 0)) low = middle + 1
      else return places.subarray(0, count).includes(source)
    }
    return false
  }
}

/**
 * Creates the look-up of earlier places. The blocks of the last request are cached, because the places of one list are
 * close together.
 */
function createEarlier(store: Bytes) {
  return (places: Uint32Array): (number | undefined)[] => {
    let block = -1
    let bytes: Buffer | undefined
    return Array.from(places, (place) => {
      const wanted = Math.floor(place / EARLIER_BLOCK)
      if (wanted !== block) {
        block = wanted
        bytes = store.get(placeKey(block))
      }
      const at = (place % EARLIER_BLOCK) * 4
      const now = bytes && at < bytes.length ? bytes.readUInt32LE(at) : 0
      return now === 0 ? undefined : now - 1
    })
  }
}
