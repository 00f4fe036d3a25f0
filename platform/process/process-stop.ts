/** A supervisor waits longer than this before it kills: `scripts/supervise.mjs`. */
const EXIT_WITHIN_MS = 14_500

/**
 * Ends this process in order after a signal: `stop` is called once, then the process exits, at the latest after 14.5 s.
 * SIGTERM always counts; a second one has no effect. SIGINT and SIGHUP count only without a supervisor: a terminal
 * sends them to the whole process group, and then the supervisor decides who stops when.
 */
export function onStop(stop: () => Promise<unknown>) {
  const isSupervised = process.send !== undefined
  let stopping = false
  const once = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), EXIT_WITHIN_MS).unref()
    await stop().catch((error: unknown) => console.error(error))
    process.exit(0)
  }
  process.on('SIGTERM', once)
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => isSupervised || once())
  // The supervisor is gone: nothing would start or stop this process again.
  if (isSupervised) process.once('disconnect', once)
}
