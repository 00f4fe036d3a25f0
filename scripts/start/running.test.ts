import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
// @ts-expect-error: scripts that run before the packages are installed have no types
import { alreadyRunning, findRun, noteRun, stopRun } from './running.mjs'

const PORT = 4321

/** Returns a data folder with the note of a process that runs, and that process. */
function dataOfAnotherRun() {
  const dataDir = mkdtempSync(join(tmpdir(), 'prairie-running-'))
  const other = spawn('sleep', ['60'])
  const ended = new Promise((resolve) => other.once('exit', resolve))
  onTestFinished(async () => {
    other.kill()
    await ended
    rmSync(dataDir, { recursive: true })
  })
  noteRun(dataDir, { port: PORT, version: '0.1.0' })
  const file = join(dataDir, 'running', `${PORT}.json`)
  const ticks = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]
  change(file, { pid: other.pid, ticks })
  return { dataDir, file, pid: other.pid, ended }
}

const change = (file: string, values: object) =>
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...values }))

test('a second start on the same data is refused in one line with version, process, port, and what to do', () => {
  const { dataDir, pid } = dataOfAnotherRun()
  const run = findRun({ dataDir, databaseIsEmbedded: true, port: 5000 })
  const { message } = alreadyRunning(run, dataDir)
  expect(message).toContain(
    `Prairie Signal 0.1.0 is running: process ${pid}, port ${PORT}, data in ${dataDir}, since 2`,
  )
  expect(message).toContain('npm start -- --take-over')
  expect(message).not.toContain('\n')
})

test('with a database of its own, only a start on the same port is refused', () => {
  const { dataDir, pid } = dataOfAnotherRun()
  expect(findRun({ dataDir, databaseIsEmbedded: false, port: 5000 })).toBeUndefined()
  expect(findRun({ dataDir, databaseIsEmbedded: false, port: PORT })).toMatchObject({ pid, port: PORT })
})

test.each([
  ['another process that got its number', { ticks: '1' }],
  ['a process of another machine', { host: 'another.example' }],
  ['this process', { pid: process.pid }],
])('the note of %s refuses nothing', (_, values) => {
  const { dataDir, file } = dataOfAnotherRun()
  change(file, values)
  expect(findRun({ dataDir, databaseIsEmbedded: true, port: PORT })).toBeUndefined()
})

test('a run that is taken over is stopped before anything else happens', async () => {
  const { dataDir, ended } = dataOfAnotherRun()
  await stopRun(findRun({ dataDir, databaseIsEmbedded: true, port: PORT }))
  expect(await ended).toBeNull()
  expect(findRun({ dataDir, databaseIsEmbedded: true, port: PORT })).toBeUndefined()
})

test('a run that ends deletes only its own note', () => {
  const { dataDir, file } = dataOfAnotherRun()
  const forget = noteRun(dataDir, { port: PORT, version: '0.2.0' })
  change(file, { pid: 1 })
  forget()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: 1, version: '0.2.0' })
})
