import { chmod, chown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { commandLine } from '#platform/process/command-line.ts'
import { ARCHIVED_FILES } from './archive.ts'
import { copyFolder, exists, flushToDisk, problemsOf } from './files.ts'
import { FILE_FOLDERS, nameOf, SECRET_FILES } from './parts.ts'
import { loadTables } from './portable/load.ts'
import { TABLES } from './portable/tables.ts'
import { recoverCluster, runningPort, startPostgres, systemUser, UserError } from './start-scripts.ts'

/** Belongs to the replaced database. The start makes both again. */
const DERIVED = ['pages', 'database-superuser-password']
/** Made with a new cluster; its next start sets the passwords of the data folder. */
const PASSWORDS = ['database-password', 'database-superuser-password']
/** Where the search for a free port begins. */
const SCRATCH_PORT = 26_432

type Where = {
  dataDir: string
  /** The server that gets the database; without it, the embedded cluster is replaced. */
  url?: string | undefined
  /** The archive of the log, and up to when it is read: a time, `latest`, or `backup` for the end of the backup. */
  archive?: { folder: string; until: string } | undefined
  now?: Date
}

/**
 * Puts a backup in the place of what a data folder has. What was there moves to a folder of its own in it.
 * @returns the folder with what was there, or undefined if there was nothing
 * @throws {UserError} if the backup is damaged or does not fit, or the product is running; then nothing has changed
 */
export async function restoreBackup(
  backup: string,
  { dataDir, url, archive, now = new Date() }: Where,
): Promise<string | undefined> {
  const problems = await problemsOf(backup)
  if (problems.length > 0)
    throw new UserError(`The backup cannot be restored, and nothing was changed. ${problems.slice(0, 5).join(' ')}`)
  if (runningPort(dataDir)) throw new UserError('The product is running. Stop it first, then restore.')
  const isPortable = await exists(join(backup, TABLES))
  refuseUnfit({ isPortable, url, until: archive?.until })
  // Copied beside the present data first, so that a full disk leaves it as it is.
  const draft = join(dataDir, 'restoring')
  await rm(draft, { recursive: true, force: true })
  try {
    await copyFolder(backup, draft, { root: draft, skip: (path) => !isPart(path.split('/')[0] ?? '') })
    if (isPortable) await (url ? loadTables(backup, url) : makeCluster(backup, draft))
    else await completeCluster(draft, archive)
    flushToDisk(draft)
    return await replace(draft, { dataDir, now, hasCluster: url === undefined })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function refuseUnfit({
  isPortable,
  url,
  until,
}: {
  isPortable: boolean
  url?: string | undefined
  until?: string | undefined
}) {
  if (url && !isPortable)
    throw new UserError(
      'This backup fits the embedded database only, and DATABASE_URL names a server. Restore it without DATABASE_URL, ' +
        `make a portable backup of it (${commandLine('backup', 'FOLDER', '--portable')}), and restore that one.`,
    )
  if (isPortable && until && until !== 'backup')
    throw new UserError('--until needs a backup of the embedded database: a portable one has no log that continues it.')
}

/** Moves what is restored to its place, and what was there away. What the backup does not have stays. */
async function replace(
  draft: string,
  { dataDir, now, hasCluster }: { dataDir: string; now: Date; hasCluster: boolean },
) {
  const restored = await readdir(draft)
  const replaced = join(dataDir, `replaced-${nameOf(now)}`)
  let hasReplaced = false
  for (const name of new Set([...restored, ...(hasCluster ? DERIVED : DERIVED.slice(0, 1))])) {
    if (!(await exists(join(dataDir, name)))) continue
    await mkdir(replaced, { recursive: true, mode: 0o755 })
    await rename(join(dataDir, name), join(replaced, name))
    hasReplaced = true
  }
  for (const name of restored) await rename(join(draft, name), join(dataDir, name))
  return hasReplaced ? replaced : undefined
}

/** Makes a new cluster from the tables of a portable backup. */
async function makeCluster(backup: string, draft: string) {
  await chmod(draft, 0o755)
  // Not durable: all of it is flushed at the end.
  const server = await startPostgres({ dataDir: draft, port: SCRATCH_PORT, isFixed: false, durable: false })
  try {
    await loadTables(backup, embeddedDatabaseUrl({ dataDir: draft, port: server.port }))
  } finally {
    await server.stop()
  }
  for (const name of PASSWORDS) await rm(join(draft, name), { force: true })
}

/** Makes a restored base backup ready to start, and lets it continue with the archive if there is one. */
async function completeCluster(draft: string, archive: Where['archive']) {
  await giveToPostgres(join(draft, 'postgres'))
  if (!archive) return
  await chmod(draft, 0o755)
  await recoverCluster({ dataDir: draft, port: SCRATCH_PORT, archive: archive.folder, until: archive.until })
  if (archive.until === 'backup') return
  // Those that no entry names are deleted by the product.
  for (const name of FILE_FOLDERS)
    await copyFolder(join(archive.folder, ARCHIVED_FILES, name), join(draft, name), { root: draft })
}

const PARTS: string[] = ['postgres', ...FILE_FOLDERS, ...SECRET_FILES]

const isPart = (name: string) => PARTS.includes(name)

/** If the product runs as root, its database runs as another user. */
async function giveToPostgres(folder: string) {
  const owner = systemUser()
  if (!owner) return
  for (const path of ['', ...(await readdir(folder, { recursive: true }))])
    await chown(join(folder, path), owner.uid, owner.gid)
}
