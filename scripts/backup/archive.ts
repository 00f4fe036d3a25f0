import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { exists } from './files.ts'
import { FILE_FOLDERS } from './parts.ts'

/** In the archive, beside a folder for each cluster: what the worker copies of `media/` and `resumes/`. */
export const ARCHIVED_FILES = 'files'
const HISTORY = /\.history\.gz$/

/**
 * Deletes what no backup needs any more: parts of the log that were stored before the oldest backup began, and files
 * that were stored before it and have been deleted since. The times are those of the files.
 * @returns how many were deleted
 */
export async function pruneArchive(archive: string, { dataDir, oldest }: { dataDir: string; oldest: Date }) {
  let deleted = 0
  for (const cluster of await readdir(archive).catch(() => [])) {
    if (!/^\d+$/.test(cluster)) continue
    for (const name of await readdir(join(archive, cluster)))
      if (!HISTORY.test(name)) await deleteIfOld(join(archive, cluster, name))
  }
  for (const folder of FILE_FOLDERS)
    for (const name of await readdir(join(archive, ARCHIVED_FILES, folder)).catch(() => []))
      if (!(await exists(join(dataDir, folder, name)))) await deleteIfOld(join(archive, ARCHIVED_FILES, folder, name))
  return deleted

  async function deleteIfOld(path: string) {
    if ((await stat(path)).mtime >= oldest) return
    await rm(path)
    deleted += 1
  }
}
