import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Minimum interval between two updates of a file's last use. */
const USED_INTERVAL_MS = 60_000
/**
 * Share of the limit at which a process measures the folder. Even with what three processes write before they measure
 * again, the folder stays within its limit.
 */
const MEASURED_AFTER = 0.05
const FULL = 0.85
const TRIMMED_TO = 0.75
/** Suffix of an unfinished file. One that is older than this was left by a process that was killed. */
const DRAFT = /\.draft$/
const DRAFT_MAX_AGE_MS = 10 * 60_000

export type CachedFile = { handle: FileHandle; size: number }
export type CacheFolder = ReturnType<typeof createCacheFolder>

/**
 * Returns a folder of files that can be made again and that several processes share. It holds at most `maxBytes`: the
 * least recently used files are removed first. Readers never see an incomplete file.
 */
export function createCacheFolder({ folder, maxBytes }: { folder: string; maxBytes: number }) {
  let isMeasured = false
  /** Bytes written since the last measurement. */
  let written = 0
  let trimming: Promise<void> | undefined

  return {
    /** Returns the open file: it can be read to its end even if it is removed meanwhile. */
    async open(name: string): Promise<CachedFile | undefined> {
      const file = join(folder, name)
      const handle = await open(file).catch(() => undefined)
      if (!handle) return undefined
      const { size, mtimeMs } = await handle.stat()
      const now = new Date()
      if (now.getTime() - mtimeMs > USED_INTERVAL_MS) await utimes(file, now, now).catch(() => undefined)
      return { handle, size }
    },
    /** Returns the path of a file, which counts as used. */
    async path(name: string): Promise<string | undefined> {
      const found = await this.open(name)
      await found?.handle.close()
      return found && join(folder, name)
    },
    remove: (name: string) => rm(join(folder, name), { force: true }),
    async store(name: string, bytes: Uint8Array) {
      if (bytes.length > maxBytes * MEASURED_AFTER) return
      if (!isMeasured || written + bytes.length > maxBytes * MEASURED_AFTER) await trim()
      written += bytes.length
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `${randomUUID()}.draft`)
      try {
        await writeFile(draft, bytes)
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }

  function trim() {
    trimming ??= trimFolder(folder, maxBytes)
      .then(() => {
        isMeasured = true
        written = 0
      })
      .finally(() => {
        trimming = undefined
      })
    return trimming
  }
}

/** Removes abandoned drafts and, if the folder is nearly full, the least recently used files. */
export async function trimFolder(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const files: { file: string; size: number; usedAt: number }[] = []
  for (const name of names) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) continue
    const isLeft = DRAFT.test(name) && Date.now() - found.mtimeMs > DRAFT_MAX_AGE_MS
    if (isLeft) await rm(file, { force: true })
    else files.push({ file, size: found.size, usedAt: found.mtimeMs })
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= maxBytes * FULL) return
  for (const { file, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= maxBytes * TRIMMED_TO) return
    await rm(file, { force: true })
    bytes -= size
  }
}
