import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** How much a process behind the rest of the machine yields, as `nice` counts it. */
export const LOW_PRIORITY = 10

/**
 * Lets the leader of a session, and whatever it starts, run behind the rest of the machine. With autogrouping
 * (sched(7)), Linux compares nice values only within a session, so the whole session is lowered, too.
 */
export function lowerSessionPriority(pid: number | undefined) {
  if (pid === undefined) return
  setPriority(pid, LOW_PRIORITY)
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(LOW_PRIORITY))
  } catch {
    // A kernel without autogrouping, or another system.
  }
}

/**
 * Lets the thread that calls it run behind the other threads of its process. Only on Linux, where each thread has its
 * own nice value (setpriority(2)); elsewhere this would lower the whole process.
 */
export function lowerThreadPriority() {
  if (process.platform === 'linux') setPriority(0, LOW_PRIORITY)
}

/**
 * Leaves the first core to the rest of the machine: a process, and whatever it starts, runs on the others. A nice value
 * alone lets a page wait until a thread behind it has used its slice, 3 ms. Only on Linux with util-linux, where there
 * are two cores or more; elsewhere this does nothing.
 */
export function leaveOneCore(pid: number | undefined) {
  if (pid === undefined || process.platform !== 'linux') return
  const [, ...others] = coresOf(readFileSync('/proc/self/status', 'utf8'))
  if (others.length === 0) return
  execFile('taskset', ['--all-tasks', '--pid', '--cpu-list', others.join(','), String(pid)], () => undefined)
}

/** Returns the numbers of the cores on which a process may run, from its status (proc_pid_status(5)). */
export function coresOf(status: string): number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status) ?? []
  return [...list.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at),
  )
}
