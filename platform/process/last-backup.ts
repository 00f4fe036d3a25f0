import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In DATA_DIR: how the last backup ended, for `npm run doctor` and for those who watch the product. */
export const LAST_BACKUP = 'last-backup.json'

export type LastBackup = {
  /** When it ended. */
  at: string
  isComplete: boolean
  /** The folder or file; of a failed one, where it was to be. */
  path: string
  seconds: number
  error?: string
  /** The last one that was complete, if this one is not. */
  lastComplete?: string
}

/** Records how a backup ended. A failed one keeps the time of the last complete one. */
export async function recordBackup(dataDir: string, result: LastBackup): Promise<void> {
  const former = await lastBackup(dataDir)
  const lastComplete = former?.isComplete ? former.at : former?.lastComplete
  const kept = result.isComplete || !lastComplete ? result : { ...result, lastComplete }
  const file = join(dataDir, LAST_BACKUP)
  await writeFile(`${file}.partial`, `${JSON.stringify(kept, undefined, 2)}\n`, { mode: 0o644 })
  await rename(`${file}.partial`, file)
}

/** Returns how the last backup ended, or undefined if there was none. */
export async function lastBackup(dataDir: string): Promise<LastBackup | undefined> {
  try {
    return JSON.parse(await readFile(join(dataDir, LAST_BACKUP), 'utf8')) as LastBackup
  } catch {
    return undefined
  }
}
