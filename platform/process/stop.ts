import cluster from 'node:cluster'

/** Less than a supervisor waits before it kills the process: `scripts/start/supervise.mjs`. */
const EXIT_WITHIN_MS = 14_500

/**
 * Stops this process after a signal: `stop` is called once, then the process exits, after 14.5 s at the latest. SIGTERM
 * always counts; a second one has no effect. SIGINT and SIGHUP count only without a supervisor: a terminal sends them
 * to the whole process group, and the supervisor then decides the order of stopping.
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
  // The supervisor is gone, so nothing would stop or restart this process.
  // Node would end a process that shares its port at once.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  if (isSupervised) process.once('disconnect', once)
}
