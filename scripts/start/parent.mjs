import { readFileSync } from 'node:fs'

const INTERVAL_MS = 500
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls `stop` once the package manager that started this process has ended: npm ends at a signal and leaves behind
 * what it runs. Any other parent may end, such as a shell whose background job this is.
 */
export function stopWithPackageManager(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  // npm runs scripts with `sh -c`, which may stay between the two.
  const grandparent = isShell(parent) ? parentOf(parent) : undefined
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || parentOf(parent) === grandparent)) return
    clearInterval(timer)
    stop()
  }, INTERVAL_MS)
  timer.unref()
}

/** Passes on what should end this process to a child that ends it. A terminal sends Ctrl-C to both. */
export function passSignals(child) {
  for (const signal of SIGNALS) process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
  stopWithPackageManager(() => child.kill('SIGTERM'))
}

const isShell = (pid) => /^(sh|dash|bash|ash)$/.test(read(`/proc/${pid}/comm`).trim())

/** Returns undefined where there is no /proc. */
function parentOf(pid) {
  const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]
  return parent && Number(parent)
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
