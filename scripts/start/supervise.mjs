import { fork } from 'node:child_process'
import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { PROCESS_FLAGS } from './process-flags.ts'

const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 10_000
/** Every process ends within 15 s; see platform/process/stop.ts. */
const KILL_AFTER_MS = 17_000

/**
 * Keeps one process running: when it ends without having been asked to, it is started again, after 250 ms if it had
 * been ready, and after twice the wait before if it had not.
 * @param {{ name: string, script: string, flags?: string[], args?: string[], env: Record<string, string | undefined>,
 * cwd: string, mayRestart?: () => boolean, sharesPort?: boolean, onMessage?: (message: object, from: object) => void }}
 * what with `sharesPort`, others listen on the same port: this process then accepts the connections and passes each to
 * one that is running
 * @returns {{ name: string, ready: Promise<void>, pid: () => number | undefined, restarts: () => number,
 * send: (message: object) => boolean, stop: () => Promise<void> }}
 */
export function supervise({
  name,
  script,
  flags = [],
  args = [],
  env,
  cwd,
  mayRestart = () => true,
  sharesPort = false,
  onMessage,
}) {
  let child
  let restarts = 0
  let stopping = false
  let pause = FIRST_WAIT_MS
  let resolveReady
  let rejectReady
  const ready = new Promise((resolve, reject) => {
    resolveReady = resolve
    rejectReady = reject
  })
  let everReady = false
  launch()

  const supervised = {
    name,
    ready,
    pid: () => child?.pid,
    restarts: () => restarts,
    /** Returns whether a message was sent: a process that is starting or ending gets none. */
    send: (message) => Boolean(everReady && child?.connected && child.send(message, () => undefined)),
    async stop() {
      stopping = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await Promise.race([gone, wait(KILL_AFTER_MS, undefined, { ref: false }).then(() => child.kill('SIGKILL'))])
    },
  }
  return supervised

  function launch() {
    const options = { cwd, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [...PROCESS_FLAGS, ...flags] }
    if (sharesPort) {
      cluster.setupPrimary({ exec: script, args, ...options })
      child = cluster.fork(env).process
    } else child = fork(script, args, { env, ...options })
    child.on('message', (message) => {
      if (message !== 'ready') return onMessage?.(message, supervised)
      everReady = true
      pause = FIRST_WAIT_MS
      resolveReady()
    })
    child.once('exit', async (code, signal) => {
      if (stopping || !mayRestart()) return
      if (!everReady && code === 1) return rejectReady(new Error(`${name} did not start.`))
      console.error(`${name} ended (${signal ?? `code ${code}`}); starting it again in ${pause} ms.`)
      await wait(pause)
      pause = Math.min(pause * 2, MAX_WAIT_MS)
      if (stopping || !mayRestart()) return
      restarts += 1
      launch()
    })
  }
}
