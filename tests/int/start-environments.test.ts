import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { loginEnvironments } from '../support/login-environments.ts'
import { runStart } from '../support/run-start.ts'
import { secondDatabase } from '../support/second-site.ts'

// One prepared database for all starts: what differs between them is the environment.
let database: Awaited<ReturnType<typeof secondDatabase>>
beforeAll(async () => {
  database = await secondDatabase('start_environments')
})
afterAll(() => database.remove())

const expectedNotes: Record<string, string[]> = {
  'a shell with conda': ['HOST=x86_64-conda-linux-gnu is ignored'],
  csh: ['HOST=workstation.agency.example is ignored'],
  'a Kubernetes pod': ['ADMIN_PORT=tcp://10.0.0.3:80 is ignored', 'DATABASE_PORT=tcp://10.0.0.4:5432 is ignored'],
}

test.each(Object.keys(loginEnvironments))(
  'started from %s, the site, the back office and the worker run',
  async (name) => {
    const dataDir = newDataFolder('environments')
    const port = await freePort()
    const settings = {
      PORT: `${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: `${database.databaseUrl}?sslmode=disable`,
      LOG_LEVEL: 'error',
    }
    const started = runStart({ ...loginEnvironments[name], ...settings })
    try {
      await started.ready
      const statuses = ['/healthz', '/admin/login'].map(
        async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status,
      )
      expect(await Promise.all(statuses)).toEqual([200, 200])
      const notes = started
        .output()
        .split('\n')
        .filter((line) => line.includes('environment variable'))
      const expected = expectedNotes[name] ?? []
      expect(notes).toHaveLength(expected.length)
      for (const [at, note] of expected.entries()) expect(notes[at]).toContain(note)
    } finally {
      expect(await started.stop()).toBe(0)
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)

test('occupied loopback ports that nobody set move to the next free ones; a second run on the same data is refused', async () => {
  const dataDir = newDataFolder('ports')
  const others = await Promise.all([4322, 54321].map(occupy))
  const port = await freePort()
  const started = runStart({
    ...loginEnvironments['a login shell'],
    PORT: `${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  })
  try {
    await started.ready
    expect(started.output()).toMatch(/Port 4322 is taken; the back office uses port \d+\./)
    expect(started.output()).toMatch(/Port 54321 is taken; the database uses port \d+\./)
    expect((await fetch(`http://127.0.0.1:${port}/admin/login`)).status).toBe(200)
    const second = runStart({ PORT: `${await freePort()}`, DATA_DIR: dataDir })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(
      `Another run of the product (process ${started.process.pid}) uses the data in ${dataDir}`,
    )
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  } finally {
    await started.stop()
    for (const other of others) other?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 120_000)

test.each(['ADMIN_PORT', 'DATABASE_PORT'])(
  'an occupied %s that somebody set is named in one line',
  async (variable) => {
    const dataDir = newDataFolder('ports')
    const taken = await freePort()
    const other = await occupy(taken)
    const started = runStart({ PORT: `${await freePort()}`, DATA_DIR: dataDir, [variable]: `${taken}` })
    expect(await started.ended).toBe(1)
    const lines = started.output().trim().split('\n')
    expect(lines.at(-1)).toMatch(new RegExp(`^Port ${taken} .*is taken\\. Set ${variable} to a free one\\.$`))
    other?.close()
    rmSync(dataDir, { recursive: true, force: true })
  },
)

/** Undefined where something else has the port already, which is as good. */
function occupy(port: number) {
  return new Promise<ReturnType<typeof createServer> | undefined>((resolve) => {
    const server = createServer().once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
