import { readdirSync, readFileSync } from 'node:fs'

/** Returns the ids of running processes whose command line contains a text. Linux only. */
export function processesWith(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readCommand(pid).includes(text))
    .map(Number)
}

function readCommand(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It has ended.
    return ''
  }
}
