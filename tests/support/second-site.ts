import { rmSync } from 'node:fs'
import { newDataFolder } from './data-folder.ts'
import { query } from './database.ts'
import { freePort } from './free-port.ts'
import { inject } from './product.ts'
import { forkProcess, runScript } from './product-process.ts'
import { ADMINISTRATOR, copySeededFiles, SEEDED_DATABASE } from './seeded-data.ts'
import { waitFor } from './wait-for.ts'

/**
 * Creates a database next to the product's own, for tests that change its content radically.
 * @param template the database to copy: the seeded one, or one of an older version, which is upgraded
 * @throws if the database exists or the upgrade fails
 */
export async function secondDatabase(name: string, more: Record<string, string> = {}, template = SEEDED_DATABASE) {
  await query(`create database ${name} template ${template}`)
  const dataDir = newDataFolder(name)
  await copySeededFiles(dataDir)
  const databaseUrl = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    SITE_URL: url,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    ...more,
  }
  const script = (path: string, ...args: string[]) => runScript(path, args, env)
  if (template !== SEEDED_DATABASE) await script('cms/setup.ts')
  /** Starts a site process on it. Returns a function that ends it. */
  async function start(other: Record<string, string> = {}) {
    const site = forkProcess('dist/server/entry.mjs', { ...env, ...other })
    const stop = async () => {
      const ended = new Promise((resolve) => site.once('exit', resolve))
      site.kill('SIGTERM')
      await ended
    }
    await waitFor(async () => (await fetch(`${url}/healthz`)).ok, { within: 60_000 }).catch(async (error) => {
      await stop()
      throw error
    })
    return stop
  }
  return {
    url,
    databaseUrl,
    script,
    start,
    /** Runs a site process on it while some work is done. */
    async serving<T>(work: () => Promise<T>, other?: Record<string, string>): Promise<T> {
      const stop = await start(other)
      try {
        return await work()
      } finally {
        await stop()
      }
    },
    async remove() {
      await query(`drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
