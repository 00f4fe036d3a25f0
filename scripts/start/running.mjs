import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandLine } from '#platform/process/command-line.ts'
import { UserError } from './user-error.mjs'

const FOLDER = 'running'
/** A product ends within 15 seconds, and PostgreSQL within ten more. */
const STOPPED_WITHIN_MS = 30_000
const STEP_MS = 20

/**
 * @typedef {{ pid: number, startedAt: string, ticks?: string, host: string, port: number, version: string }} Run A
 * running product: its process, when that started, and what it is.
 */

/** Notes in the data folder that this process runs the product. Returns what deletes the note. */
export function noteRun(dataDir, { port, version }) {
  const file = join(dataDir, FOLDER, `${port}.json`)
  mkdirSync(join(dataDir, FOLDER), { recursive: true })
  const run = { pid: process.pid, startedAt: new Date().toISOString(), host: hostname(), port, version }
  writeFileSync(file, JSON.stringify({ ...run, ticks: ticksOf(process.pid) }))
  return () => readRun(file)?.pid === process.pid && rmSync(file, { force: true })
}

/**
 * Returns the product that a start would collide with: one with the same embedded database, or on the same port.
 * @param {{ dataDir: string, databaseIsEmbedded: boolean, port: number }} environment
 * @returns {Run | undefined}
 */
export function findRun({ dataDir, databaseIsEmbedded, port }) {
  const runs = notesIn(join(dataDir, FOLDER)).map(readRun)
  return runs.find((run) => run && isAlive(run) && (databaseIsEmbedded || run.port === port))
}

/** Returns the failure of a start beside a running product. */
export function alreadyRunning({ version, pid, port, startedAt }, dataDir) {
  return new UserError(
    `Prairie Signal ${version} is running: process ${pid}, port ${port}, data in ${dataDir}, since ${startedAt}. ` +
      `Stop it, or let this one take its place: ${commandLine('start', '--take-over')}`,
  )
}

/**
 * Stops a running product in order.
 * @throws {UserError} if it is still there after half a minute
 */
export async function stopRun(run) {
  process.kill(run.pid, 'SIGTERM')
  for (let waited = 0; waited < STOPPED_WITHIN_MS && isAlive(run); waited += STEP_MS) await wait(STEP_MS)
  if (isAlive(run))
    throw new UserError(`Process ${run.pid} (Prairie Signal ${run.version}) does not stop. Nothing was started.`)
}

function notesIn(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return []
  }
}

/** Returns undefined for a note that is gone or was cut off. */
function readRun(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A number is given to another process some time, above all after a restart of a container: the start has to match. */
function isAlive({ pid, host, ticks }) {
  if (host !== hostname() || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It runs as another user.
    if (error.code !== 'EPERM') return false
  }
  return ticksOf(pid) === ticks
}

/** Returns when a process started, in ticks since the machine did; undefined without /proc, or for a zombie. */
function ticksOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return fields[0] === 'Z' ? 'ended' : fields[19]
  } catch {
    return undefined
  }
}
