import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isPostgres } from './postgres-lock.mjs'

const STOPPED_WITHIN_MS = 10_000

/**
 * Ends the child processes of a killed server: they hold the shared memory until they notice, and a new server does not
 * start while they do. PostgreSQL's processes have the data folder as their working directory. Without /proc, they are
 * left to end on their own.
 */
export async function endOrphans(folder) {
  for (let waited = 0; waited < STOPPED_WITHIN_MS; waited += 50) {
    const orphans = processesIn(folder)
    if (orphans.length === 0) return
    for (const pid of orphans) signal(pid, waited < 1_000 ? 'SIGQUIT' : 'SIGKILL')
    await wait(50)
  }
}

function processesIn(folder) {
  if (!existsSync('/proc/self/cwd')) return []
  const home = realpathSync(folder)
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && isPostgres(Number(pid)) && readlinkSync(`/proc/${pid}/cwd`) === home
    } catch {
      return false
    }
  })
}

function signal(pid, name) {
  try {
    process.kill(Number(pid), name)
  } catch {
    // It ended in the meantime.
  }
}
