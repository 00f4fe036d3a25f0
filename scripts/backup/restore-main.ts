// npm run restore -- BACKUP: puts a backup in the place of the data of the stopped product, or into the empty database
// of DATABASE_URL. --until continues it with the archive of BACKUP_ARCHIVE.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { environment } from '#platform/environment/environment.ts'
import { createFolderStore } from '#platform/files/folder-store.ts'
import { fileStore } from '#platform/files/stores.ts'
import { callersPath, commandLine } from '#platform/process/command-line.ts'
import { copyToStore } from '../files/copy-to-store.ts'
import { openBackup } from './open.ts'
import { FILE_FOLDERS } from './parts.ts'
import { restoreBackup } from './restore.ts'
import { UserError, withOneLineErrors } from './start-scripts.ts'
import { parseUntil } from './until.ts'

const USAGE = `Usage: ${commandLine('restore', 'BACKUP [--identity=FILE] [--until=2026-11-28T10:00:00Z | --until=latest]')}`

const { dataDir, databaseIsEmbedded, databaseUrl, backupArchive, s3 } = environment

await withOneLineErrors(async () => {
  const { values, positionals } = readArguments()
  const [path] = positionals
  if (!path) throw new UserError(USAGE)
  const until = values.until === undefined ? 'backup' : parseUntil(values.until)
  if (!until) throw new UserError(`--until=${values.until} is no time such as 2026-11-28T10:00:00Z, and not “latest”.`)
  if (values.until !== undefined && !backupArchive)
    throw new UserError('--until needs BACKUP_ARCHIVE: the folder with what followed the backup.')
  const url = databaseIsEmbedded ? undefined : databaseUrl
  const archive = backupArchive && !url ? { folder: backupArchive, until } : undefined
  const identity = values.identity && callersPath(values.identity)
  const replaced = await openBackup(callersPath(path), { identity, dataDir }, (backup) =>
    restoreBackup(backup, { dataDir, url, archive }),
  )
  for (const folder of s3 ? FILE_FOLDERS : []) {
    const { copied, problems } = await copyToStore(createFolderStore(join(dataDir, folder)), fileStore(folder))
    console.log(`${folder}: ${copied} files that the S3 store did not have are there again.`)
    if (problems.length > 0) throw new UserError(problems.slice(0, 5).join(' '))
  }
  console.log(`Restored ${callersPath(path)}. Start the product.`)
  if (replaced) console.log(`What was there before is in ${replaced}. Delete it when all is well.`)
})

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { identity: { type: 'string' }, until: { type: 'string' } } })
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${USAGE}`)
  }
}
