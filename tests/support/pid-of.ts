import { readFileSync } from 'node:fs'
import { inject } from './product.ts'

const commands = { site: 'dist/server/entry.mjs', admin: 'admin/server.ts', worker: 'worker/main.ts' }

/**
 * Returns the id of the process that runs a command, below this run's own keeper.
 * @throws {Error} if there is none
 */
export function pidOf(name: keyof typeof commands): number {
  const keeper = inject('pids').keeper
  const children = readFileSync(`/proc/${keeper}/task/${keeper}/children`, 'utf8').trim().split(' ').map(Number)
  for (const pid of children) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(commands[name])) return pid
    } catch {
      // The process has ended in the meantime.
    }
  }
  throw new Error(`No process runs ${commands[name]}`)
}
