import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Priority of low-priority processes, as in `nice`. */
export const LOW_PRIORITY = 10

/**
 * Lowers the priority of the leader of a session and all its processes. With autogrouping (sched(7)), Linux compares
 * nice values only within a session, so the whole session is lowered too.
 */
export function lowerSessionPriority(pid: number | undefined) {
  if (pid === undefined) return
  setPriority(pid, LOW_PRIORITY)
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(LOW_PRIORITY))
  } catch {
    // The kernel has no autogrouping, or this is another system.
  }
}

/**
 * Lowers the priority of the calling thread below the other threads of its process. Only on Linux, where each thread
 * has its own nice value (setpriority(2)); elsewhere this would lower the whole process.
 */
export function lowerThreadPriority() {
  if (process.platform === 'linux') setPriority(0, LOW_PRIORITY)
}

/**
 * Restricts a process and its children to all cores but the first, which stays free for other work. With a nice value
 * alone, a page could wait 3 ms, the time slice of a low-priority thread. Only on Linux with util-linux and two cores
 * or more; elsewhere this does nothing.
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
