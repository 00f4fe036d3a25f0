// npm run doctor: looks for what is wrong with this machine, the configuration, the database, the email, the domain,
// and the backups, while the product is running or stopped, and says how to fix it. It changes nothing.
// --json prints it for programs. Exit code 1: there is a problem.
import { join } from 'node:path'
import { environment } from '#platform/environment/environment.ts'
import { lastBackup } from '#platform/process/last-backup.ts'
import { checkMailServer } from '#providers/email/check-mail-server.ts'
import { exists } from '../backup/files.ts'
import { runningPort, startPostgres, withOneLineErrors } from '../backup/start-scripts.ts'
import { type Facts, findingsOf } from './findings.ts'
import { measureDatabase, senderOf } from './measure-database.ts'
import { measureMachine } from './measure-machine.ts'
import { certificateReport, measureSite, measureStore, reportOf } from './measure-outside.ts'

/** Names that only this machine or nobody knows. */
const LOCAL = /^(localhost|127\.|\[|10\.|192\.168\.)|\.(example|test|localhost)$/

await withOneLineErrors(async () => {
  const facts = await measure()
  const findings = findingsOf(facts)
  if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1
  if (process.argv.includes('--json')) return console.log(JSON.stringify({ facts, findings }, undefined, 2))
  const { database } = facts
  if (database && 'version' in database)
    console.log(
      `PostgreSQL ${database.version}, ${Math.ceil(database.bytes / 1024 ** 2)} MB, ${database.connections} connections`,
    )
  for (const { level, about, says, fix } of findings)
    console.log(`${level === 'problem' ? 'Problem' : 'Note   '}  ${about}: ${says} ${fix}`)
  if (findings.length === 0) console.log('Everything that was checked is as it should be.')
})

async function measure(): Promise<Facts> {
  const { dataDir, siteUrl, smtpUrl, s3, databaseIsEmbedded } = environment
  const { hostname, protocol } = new URL(siteUrl)
  const isPublic = !LOCAL.test(hostname)
  const [machine, { database, sender }] = await Promise.all([measureMachine(environment), withDatabase()])
  const domain = sender?.split('@')[1]
  const [smtp, store, site, tls, records] = await Promise.all([
    smtpUrl ? checkMailServer(smtpUrl) : undefined,
    s3 && measureStore(s3),
    isPublic ? measureSite(siteUrl) : undefined,
    isPublic && protocol === 'https:' ? certificateReport(hostname) : [],
    domain && !LOCAL.test(domain) ? reportOf('sender', 'dns-lookup', ['--domain', domain]) : [],
  ])
  return {
    now: new Date(),
    ...machine,
    isRunning: databaseIsEmbedded ? runningPort(dataDir) !== undefined : machine.ports.every(({ isTaken }) => isTaken),
    ...(database ? { database } : {}),
    ...(smtp ? { smtp } : {}),
    store,
    ...(site ? { site } : {}),
    reports: [...tls, ...records],
    backup: await lastBackup(dataDir),
  }
}

/** Asks the running database, or the one of the stopped product, which is started for it. */
async function withDatabase(): Promise<{ database?: Facts['database']; sender?: string | undefined }> {
  const { dataDir, databaseIsEmbedded, databaseUrl, databasePort } = environment
  const ask = async (url: string) => ({ database: await measureDatabase(url), sender: await senderOf(url) })
  if (!databaseIsEmbedded || runningPort(dataDir)) return ask(databaseUrl)
  if (!(await exists(join(dataDir, 'postgres', 'PG_VERSION')))) return {}
  try {
    const server = await startPostgres({ dataDir, port: databasePort, isFixed: false })
    const url = new URL(databaseUrl)
    url.port = String(server.port)
    return await ask(url.href).finally(() => server.stop())
  } catch (error) {
    return { database: { failure: (error as Error).message, fix: 'The product does not start before that.' } }
  }
}
