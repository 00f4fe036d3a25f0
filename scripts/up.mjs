// npm start: from a fresh clone to the running site.
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { continueWithPinnedNode, install, keepCompiledModules } from './start/install.mjs'
import { stopWithPackageManager } from './start/parent.mjs'
import { versionOf } from './start/release.mjs'
import { UserError, withOneLineErrors } from './start/user-error.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

await withOneLineErrors(async () => {
  if (process.argv.includes('--version')) return console.log(versionOf(root))
  install(root)
  keepCompiledModules(root)
  if (await continueWithPinnedNode(root, fileURLToPath(import.meta.url))) return
  await up()
})

async function up() {
  const { isSet, reservePorts } = await import('./start/ports.mjs')
  const { reachDatabase, startPostgres } = await import('./start/postgres.mjs')
  const { runBuild } = await import('./start/run-build.mjs')
  const { directly, runSetup } = await import('./start/setup.mjs')
  const { checkNotifications } = await import('./start/check-notifications.ts')
  const { copyBeforeUpgrade } = await import('./backup/before-upgrade.ts')
  const { isPrepared } = await import('./start/prepared.ts')
  const { noteRun } = await import('./start/running.mjs')
  const { supervise } = await import('./start/supervise.mjs')
  const { notifySystemd } = await import('./start/systemd.mjs')
  const { gatherMetrics } = await import('./start/gather-metrics.mjs')
  const { meetRunningProduct } = await import('./start/take-over.mjs')

  const { loadEnvironmentFile } = await import('#platform/environment/environment-file.ts')
  for (const note of loadEnvironmentFile('.env', process.env)) console.warn(note)
  process.env.NODE_ENV ||= 'production'
  const { environment } = await import('#platform/environment/environment.ts')
  const { allocatorVariables, availableMemory, defaultSiteProcesses, memoryFlags } = await import(
    '#platform/process/memory-flags.ts'
  )
  const siteProcesses = environment.siteProcesses ?? defaultSiteProcesses(availableParallelism(), availableMemory())
  const takenOver = await meetRunningProduct(root, environment, process.argv)
  if (takenOver.isDone) return
  const ports = await reservePorts(environment)
  const systemd = notifySystemd(environment)
  const running = []
  let stopping = false
  let forgetRun = () => {}
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  stopWithPackageManager(() => stop(0))

  // Before the build, so that nobody waits for it only to learn that a setting is wrong.
  if (environment.databaseIsEmbedded) running.push(await keepPostgres())
  else {
    await reachDatabase(environment.databaseUrl)
    await checkNotifications(environment)
  }
  forgetRun = noteRun(environment.dataDir, { port: environment.port, version: versionOf(root) })
  process.env.ADMIN_PORT = ports.adminPort
  let login = takenOver.login
  let preparesBeside = false
  try {
    const build = runBuild(root)
    running.push(build)
    if (!(await build.isBuilt)) return stop(1)
    const database = environment.databaseIsEmbedded
      ? { port: Number(process.env.DATABASE_PORT) }
      : { url: environment.databaseListenUrl }
    preparesBeside = takenOver.login !== undefined || (await isPrepared(root, environment.dataDir, database))
    if (!preparesBeside) {
      await copyBeforeUpgrade(environment.dataDir, database)
      login = await prepare()
    }
    await ports.release()
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error)
    return stop(1)
  }
  const env = { ...allocatorVariables(availableMemory()), ...process.env, NODE_ENV: environment.mode }
  // Stopping a process group or a container stops all processes at once.
  const kept = { env, cwd: root, mayRestart: () => !stopping, onMessage: gatherMetrics(() => processes) }
  const flags = memoryFlags(availableMemory())
  const several = (count, what) =>
    Array.from({ length: count }, () => supervise({ sharesPort: count > 1 && what.name === 'site', ...what }))
  const processes = [
    ...several(siteProcesses, { name: 'site', script: 'dist/server/entry.mjs', flags: flags.site, ...kept }),
    supervise({ name: 'admin', script: 'admin/server.ts', flags: flags.admin, ...kept }),
    ...several(environment.workers, { name: 'worker', script: 'worker/main.ts', flags: flags.worker, ...kept }),
  ]
  running.unshift(...processes)
  try {
    await Promise.all(processes.map(({ ready }) => ready))
  } catch (error) {
    console.error(error.message)
    if (login?.password) console.error(`The login of ${login.email} is ${login.password} (printed once, now).`)
    return stop(1)
  }
  systemd.ready()
  // For what changed since the database was prepared: the settings, or what another release has written.
  if (preparesBeside) login = { ...(await prepare().catch(({ message }) => console.error(message))), ...login }
  console.log(`
  Prairie Signal ${versionOf(root)} is running

  Site    ${environment.siteUrl}/
  Admin   ${environment.adminUrl}/admin
  Login   ${login.email ?? 'as before'}${login.password ? `\n          ${login.password}   (printed once, now)` : ''}

  Ctrl-C stops it.
`)
  if (environment.privateTargets.size > 0)
    console.log(`  ALLOW_PRIVATE_TARGETS: this server may fetch ${[...environment.privateTargets].join(', ')}.\n`)
  const { logAs } = await import('#platform/process/log.ts')
  logAs('supervisor', environment)
  const { reportErrors } = await import('#platform/error-reports/report-errors.ts')
  reportErrors(environment)
  const pidsOf = (wanted) => processes.filter(({ name }) => name === wanted).map(({ pid }) => pid())
  const [[site], [admin], [worker]] = ['site', 'admin', 'worker'].map(pidsOf)
  process.send?.({ site, admin, worker, sites: pidsOf('site') })

  function prepare() {
    return runSetup(root, { ...process.env, ...directly(environment) })
  }

  async function stop(exitCode) {
    if (stopping) return
    stopping = true
    systemd.stopping()
    await stopAll('build')
    // The site stops first, because its last responses may need the back office; the database stops last, because
    // everything needs it.
    await Promise.all([stopAll('worker'), stopAll('site').then(() => stopAll('admin'))])
    await stopAll('database')
    forgetRun()
    process.exit(exitCode)
  }

  function stopAll(wanted) {
    return Promise.all(running.filter(({ name }) => name === wanted).map((one) => one.stop()))
  }

  /** The database is supervised like the other processes and restarts when it was killed. */
  async function keepPostgres() {
    const start = (port, isFixed) =>
      startPostgres({
        dataDir: environment.dataDir,
        archive: environment.backupArchive,
        port,
        isFixed,
        except: [environment.port],
        // The most that a site process, a worker, and everything else opens.
        maxConnections: Math.max(120, 15 * siteProcesses + 15 * environment.workers + 30),
        // Tests kill the server, never the machine.
        durable: environment.mode !== 'test',
        onExit: restart,
      })
    const restart = async () => {
      for (let pause = 250; !stopping; pause = Math.min(pause * 2, 10_000)) {
        console.error(`PostgreSQL ended; starting it again in ${pause} ms.`)
        await wait(pause)
        try {
          server = await start(server.port, true)
          return
        } catch (error) {
          console.error(error.message)
        }
      }
    }
    let server = await start(environment.databasePort, isSet('DATABASE_PORT'))
    process.env.DATABASE_PORT = server.port
    return { name: 'database', stop: () => server.stop() }
  }
}
