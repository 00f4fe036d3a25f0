import type { CacheFolder } from '../process/cache-folder.ts'
import type { FileStore } from './file-store.ts'

/**
 * Returns a cache of files that can be made again: on this machine, and in the store that machines share, if there is
 * one. Without its store, a machine makes its files itself.
 */
export function createSharedCache(
  local: Pick<CacheFolder, 'open' | 'store'>,
  shared: Pick<FileStore, 'read' | 'write'> | undefined,
): Pick<CacheFolder, 'open' | 'store'> {
  if (!shared) return local
  return {
    async open(name) {
      const own = await local.open(name)
      if (own) return own
      const bytes = await shared.read(name).catch(() => undefined)
      if (!bytes) return undefined
      await local.store(name, bytes)
      return local.open(name)
    },
    async store(name, bytes) {
      await Promise.all([local.store(name, bytes), shared.write(name, bytes)])
    },
  }
}
