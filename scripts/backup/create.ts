import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from '#platform/files/file-store.ts'
import type { FileFolder } from '#platform/files/stores.ts'
import { copyCluster } from './database.ts'
import { copyFile, copyFolder, copyStore, type Digests, exists, flushToDisk, writeChecksums } from './files.ts'
import { FILE_FOLDERS, nameOf, SECRET_FILES } from './parts.ts'
import { dumpTables } from './portable/dump.ts'
import { asSuperuser, UserError } from './start-scripts.ts'
import { withClient } from './with-client.ts'

type Options = {
  dataDir: string
  /** What is copied of the database: the running embedded cluster, or every table of a database. */
  database: { port: number } | { url: string }
  /** The folder of all backups. */
  to: string
  /** Whether uploads and résumés are copied, too. */
  withFiles?: boolean
  /** Returns the store of a folder of files; without it, they are in `dataDir`. */
  storeOf?: ((folder: FileFolder) => FileStore) | undefined
  withSecrets?: boolean
  now?: Date
}

/**
 * Copies the database and the files of the product into a new folder, while the product is running or only its
 * database. A backup that is not complete has the ending `.partial`.
 * @returns the folder
 * @throws if something cannot be read or written
 */
export async function createBackup({ to, now = new Date(), ...what }: Options): Promise<string> {
  const backup = join(to, nameOf(now))
  const draft = `${backup}.partial`
  await makeFolders([to, draft])
  try {
    await fill(draft, what)
    flushToDisk(draft)
    await rename(draft, backup)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  return backup
}

async function makeFolders([to, draft]: [string, string]) {
  try {
    await mkdir(to, { recursive: true, mode: 0o700 })
    await mkdir(draft, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(`The folder ${to} cannot be written (${code}). It must belong to ${userInfo().username}.`)
  }
}

/**
 * Files are copied before the database and once more after it: a file that a row names was there at the end of the
 * database's copy, so it is in one of the two. Files never change; they come and go.
 */
async function fill(
  root: string,
  { dataDir, database, withFiles = true, storeOf, withSecrets = false }: Omit<Options, 'to' | 'now'>,
) {
  const digests: Digests = new Map()
  const add = (more: Digests) => {
    for (const [path, digest] of more) digests.set(path, digest)
  }
  const copyFiles = async () => {
    for (const name of withFiles ? FILE_FOLDERS : []) {
      const to = join(root, name)
      add(await (storeOf ? copyStore(storeOf(name), to, { root }) : copyFolder(join(dataDir, name), to, { root })))
    }
  }
  await copyFiles()
  add(await ('url' in database ? dumpDatabase(database.url, root) : copyEmbedded({ dataDir, ...database }, root)))
  await copyFiles()
  for (const name of withSecrets ? SECRET_FILES : [])
    if (await exists(join(dataDir, name))) digests.set(name, await copyFile(join(dataDir, name), join(root, name)))
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const about = {
    product: 'Prairie Signal',
    version,
    createdAt: new Date().toISOString(),
    withFiles,
    withSecrets,
    database: 'url' in database ? 'tables' : 'cluster',
  }
  await writeFile(join(root, 'backup.json'), `${JSON.stringify(about, undefined, 2)}\n`, { mode: 0o600 })
  await writeChecksums(root, digests)
}

function copyEmbedded({ dataDir, port }: { dataDir: string; port: number }, root: string) {
  const folder = join(dataDir, 'postgres')
  return asSuperuser({ port, dataDir, database: 'postgres' }, (client) =>
    copyCluster(client, { folder, to: join(root, 'postgres'), root }),
  )
}

const dumpDatabase = (url: string, root: string) =>
  withClient({ url, name: 'prairie-backup' }, (client) => dumpTables(client, root))
