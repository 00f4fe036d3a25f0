// npm run backup -- FOLDER: copies the database and the files of the product into a new folder in FOLDER, also while
// the product is running; with --encrypt-to, into one encrypted file.
// npm run backup -- verify BACKUP: restores one into a folder of its own, reads everything, and asks for pages.
// npm run backup -- new-key FILE: makes a key for --encrypt-to.

import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { environment } from '#platform/environment/environment.ts'
import { fileStore } from '#platform/files/stores.ts'
import { callersPath, commandLine } from '#platform/process/command-line.ts'
import { recordBackup } from '#platform/process/last-backup.ts'
import { pruneArchive } from './archive.ts'
import { createBackup } from './create.ts'
import { openBackup } from './open.ts'
import { nameOf, timeOf } from './parts.ts'
import { outdated, parseRetention, type Retention } from './retention.ts'
import { checkRecipient, makeKey, SEALED, seal } from './sealed.ts'
import { runningPort, startPostgres, UserError, withOneLineErrors } from './start-scripts.ts'
import { verifyBackup } from './verify.ts'

const USAGE = `Usage:
${commandLine('backup', 'FOLDER [--secrets] [--keep=7d,4w,12m] [--encrypt-to=age1…] [--portable]')}
${commandLine('backup', 'verify BACKUP [--identity=FILE]')}
${commandLine('backup', 'new-key FILE')}`

const { dataDir, databaseIsEmbedded, databasePort, databaseUrl, backupArchive, s3 } = environment

await withOneLineErrors(async () => {
  const { values, positionals } = readArguments()
  const [first, second] = positionals
  if (!first) throw new UserError(USAGE)
  const isCommand = first === 'verify' || first === 'new-key'
  if (isCommand !== (second !== undefined)) throw new UserError(USAGE)
  if (first === 'verify' && second) return verify(callersPath(second), values.identity)
  if (first === 'new-key' && second) {
    const file = callersPath(second)
    const recipient = await makeKey(file)
    return console.log(`The secret key is in ${file}. Keep it away from this machine.\n${recipient}`)
  }
  const retention = values.keep === undefined ? undefined : parseRetention(values.keep)
  if (values.keep !== undefined && !retention)
    throw new UserError(`--keep=${values.keep} is malformed: expected days, weeks, and months, such as 7d,4w,12m.`)
  if (values['encrypt-to'] !== undefined) checkRecipient(values['encrypt-to'])
  await backUp(callersPath(first), { ...values, encryptTo: values['encrypt-to'], retention })
})

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        secrets: { type: 'boolean' },
        portable: { type: 'boolean' },
        keep: { type: 'string' },
        'encrypt-to': { type: 'string' },
        identity: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${USAGE}`)
  }
}

type Wish = {
  secrets?: boolean | undefined
  portable?: boolean | undefined
  encryptTo?: string | undefined
  retention: Retention | undefined
}

async function backUp(to: string, wish: Wish) {
  const began = new Date()
  const seconds = () => Math.round((Date.now() - began.getTime()) / 1_000)
  try {
    const path = await store(to, wish, began)
    await recordBackup(dataDir, { at: new Date().toISOString(), isComplete: true, path, seconds: seconds() })
    console.log(path)
  } catch (error) {
    const { message } = error as Error
    const at = new Date().toISOString()
    await recordBackup(dataDir, { at, isComplete: false, path: to, seconds: seconds(), error: message })
    throw error
  }
  if (wish.retention) await deleteOutdated(to, wish.retention)
}

/** The clear copy of an encrypted backup never leaves the data folder. */
async function store(to: string, { secrets: withSecrets = false, portable, encryptTo }: Wish, now: Date) {
  const isPortable = portable || !databaseIsEmbedded
  const create = (folder: string) => {
    const what = { dataDir, to: folder, withSecrets, now, storeOf: s3 && fileStore }
    if (!databaseIsEmbedded) return createBackup({ ...what, database: { url: databaseUrl } })
    return withDatabase((port) => createBackup({ ...what, database: isPortable ? { url: urlAt(port) } : { port } }))
  }
  if (encryptTo === undefined) return create(to)
  const clear = join(dataDir, 'encrypting')
  await rm(clear, { recursive: true, force: true })
  await mkdir(to, { recursive: true, mode: 0o700 })
  try {
    const sealed = join(to, `${nameOf(now)}${SEALED}`)
    await seal(await create(clear), sealed, encryptTo)
    return sealed
  } finally {
    await rm(clear, { recursive: true, force: true })
  }
}

function urlAt(port: number) {
  const url = new URL(databaseUrl)
  url.port = String(port)
  return url.href
}

async function deleteOutdated(to: string, retention: Retention) {
  for (const name of outdated(await readdir(to), retention)) {
    await rm(join(to, name), { recursive: true })
    console.log(`Deleted ${name}, because of --keep.`)
  }
  const [oldest] = (await readdir(to)).filter(timeOf).sort()
  if (!backupArchive || !oldest) return
  const deleted = await pruneArchive(backupArchive, { dataDir, oldest: timeOf(oldest) ?? new Date(0) })
  if (deleted > 0) console.log(`Deleted ${deleted} files of the archive that are older than each backup.`)
}

/** Runs work on the database of the running product, or on one that is started for it. */
async function withDatabase<T>(work: (port: number) => Promise<T>): Promise<T> {
  const running = runningPort(dataDir)
  if (running) return work(running)
  const archive = backupArchive === undefined ? {} : { archive: backupArchive }
  const server = await startPostgres({ dataDir, port: databasePort, isFixed: false, ...archive })
  try {
    return await work(server.port)
  } finally {
    await server.stop()
  }
}

async function verify(path: string, identity: string | undefined) {
  const { tables, rows, files, pages, problems } = await openBackup(
    path,
    { identity: identity && callersPath(identity), dataDir },
    verifyBackup,
  )
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else
    console.log(
      `Restored and read: ${rows} rows of ${tables} tables, ${files} files, ${pages} pages. Nothing is missing.`,
    )
}
