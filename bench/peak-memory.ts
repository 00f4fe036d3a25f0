import { readFileSync } from 'node:fs'

/**
 * Returns the largest resident set of this process so far, in megabytes. Not `resourceUsage().maxRSS`: in a child,
 * Linux counts from what its parent had when it was started.
 */
export function peakMegabytes() {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) / 1_024
}
