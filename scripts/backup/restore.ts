import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFolder, exists, flushToDisk, problemsOf } from './files.ts'
import { FILE_FOLDERS, nameOf, SECRET_FILES } from './parts.ts'
import { runningPort, systemUser, UserError } from './start-scripts.ts'

/** Belongs to the replaced database. The start makes both again. */
const DERIVED = ['pages', 'database-superuser-password']

/**
 * Puts a backup in the place of what a data folder has. What was there moves to a folder of its own in it.
 * @returns the folder with what was there, or undefined if there was nothing
 * @throws {UserError} if the backup is damaged or the product is running; then nothing has changed
 */
export async function restoreBackup(backup: string, dataDir: string, now = new Date()): Promise<string | undefined> {
  const problems = await problemsOf(backup)
  if (problems.length > 0)
    throw new UserError(`The backup cannot be restored, and nothing was changed. ${problems.slice(0, 5).join(' ')}`)
  if (runningPort(dataDir)) throw new UserError('The product is running. Stop it first, then restore.')
  const stored = await readdir(backup)
  // Copied beside the present data first, so that a full disk leaves it as it is.
  const draft = join(dataDir, 'restoring')
  await rm(draft, { recursive: true, force: true })
  await copyFolder(backup, draft, { root: draft, skip: (path) => !isPart(path.split('/')[0] ?? '') })
  await giveToPostgres(join(draft, 'postgres'))
  flushToDisk(draft)
  const replaced = join(dataDir, `replaced-${nameOf(now)}`)
  let hasReplaced = false
  // What the backup does not have, such as the files in a copy from before an upgrade, stays.
  for (const name of new Set([...stored.filter(isPart), ...DERIVED])) {
    if (!(await exists(join(dataDir, name)))) continue
    await mkdir(replaced, { recursive: true, mode: 0o755 })
    await rename(join(dataDir, name), join(replaced, name))
    hasReplaced = true
  }
  for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name))
  await rm(draft, { recursive: true })
  return hasReplaced ? replaced : undefined
}

const isPart = (name: string) => name === 'postgres' || FILE_FOLDERS.includes(name) || SECRET_FILES.includes(name)

/** If the product runs as root, its database runs as another user. */
async function giveToPostgres(folder: string) {
  const owner = systemUser()
  if (!owner) return
  for (const path of ['', ...(await readdir(folder, { recursive: true }))])
    await chown(join(folder, path), owner.uid, owner.gid)
}
