import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'

export type Product = { url: string; env: NodeJS.ProcessEnv; sitePid: number; stop: () => Promise<void> }

/**
 * Starts the product as `npm start` does, with its own data folder and ports.
 * @param more variables that differ; a data folder in it is not deleted
 * @throws if the product does not start
 */
export async function startProduct(more: Record<string, string> = {}): Promise<Product> {
  const dataDir = newDataFolder('bench')
  const [port, adminPort, databasePort] = [await freePort(), await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    ADMIN_PORT: `${adminPort}`,
    DATABASE_PORT: `${databasePort}`,
    DATA_DIR: dataDir,
    SITE_URL: url,
    ADMIN_PASSWORD: 'a password of the bench',
    ...more,
  }
  const keeper = spawn(process.execPath, ['scripts/up.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const { site } = await new Promise<{ site: number }>((resolve, reject) => {
    keeper.once('message', (message) => resolve(message as { site: number }))
    keeper.once('exit', (code) => reject(new Error(`npm start ended with code ${code}.`)))
  })
  await waitFor(async () => (await fetch(`${url}/healthz`)).ok)
  return {
    url,
    env,
    sitePid: site,
    async stop() {
      const ended = new Promise((resolve) => keeper.once('exit', resolve))
      keeper.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
