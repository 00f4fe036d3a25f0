import { join } from 'node:path'
import type { GraphWriter, ReleaseMeta } from '../build/graph-writer.ts'
import {
  chunkKey,
  encodeChunk,
  encodeNodes,
  LAYOUT,
  LIST_CHUNK,
  type ListSummary,
  NAME_BLOCK,
  NODE_BLOCK,
  placeKey,
  type StoredNode,
} from './layout.ts'
import { type Bytes, LINKS_FILE, loadLmdb, MAX_STORES, storesOf } from './lmdb.ts'

/** Values in one transaction: what LMDB holds in memory until it is written. */
const MAX_WAITING = 4_000

/** A release that is being written, with an id of its own for its folder. */
export type StoredMeta = ReleaseMeta & {
  layout: number
  /** The release before it, whose places `earlier` maps. */
  previous?: { release: string; builtAt: string }
}

/** Creates a writer of a release in an empty folder. Nobody reads the folder before it is finished. */
export async function createReleaseWriter(folder: string, domains: number): Promise<GraphWriter> {
  const { open } = await loadLmdb()
  const root = open<Buffer, Buffer>({
    path: join(folder, LINKS_FILE),
    noSubdir: true,
    maxDbs: MAX_STORES,
    keyEncoding: 'binary',
    encoding: 'binary',
    // The file is synchronized when it is complete. An incomplete one is deleted.
    noSync: true,
    overlappingSync: false,
  })
  const stores = storesOf(root)
  const referring = new Uint32Array(domains)
  const linking = new Uint32Array(domains)
  const hubsAmong = new Map<number, number>()
  let waiting: { store: Bytes; key: Buffer; value: Buffer }[] = []
  let names: string[] = []
  let nodes: StoredNode[] = []

  return {
    name: (reversed, place) => {
      names.push(`${reversed}\t${place}`)
      if (names.length === NAME_BLOCK) writeNames()
    },
    referrers: (target, sources, { hubs, summary }) => {
      writeNames()
      referring[target] = sources.length
      if (hubs > 0) hubsAmong.set(target, hubs)
      writeList(stores.in, target, sources)
      if (summary) writeSummary(target, summary)
    },
    linked: (source, targets) => {
      linking[source] = targets.length
      writeList(stores.out, source, targets)
    },
    node: ({ place, harmonic, pageRank, pageRankPosition, ...rest }) => {
      nodes.push({
        ...rest,
        harmonic: harmonic ?? Number.NaN,
        pageRank: pageRank ?? Number.NaN,
        pageRankPosition: pageRankPosition ?? 0,
        referringDomains: referring[place] ?? 0,
        linkedDomains: linking[place] ?? 0,
        hubs: hubsAmong.get(place) ?? 0,
      })
      if (nodes.length === NODE_BLOCK) writeNodes(place)
    },
    drain: async () => {},
    finish: async (meta) => {
      writeNames()
      if (nodes.length > 0) writeNodes(domains - 1)
      const stored: StoredMeta = { ...meta, layout: LAYOUT }
      put(stores.meta, Buffer.from('meta'), Buffer.from(JSON.stringify(stored)))
      flush()
    },
    close: () => root.close(),
  }

  function writeNames() {
    const [first] = names
    if (first === undefined) return
    put(stores.names, Buffer.from(first.slice(0, first.indexOf('\t'))), Buffer.from(names.join('\n')))
    names = []
  }

  function writeNodes(last: number) {
    put(stores.nodes, placeKey(Math.floor(last / NODE_BLOCK)), encodeNodes(nodes))
    nodes = []
  }

  function writeList(store: Bytes, place: number, places: Uint32Array) {
    for (let from = 0, chunk = 0; from < places.length; from += LIST_CHUNK, chunk++) {
      put(store, chunkKey(place, chunk), encodeChunk(places, from, Math.min(from + LIST_CHUNK, places.length)))
    }
  }

  function writeSummary(target: number, summary: ListSummary) {
    put(stores.summaries, placeKey(target), Buffer.from(JSON.stringify(summary)))
  }

  function put(store: Bytes, key: Buffer, value: Buffer) {
    waiting.push({ store, key, value })
    if (waiting.length >= MAX_WAITING) flush()
  }

  /** Keys ascend in each database, so each is appended to its end. */
  function flush() {
    root.transactionSync(() => {
      for (const { store, key, value } of waiting) store.putSync(key, value, { append: true })
    })
    waiting = []
  }
}
