import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFile } from '../local/installed-releases.ts'
import { loadLmdb } from '../local/lmdb.ts'
import { type ListId, listIds } from './lists.ts'

/** Months of history that are kept of each list. */
const KEPT = 13
const BATCH = 20_000

export const popularityFolder = (folder: string) => join(folder, 'popularity')

export type StoredList = { list: ListId; asOf: string; path: string }

/** Returns the lists on disk, the newest first. */
export async function storedLists(folder: string): Promise<StoredList[]> {
  const names = await readdir(popularityFolder(folder)).catch(() => [])
  return names
    .flatMap((name) => {
      const [, list, asOf = ''] = /^([a-z]+)\.(\d{4}-\d\d-\d\d)\.mdb$/.exec(name) ?? []
      const id = listIds.find((one) => one === list)
      return id ? [{ list: id, asOf, path: join(popularityFolder(folder), name) }] : []
    })
    .sort((one, other) => (one.asOf < other.asOf ? 1 : -1))
}

/** Stores a list next to those in use; readers see it when it is complete. */
export async function storeList(folder: string, list: ListId, asOf: string, ranks: ReadonlyMap<string, number>) {
  const { open } = await loadLmdb()
  await mkdir(popularityFolder(folder), { recursive: true })
  const path = join(popularityFolder(folder), `${list}.${asOf}.mdb`)
  await rm(`${path}.tmp`, { force: true })
  const root = open<Buffer, Buffer>({
    path: `${path}.tmp`,
    noSubdir: true,
    keyEncoding: 'binary',
    encoding: 'binary',
    noSync: true,
    overlappingSync: false,
  })
  const rows = [...ranks].sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  for (let from = 0; from < rows.length; from += BATCH) {
    root.transactionSync(() => {
      for (const [domain, rank] of rows.slice(from, from + BATCH)) {
        const value = Buffer.allocUnsafe(4)
        value.writeUInt32LE(rank)
        root.putSync(Buffer.from(domain), value, { append: true })
      }
    })
  }
  await root.close()
  await syncFile(`${path}.tmp`)
  await rename(`${path}.tmp`, path)
  await rm(`${path}.tmp-lock`, { force: true })
  const old = (await storedLists(folder)).filter((stored) => stored.list === list).slice(KEPT)
  for (const stored of old) await rm(stored.path, { force: true })
}
