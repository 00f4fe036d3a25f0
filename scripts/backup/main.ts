// npm run backup -- FOLDER: copies the database and the files of the product into a new folder in FOLDER, also while
// the product is running. --secrets adds the secrets, --keep=7d,4w,12m deletes older backups.
// npm run backup -- verify BACKUP: restores one into a folder of its own and reads everything.
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { environment } from '#platform/environment/environment.ts'
import { createBackup } from './create.ts'
import { outdated, parseRetention } from './retention.ts'
import { runningPort, startPostgres, UserError, withOneLineErrors } from './start-scripts.ts'
import { verifyBackup } from './verify.ts'

const USAGE = `npm run backup -- FOLDER [--secrets] [--keep=7d,4w,12m]
npm run backup -- verify BACKUP`

await withOneLineErrors(async () => {
  const args = process.argv.slice(2)
  const [first, second] = args.filter((one) => !one.startsWith('--'))
  const options = args.filter((one) => one.startsWith('--'))
  const unknown = options.find((one) => one !== '--secrets' && !one.startsWith('--keep='))
  if (!first || unknown || (first === 'verify' && !second)) throw new UserError(`Usage:\n${USAGE}`)
  if (first === 'verify') return verify(resolve(second ?? ''))
  const keep = options.find((one) => one.startsWith('--keep='))?.slice('--keep='.length)
  const retention = keep === undefined ? undefined : parseRetention(keep)
  if (keep !== undefined && !retention)
    throw new UserError(`--keep=${keep} is malformed: expected days, weeks, and months, such as 7d,4w,12m.`)
  if (!environment.databaseIsEmbedded)
    throw new UserError(
      'DATABASE_URL names a server of your own: back up its database with its own tools (pg_dump), and copy media/, ' +
        `resumes/, and secret of ${environment.dataDir}.`,
    )
  const backup = await withDatabase((port) =>
    createBackup({
      dataDir: environment.dataDir,
      port,
      to: resolve(first),
      withSecrets: options.includes('--secrets'),
    }),
  )
  console.log(backup)
  for (const name of retention ? outdated(await readdir(resolve(first)), retention) : []) {
    await rm(join(resolve(first), name), { recursive: true })
    console.log(`Deleted ${name}, because of --keep=${keep}.`)
  }
})

/** Runs work on the database of the running product, or on one that is started for it. */
async function withDatabase<T>(work: (port: number) => Promise<T>): Promise<T> {
  const { dataDir, databasePort } = environment
  const running = runningPort(dataDir)
  if (running) return work(running)
  const server = await startPostgres({ dataDir, port: databasePort, isFixed: false })
  try {
    return await work(server.port)
  } finally {
    await server.stop()
  }
}

async function verify(backup: string) {
  const { tables, rows, files, problems } = await verifyBackup(backup)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`Restored and read: ${rows} rows of ${tables} tables, ${files} files. Nothing is missing.`)
}
