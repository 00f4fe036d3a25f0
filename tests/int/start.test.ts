// extended: members of a family: other variables that are refused.
import { spawn } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { newDataFolder } from '../support/data-folder.ts'
import { eachOf } from '../support/extended.ts'
import { freePort } from '../support/free-port.ts'

/** Runs the script of `npm start` until it ends on its own. */
async function start(more: Record<string, string>) {
  const dataDir = newDataFolder('start')
  const ports = { PORT: `${await freePort()}`, ADMIN_PORT: `${await freePort()}`, DATABASE_PORT: `${await freePort()}` }
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...ports, ...more }
  const child = spawn(process.execPath, ['scripts/up.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
  return { code, lines: output.trim().split('\n') }
}

test('an occupied port is reported in one line', async () => {
  const port = await freePort()
  const other = createServer().listen(port)
  expect(await start({ PORT: `${port}` })).toEqual({
    code: 1,
    lines: [`Port ${port} is taken. Set PORT to a free one.`],
  })
  other.close()
})

eachOf(
  [
    [{ PORT: 'eighty' }, /^Environment variable PORT is malformed: /],
    [{ HOST: 'tcp://10.0.0.1' }, /^Environment variable HOST is malformed: expected an IP address or localhost\.$/],
    [{ ADMIN_PASSWORD: 'short' }, /^Environment variable ADMIN_PASSWORD is malformed: /],
  ],
  1,
)('an invalid variable %o is reported in one line', async (wrong, line) => {
  const { code, lines } = await start(wrong as Record<string, string>)
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(line)
})

test('an unreachable database is reported in one line with its host and port', async () => {
  const port = await freePort()
  const { code, lines } = await start({ DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${port}/none` })
  expect(code).toBe(1)
  expect(lines).toEqual([`The database at 127.0.0.1:${port} is unreachable (ECONNREFUSED). Check DATABASE_URL.`])
})

test('a data folder that is unreachable or not writable is reported in one line', async () => {
  const closed = newDataFolder('closed')
  chmodSync(closed, 0o700)
  const { code, lines } = await start({ DATA_DIR: `${closed}/data` })
  expect(lines).toHaveLength(1)
  // For root, PostgreSQL runs as another user, who cannot enter the folder; for anyone else, the folder is their own.
  if (process.getuid?.() === 0) {
    expect(code).toBe(1)
    expect(lines[0]).toContain('cannot reach')
    expect(lines[0]).toContain('DATABASE_URL')
  }
  rmSync(closed, { recursive: true, force: true })
  const blocked = await start({ DATA_DIR: `${import.meta.filename}/data` })
  expect(blocked.code).toBe(1)
  expect(blocked.lines).toHaveLength(1)
  expect(blocked.lines[0]).toMatch(/not writable/)
})
