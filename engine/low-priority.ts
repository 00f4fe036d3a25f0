import { writeFileSync } from 'node:fs'
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
