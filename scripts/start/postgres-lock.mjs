import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { UserError } from './user-error.mjs'

const STOPPED_WITHIN_MS = 10_000
/** The scripts that supervise an embedded PostgreSQL. */
const KEEPERS = /(^|[\s/\\\0])(up|dev)\.mjs($|[\s\0])/

/**
 * Makes a data folder free for a new server. A server that a killed run left behind is stopped in order.
 * @param {string} folder the folder of the cluster
 * @throws {UserError} when another run of the product uses the folder
 */
export async function freeFolder(folder) {
  const { pid } = readLock(folder)
  if (!pid) return
  if (!isPostgres(pid)) return rmSync(lockFile(folder), { force: true })
  const keeper = keeperOf(pid)
  if (keeper) throw inUse(folder, keeper)
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < STOPPED_WITHIN_MS && isPostgres(pid); waited += 50) await wait(50)
  if (isPostgres(pid))
    throw new UserError(`Another PostgreSQL (process ${pid}) still uses ${folder} and does not stop.`)
}

/** Returns the failure of a start whose data folder another run is using. */
export function inUse(folder, keeper) {
  return new UserError(
    `Another run of the product${keeper ? ` (process ${keeper})` : ''} uses the data in ${folder}. Stop it, or set DATA_DIR to another folder.`,
  )
}

/**
 * Returns the port of the server that uses a data folder, or undefined if none does.
 * @param {string} dataDir the product's DATA_DIR
 */
export function runningPort(dataDir) {
  const { pid, port } = readLock(join(dataDir, 'postgres'))
  return pid && isPostgres(pid) ? port : undefined
}

/** PostgreSQL's own lock file: process on line 1, port on line 4. */
function readLock(folder) {
  if (!existsSync(lockFile(folder))) return {}
  const [pid, , , port] = readFileSync(lockFile(folder), 'utf8').split('\n').map(Number)
  return { pid, port }
}

function lockFile(folder) {
  return join(folder, 'postmaster.pid')
}

/** Returns whether a process is one of PostgreSQL's. */
export function isPostgres(pid) {
  try {
    process.kill(pid, 0)
    return existsSync(`/proc/${pid}/comm`) ? readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') : true
  } catch {
    return false
  }
}

/**
 * Returns the process that supervises the server. If a killed run left the server behind, its parent is the system's
 * first process.
 */
function keeperOf(pid) {
  try {
    const hasProc = existsSync('/proc/self/status')
    const parent = hasProc
      ? Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
      : Number(ask('ppid=', pid))
    const command = hasProc ? readFileSync(`/proc/${parent}/cmdline`, 'utf8') : ask('command=', parent)
    return KEEPERS.test(command) ? parent : undefined
  } catch {
    // The server has ended, or its parent is outside this container.
    return undefined
  }
}

function ask(column, pid) {
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
