import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { LOW_PRIORITY, leaveOneCore } from '#platform/process/low-priority.ts'
import { availableMemory, memoryFlags } from '#platform/process/memory-flags.ts'
import type { FromAudit, ToAudit } from './messages.ts'

const CHILD = 'worker/audit/child.ts'
/** The heap of an audit; one that needs more ends without taking the server with it. */
const MAX_HEAP_MB = 1_024
const FLAGS = [
  '--disable-warning=ExperimentalWarning',
  `--max-old-space-size=${MAX_HEAP_MB}`,
  ...memoryFlags(availableMemory()).outside,
]
/** With less, no process waits for the next audit: an idle one has 140 MB. */
const ENOUGH_BYTES = 1.8 * 1024 ** 3

/** One that has not exited after this time is killed. */
const LEAVE_MS = 2_000

type Handlers = {
  onMessage: (message: FromAudit) => void
  /** The process has ended without its last message. */
  onExit: (code: number | null) => void
}

/** A process that has loaded everything, which takes a second, and waits for an audit. */
let spare: ChildProcess | undefined

/** Starts a process for the next audit, if there is memory for one that waits. */
export function keepSpareProcess() {
  if (spare || availableMemory() < ENOUGH_BYTES) return
  const child = launch()
  spare = child
  child.once('exit', () => {
    if (spare === child) spare = undefined
  })
  child.unref()
  child.channel?.unref()
}

/** Ends the process that waits. */
export function endSpareProcess() {
  spare?.kill('SIGKILL')
  spare = undefined
}

/** Starts an audit in a process of its own, with lower priority than pages. */
export function startAuditProcess(
  start: Extract<ToAudit, { start: object }>['start'],
  { onMessage, onExit }: Handlers,
) {
  const child = spare ?? launch()
  spare = undefined
  child.ref()
  child.channel?.ref()
  child.on('message', onMessage)
  child.once('exit', onExit)
  const send = (message: ToAudit) => void (child.connected && child.send(message, () => undefined))
  send({ start })
  return {
    stop: () => send({ stop: true }),
    /** Lets it end its turns and exit, so that the next audit of the host does not wait for them. */
    async leave() {
      if (child.exitCode !== null || child.signalCode !== null) return
      send({ leave: true })
      await Promise.race([once(child, 'exit'), delay(LEAVE_MS, undefined, { ref: false })])
    },
    kill: () => child.kill('SIGKILL'),
  }
}

function launch(): ChildProcess {
  const child = fork(resolve(CHILD), { execArgv: FLAGS, serialization: 'advanced' })
  if (child.pid) setPriority(child.pid, LOW_PRIORITY)
  leaveOneCore(child.pid)
  child.on('error', () => child.kill('SIGKILL'))
  return child
}
