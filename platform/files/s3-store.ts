import { LRUCache } from 'lru-cache'
import type { CacheFolder } from '../process/cache-folder.ts'
import { type FileStore, typeOfFile } from './file-store.ts'
import type { S3Bucket } from './s3-bucket.ts'

/** How long another machine may still serve its copy of a file that was removed from the store. */
const SURE_MS = 30_000
const MAX_SURE = 20_000

type Options = {
  bucket: S3Bucket
  /** The folder in the bucket. */
  folder: string
  /** Copies on this machine. Without it, no file is written to its disk, and there are no local paths. */
  copies?: CacheFolder
}

/** Returns a store of files in a folder of a bucket, of which this machine has copies of those that it read last. */
export function createS3Store({ bucket, folder, copies }: Options): FileStore {
  const keyOf = (name: string) => `${folder}/${name}`
  /** Files that were in the store a moment ago. */
  const sure = new LRUCache<string, true>({ max: MAX_SURE, ttl: SURE_MS })

  return {
    place: `s3://${bucket.place}${folder}`,
    localPath,
    read: (name) => bytesOf(bucket.get(keyOf(name))),
    async write(name, bytes) {
      await copies?.remove(name)
      await bucket.put(keyOf(name), bytes, typeOfFile(name))
    },
    copy: (from, to) => bucket.copy(keyOf(from), keyOf(to)),
    async remove(name) {
      await bucket.remove(keyOf(name))
      sure.delete(name)
      await copies?.remove(name)
    },
    has: async (name) => (await bucket.head(keyOf(name))) !== undefined,
    list: () => bucket.list(`${folder}/`),
  }

  /** Returns a copy if the store still has the file, or cannot say. */
  async function localPath(name: string) {
    if (!copies) throw new Error(`Files of ${folder} are not copied to this machine.`)
    const copy = await copies.path(name)
    if (copy && sure.has(name)) return copy
    try {
      const bytes = copy ? undefined : await bytesOf(bucket.get(keyOf(name)))
      const isThere = copy ? await bucket.head(keyOf(name)) : bytes
      if (bytes) await copies.store(name, bytes)
      if (isThere) sure.set(name, true)
      else await copies.remove(name)
      return isThere ? await copies.path(name) : undefined
    } catch (error) {
      if (copy) return copy
      throw error
    }
  }
}

async function bytesOf(asked: Promise<Response | undefined>) {
  const answer = await asked
  return answer && Buffer.from(await answer.arrayBuffer())
}
