import type { Database, RootDatabase } from 'lmdb'
import { Failure } from '#engine/failures.ts'

/**
 * Loads LMDB.
 * @throws {Failure} unavailable, if the package was left out when the product was installed
 */
export async function loadLmdb() {
  return import('lmdb').catch(() => {
    throw new Failure('unavailable', {
      message: 'The local link index needs the package lmdb: run `npm install --include=optional`.',
    })
  })
}

const NAMES = ['names', 'nodes', 'in', 'out', 'summaries', 'earlier', 'meta'] as const

export type Bytes = Database<Buffer, Buffer>
export type Stores = Record<(typeof NAMES)[number], Bytes>

/** Returns the databases of a release. */
export function storesOf(root: RootDatabase<Buffer, Buffer>): Stores {
  const stores = NAMES.map((name) => [
    name,
    root.openDB<Buffer, Buffer>({ name, keyEncoding: 'binary', encoding: 'binary' }),
  ])
  return Object.fromEntries(stores)
}

/** The file of a release in its folder. */
export const LINKS_FILE = 'links.mdb'
export const MAX_STORES = NAMES.length + 1
