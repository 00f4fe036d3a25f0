// extended: members of a family: starts from other environments.
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFolder } from '../support/data-folder.ts'
import { eachOf } from '../support/extended.ts'
import { freePort } from '../support/free-port.ts'
import { loginEnvironments } from '../support/login-environments.ts'
import { runStart } from '../support/run-start.ts'
import { copySeededData } from '../support/seeded-data.ts'

/** A margin for a busy machine. */
const LONG = 240_000

const expectedNotes: Record<string, string[]> = {
  'a shell with conda': ['HOST=x86_64-conda-linux-gnu is ignored'],
  csh: ['HOST=workstation.agency.example is ignored'],
  'a Kubernetes pod': ['ADMIN_PORT=tcp://10.0.0.3:80 is ignored', 'DATABASE_PORT=tcp://10.0.0.4:5432 is ignored'],
}

// Nothing listens at the database's port: the start gets that far only if it accepts the environment.
eachOf(Object.keys(loginEnvironments), 1)(
  'started from %s, the product accepts the environment and reports once what it ignores',
  async (name) => {
    const nowhere = `127.0.0.1:${await freePort()}`
    const started = start({ ...loginEnvironments[name], DATABASE_URL: `postgres://a:b@${nowhere}/c` }, await freePort())
    expect(await started.ended).toBe(1)
    const lines = started.output().trim().split('\n')
    expect(lines.at(-1)).toBe(`The database at ${nowhere} is unreachable (ECONNREFUSED). Check DATABASE_URL.`)
    expect(notesIn(started.output())).toEqual((expectedNotes[name] ?? []).map((note) => expect.stringContaining(note)))
  },
  LONG,
)

test('with all these variables and both internal ports occupied, every process runs, and a second start is refused', {
  tags: 'extended',
  timeout: LONG,
}, async () => {
  for (const port of [4322, 54321]) await occupy(port)
  const [port, dataDir] = [await freePort(), dataFolder()]
  await copySeededData(dataDir)
  const everything = Object.assign({}, ...Object.values(loginEnvironments)) as Record<string, string>
  const started = start(everything, port, dataDir)
  try {
    await started.ready
    expect(started.output()).toMatch(/Port 4322 is taken; the back office uses port \d+\./)
    expect(started.output()).toMatch(/Port 54321 is taken; the database uses port \d+\./)
    expect(notesIn(started.output())).toHaveLength(3)
    for (const path of ['/healthz', '/', '/admin/login'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200)
    const second = start({}, await freePort(), dataDir)
    expect(await second.ended).toBe(1)
    const keeper = `is running: process ${started.process.pid}, port ${port}, data in ${dataDir}, since `
    expect(second.output()).toContain(keeper)
    expect((await fetch(`http://127.0.0.1:${port}/blog/`)).status).toBe(200)
  } finally {
    expect(await started.stop()).toBe(0)
  }
})

eachOf(['ADMIN_PORT', 'DATABASE_PORT'], 1)(
  'an occupied %s that the operator set is reported in one line',
  async (variable) => {
    const taken = await freePort()
    await occupy(taken)
    const started = start({ [variable]: `${taken}` }, await freePort())
    expect(await started.ended).toBe(1)
    const line = started.output().trim().split('\n').at(-1)
    expect(line).toMatch(new RegExp(`^Port ${taken} .*is taken\\. Set ${variable} to a free one\\.$`))
  },
  LONG,
)

const start = (env: Record<string, string>, port: number, dataDir = dataFolder()) =>
  runStart({ ...env, PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'error' })

const notesIn = (output: string) => output.split('\n').filter((line) => line.includes('environment variable'))

function dataFolder() {
  const folder = newDataFolder('environments')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Occupies a port, unless another program already does. */
async function occupy(port: number) {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve())
    server.listen(port, '127.0.0.1', () => resolve())
  })
  onTestFinished(() => void server.close())
}
