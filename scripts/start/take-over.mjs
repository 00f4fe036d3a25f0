import { createServer } from 'node:net'
import { copyBeforeUpgrade } from '../backup/before-upgrade.ts'
import { runningPort } from './postgres-lock.mjs'
import { runBuild } from './run-build.mjs'
import { alreadyRunning, findRun, stopRun } from './running.mjs'
import { directly, runSetup } from './setup.mjs'
import { supervise } from './supervise.mjs'
import { UserError } from './user-error.mjs'

/**
 * Decides about a product that is running already. With `--take-over`, everything is prepared while it serves: the copy
 * of the database, the migrations, which the release before can work with, and a site that is started on another port
 * to see whether it comes up. Only then is the running product stopped. `--prepare` ends before that.
 * @param {{ dataDir: string, databaseIsEmbedded: boolean, port: number }} environment
 * @returns {Promise<{ login?: object, isDone?: boolean }>} the login if the database is prepared; whether that was all
 * @throws {UserError} if neither option is given, or this release does not come up; the other one then still runs
 */
export async function meetRunningProduct(root, environment, options) {
  const [takesOver, prepares] = [options.includes('--take-over'), options.includes('--prepare')]
  const run = findRun(environment)
  if (!run && prepares)
    throw new UserError('No product is running with this data. Start this one: it prepares the data, too.')
  if (!run) return {}
  if (!takesOver && !prepares) throw alreadyRunning(run, environment.dataDir)
  console.log(`Prairie Signal ${run.version} (process ${run.pid}) keeps serving while this release prepares.`)
  const login = await prepare(root, environment)
  if (prepares) {
    console.log('Prepared. Stop the running product and start this one.')
    return { isDone: true }
  }
  console.log(`Stopping process ${run.pid} …`)
  await stopRun(run)
  return { login }
}

async function prepare(root, environment) {
  const { dataDir, databaseIsEmbedded, mode } = environment
  if (!(await runBuild(root).isBuilt)) throw new UserError('The running product was not touched.')
  const databasePort = databaseIsEmbedded ? runningPort(dataDir) : undefined
  if (databaseIsEmbedded && !databasePort) throw new UserError('The database of the running product does not run.')
  await copyBeforeUpgrade(dataDir, databasePort ? { port: databasePort } : { url: environment.databaseListenUrl })
  const env = { ...process.env, ...(databasePort ? { DATABASE_PORT: `${databasePort}` } : {}) }
  const login = await runSetup(root, { ...env, ...directly(environment) })
  const port = `${await anyPort()}`
  const site = supervise({
    name: 'site',
    script: 'dist/server/entry.mjs',
    env: { ...env, NODE_ENV: mode, PORT: port, HOST: '127.0.0.1' },
    cwd: root,
    mayRestart: () => false,
  })
  try {
    await site.ready
  } catch {
    throw new UserError('The site of this release does not start; the running product was not touched.')
  } finally {
    await site.stop()
  }
  return login
}

function anyPort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
