import { join } from 'node:path'
import { EARLIER_BLOCK, placeKey } from './layout.ts'
import { LINKS_FILE, loadLmdb, MAX_STORES, storesOf } from './lmdb.ts'
import type { Release } from './open-release.ts'
import type { StoredMeta } from './write-release.ts'

/**
 * Adds to a finished release what place each domain of the release before has in it, so that gained and lost links are
 * found by number. Both lists of names ascend, so they are read once, side by side.
 */
export async function writeEarlier(folder: string, release: Release, previous: Release) {
  const places = new Uint32Array(previous.meta.domains)
  const names = release.names()
  let now = names.next().value
  for (const [reversed, placeBefore] of previous.names()) {
    while (now && isBefore(now[0], reversed)) now = names.next().value
    if (now?.[0] === reversed) places[placeBefore] = now[1] + 1
  }
  const meta: StoredMeta = {
    ...release.meta,
    previous: { release: previous.meta.release, builtAt: previous.meta.builtAt },
  }
  await release.close()

  const { open } = await loadLmdb()
  const root = open<Buffer, Buffer>({
    path: join(folder, LINKS_FILE),
    noSubdir: true,
    maxDbs: MAX_STORES,
    keyEncoding: 'binary',
    encoding: 'binary',
    noSync: true,
    overlappingSync: false,
  })
  const stores = storesOf(root)
  for (let first = 0; first < places.length; first += EARLIER_BLOCK * 1_000) {
    root.transactionSync(() => {
      for (let from = first; from < Math.min(first + EARLIER_BLOCK * 1_000, places.length); from += EARLIER_BLOCK) {
        stores.earlier.putSync(placeKey(from / EARLIER_BLOCK), blockOf(places.subarray(from, from + EARLIER_BLOCK)), {
          append: true,
        })
      }
    })
  }
  root.transactionSync(() => stores.meta.putSync(Buffer.from('meta'), Buffer.from(JSON.stringify(meta))))
  await root.close()
}

function blockOf(places: Uint32Array) {
  const bytes = Buffer.allocUnsafe(places.length * 4)
  for (const [index, place] of places.entries()) bytes.writeUInt32LE(place, index * 4)
  return bytes
}

/** Compares names by bytes, as LMDB does. For names beyond ASCII, the order of JavaScript's strings differs. */
function isBefore(one: string, other: string) {
  return Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0
}
