// npm run dev: the product with hot reload. The same three processes as `npm start`; it makes no build.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { continueWithPinnedNode, install, keepCompiledModules } from './start/install.mjs'
import { UserError, withOneLineErrors } from './start/user-error.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

await withOneLineErrors(async () => {
  install(root)
  keepCompiledModules(root)
  if (await continueWithPinnedNode(root, fileURLToPath(import.meta.url))) return
  await develop()
})

async function develop() {
  const { isSet, reservePorts } = await import('./start/ports.mjs')
  const { reachDatabase, startPostgres } = await import('./start/postgres.mjs')
  const { runSetup } = await import('./start/setup.mjs')
  const { supervise } = await import('./start/supervise.mjs')
  const { superviseBackOffice } = await import('./start/dev-back-office.mjs')
  const { startInbox } = await import('#development/inbox.ts')

  const { loadEnvironmentFile } = await import('#platform/environment/environment-file.ts')
  for (const note of loadEnvironmentFile('.env', process.env)) console.warn(note)
  process.env.NODE_ENV = 'development'
  // Modules are served unprotected, so only loopback can reach them unless HOST says otherwise.
  process.env.HOST ||= 'localhost'
  // The page cache is off, because every saved file can change pages.
  process.env.PAGE_CACHE ||= 'off'
  const { environment } = await import('#platform/environment/environment.ts')
  const running = []
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const ports = await reservePorts(environment)
  if (environment.databaseIsEmbedded) {
    const { dataDir, databasePort, port } = environment
    const isFixed = isSet('DATABASE_PORT')
    const postgres = await startPostgres({ dataDir, port: databasePort, isFixed, except: [port] })
    running.push({ name: 'database', stop: () => postgres.stop() })
    process.env.DATABASE_PORT = postgres.port
  } else await reachDatabase(environment.databaseUrl)
  process.env.ADMIN_PORT = ports.adminPort
  if (!environment.smtpUrl) {
    const inbox = await startInbox(environment.dataDir)
    running.push({ name: 'inbox', stop: inbox.stop })
    process.env.SMTP_URL = inbox.url
  }
  try {
    const login = await runSetup(root)
    await ports.release()
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' }
    const kept = { env, cwd: root, mayRestart: () => !stopping }
    const processes = [
      supervise({ name: 'site', script: 'development/site.ts', ...kept }),
      superviseBackOffice(kept),
      supervise({ name: 'worker', script: 'worker/main.ts', flags: ['--watch'], ...kept }),
    ]
    running.unshift(...processes)
    await Promise.all(processes.map(({ ready }) => ready))
    console.log(announcement(environment, login))
    process.send?.('ready')
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error)
    process.exitCode = 1
    await stop()
  }

  async function stop() {
    if (stopping) return
    stopping = true
    const stopAll = (...names) =>
      Promise.all(running.filter(({ name }) => names.includes(name)).map((one) => one.stop()))
    await stopAll('site', 'admin', 'worker')
    await stopAll('inbox', 'database')
    process.exit(process.exitCode ?? 0)
  }
}

function announcement({ siteUrl, adminUrl, smtpUrl, privateTargets }, login) {
  const targets = [...privateTargets].join(', ')
  return `
  Prairie Signal is running for development

  Site    ${siteUrl}/
  Admin   ${adminUrl}/admin
  Emails  ${smtpUrl ? 'leave through SMTP_URL' : `${siteUrl}/dev/mails`}
  Login   ${login.email} ${login.password ?? ''}

  Ctrl-C stops it.
${targets && `\n  ALLOW_PRIVATE_TARGETS: this server may fetch ${targets}.\n`}`
}
