// npm start: from a fresh clone to the running site.
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { continueWithPinnedNode, install, keepCompiledModules } from './start/install.mjs'
import { UserError, withOneLineErrors } from './start/user-error.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

await withOneLineErrors(async () => {
  install(root)
  keepCompiledModules(root)
  if (await continueWithPinnedNode(root, fileURLToPath(import.meta.url))) return
  await up()
})

async function up() {
  const { build } = await import('./start/build.mjs')
  const { isSet, reservePorts } = await import('./start/ports.mjs')
  const { reachDatabase, startPostgres } = await import('./start/postgres.mjs')
  const { runSetup } = await import('./start/setup.mjs')
  const { supervise } = await import('./start/supervise.mjs')

  const { loadEnvironmentFile } = await import('#platform/environment/environment-file.ts')
  for (const note of loadEnvironmentFile('.env', process.env)) console.warn(note)
  process.env.NODE_ENV ||= 'production'
  const { environment } = await import('#platform/environment/environment.ts')
  const ports = await reservePorts(environment)
  const running = []
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

  // Before the build, so that nobody waits for it only to learn that a setting is wrong.
  if (environment.databaseIsEmbedded) running.push(await keepPostgres())
  else await reachDatabase(environment.databaseUrl)
  process.env.ADMIN_PORT = ports.adminPort
  let login
  try {
    await build(root)
    login = await runSetup(root)
    await ports.release()
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error)
    process.exitCode = 1
    return stop()
  }
  // glibc gives each thread an arena of its own and returns little of it: with two, a site that has served each page
  // and image once takes 430 MB instead of 650, at the same speed (390 with the flags below).
  const env = { ...process.env, NODE_ENV: environment.mode, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
  // Stopping a process group or a container stops all processes at once.
  const kept = { env, cwd: root, mayRestart: () => !stopping }
  const processes = [
    // Pages consist of short-lived objects: a small young generation, and an old one that is collected at one and a
    // half times its live size, limit the memory. It costs a sixth of the speed of pages that are not stored.
    supervise({
      name: 'site',
      script: 'dist/server/entry.mjs',
      flags: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
      ...kept,
    }),
    supervise({ name: 'admin', script: 'admin/server.ts', ...kept }),
    supervise({ name: 'worker', script: 'worker/main.ts', ...kept }),
  ]
  running.unshift(...processes)
  try {
    await Promise.all(processes.map(({ ready }) => ready))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
    return stop()
  }
  console.log(`
  Prairie Signal is running

  Site    ${environment.siteUrl}/
  Admin   ${environment.adminUrl}/admin
  Login   ${login.email}${login.password ? `\n          ${login.password}   (printed once, now)` : ''}

  Ctrl-C stops it.
`)
  if (environment.privateTargets.size > 0)
    console.log(`  ALLOW_PRIVATE_TARGETS: this server may fetch ${[...environment.privateTargets].join(', ')}.\n`)
  const [site, admin, worker] = processes.map(({ pid }) => pid())
  process.send?.({ site, admin, worker })

  async function stop() {
    if (stopping) return
    stopping = true
    // The site stops first, because its last responses may need the back office; the database stops last, because
    // everything needs it.
    await Promise.all([stopAll('worker'), stopAll('site').then(() => stopAll('admin'))])
    await stopAll('database')
    process.exit(process.exitCode ?? 0)
  }

  function stopAll(wanted) {
    return Promise.all(running.filter(({ name }) => name === wanted).map((one) => one.stop()))
  }

  /** The database is supervised like the other processes and restarts when it was killed. */
  async function keepPostgres() {
    const start = (port, isFixed) =>
      startPostgres({
        dataDir: environment.dataDir,
        port,
        isFixed,
        except: [environment.port],
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
