const INTERVAL_MS = 500
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls `stop` once the process that started this one has ended, if that is a package manager: npm ends at a signal and
 * leaves behind what it runs. Any other parent may end: a shell, for example, whose background job this is.
 */
export function stopWithPackageManager(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
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
