import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** PostgreSQL's pg_control.h: where the state of a cluster is in its control file, and “shut down” there. */
const [STATE_AT, SHUT_DOWN] = [16, 1]

/** Returns whether PostgreSQL's control file says “shut down”, as `pg_controldata` prints it. */
export const isShutDown = (dataDir: string) =>
  readFileSync(join(dataDir, 'postgres/global/pg_control')).readUInt32LE(STATE_AT) === SHUT_DOWN

/** Returns the processes of a product: by their environment, or by PostgreSQL's working directory. */
export function processesOf(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(`DATA_DIR=${dataDir}`)
        return isOurs || readlinkSync(`/proc/${pid}/cwd`).startsWith(`${dataDir}/`)
      } catch {
        // It has ended, or is a thread of the kernel.
        return false
      }
    })
    .map(Number)
}

export function endProcesses(pids: number[]) {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** Returns whether all ports can be listened on. */
export async function areFree(ports: number[]): Promise<boolean> {
  const free = await Promise.all(
    ports.map(
      (port) =>
        new Promise<boolean>((resolve) => {
          const server = createServer()
          server.once('error', () => resolve(false))
          server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
        }),
    ),
  )
  return free.every(Boolean)
}
