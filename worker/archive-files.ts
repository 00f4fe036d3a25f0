import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { environment } from '#platform/environment/environment.ts'

type Settings = Pick<typeof environment, 'backupArchive' | 'dataDir'>

const FOLDERS = ['media', 'resumes']

/**
 * Copies files that the archive does not have yet, next to the log of the database, so that a restored database finds
 * the files of its last minutes. Files never change.
 */
export async function archiveFiles({ backupArchive, dataDir }: Settings = environment): Promise<void> {
  if (!backupArchive) return
  for (const folder of FOLDERS) {
    const to = join(backupArchive, 'files', folder)
    await mkdir(to, { recursive: true, mode: 0o700 })
    const stored = new Set(await readdir(to))
    const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isFile() || stored.has(entry.name)) continue
      // Deleted in the meantime: nothing to keep.
      const draft = join(to, `${entry.name}.partial`)
      const isCopied = await copyFile(join(dataDir, folder, entry.name), draft).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          return false
        },
      )
      if (isCopied) await rename(draft, join(to, entry.name))
    }
  }
}
