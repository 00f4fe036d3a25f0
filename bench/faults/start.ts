import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { freePort } from '#tests/support/free-port.ts'
import { loginEnvironments } from '#tests/support/login-environments.ts'
import { runStart } from '#tests/support/run-start.ts'
import type { Measure } from '../measure.ts'
import type { Setting } from './setting.ts'

/** Starts the product from other programs, and next to programs that use its default ports. */
export async function measureStart({ databaseUrl }: Setting): Promise<Measure[]> {
  const names = Object.keys(loginEnvironments)
  const refused: string[] = []
  for (const name of names) {
    const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' }
    if (!(await runs({ ...loginEnvironments[name], ...settings }))) refused.push(name)
  }
  const occupied = await Promise.all([4322, 54321].map(occupy))
  const amongForeignVariables = await runs({ LOG_LEVEL: 'error' })
  for (const server of occupied) server?.close()
  return [
    {
      what: 'row 23: environments from which the product starts',
      value: names.length - refused.length,
      unit: `of ${names.length}`,
      limit: names.length,
      better: 'more',
      note: refused.length > 0 ? `not from ${refused.join(', ')}` : names.join(', '),
    },
    {
      what: 'row 24: starts with both internal ports occupied',
      value: amongForeignVariables ? 1 : 0,
      unit: 'of 1',
      limit: 1,
      better: 'more',
      note: 'ports 4322 and 54321 belong to other programs',
    },
  ]
}

/** Returns whether site, back office, and worker become ready, and the site responds, with exactly these variables. */
async function runs(env: Record<string, string>) {
  const dataDir = newDataFolder('bench-start')
  const port = await freePort()
  const started = runStart({ ...env, PORT: `${port}`, DATA_DIR: dataDir, ADMIN_PASSWORD: 'a password of the bench' })
  try {
    await started.ready
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok
  } catch {
    return false
  } finally {
    await started.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Returns undefined if another program already has the port, which serves the purpose, too. */
function occupy(port: number) {
  return new Promise<ReturnType<typeof createServer> | undefined>((resolve) => {
    const server = createServer().once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
