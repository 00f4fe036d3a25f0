import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Returns the CPU time that the main thread of a process has used, in milliseconds. Source: proc(5), `stat`. */
export function mainThreadMs(pid: number): number {
  return cpuMs(readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8'))
}

/** Returns the CPU time that all threads of a process have used, in milliseconds. */
export function processMs(pid: number): number {
  return cpuMs(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

function cpuMs(stat: string) {
  // The name of the program, in parentheses, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND
}
