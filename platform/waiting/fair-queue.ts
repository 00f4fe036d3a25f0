import { Failure } from '#engine/failures.ts'

type Limits = {
  /** Runs at a time. */
  slots: number
  /** Runs at a time of one visitor. */
  slotsPerVisitor: number
  waitingPerVisitor: number
  /** Maximum total size of the inputs of all waiting runs. */
  waitingBytes: number
  retryAfterS: number
}

type WaitingEntry = { visitor: string; bytes: number; start: () => void; refuse: (failure: Failure) => void }

/**
 * Bytes that a small run counts, for its request and connection, so that a limit in bytes also limits how many wait.
 */
const MIN_BYTES = 256 * 1024

/**
 * Creates a queue in which visitors take turns. A visitor with a run gets another one only while a slot is left for
 * someone else. When the inputs of waiting runs take too much memory, the visitor with the most waiting bytes loses the
 * newest run.
 */
export function createFairQueue({ slots, slotsPerVisitor, waitingPerVisitor, waitingBytes, retryAfterS }: Limits) {
  /** By visitor, in the order of their turns. */
  const waiting = new Map<string, WaitingEntry[]>()
  const running = new Map<string, number>()
  const free = () => slots - sum([...running.values()])

  /**
   * Waits for a turn.
   * @returns what must be called when the run has ended; it counts once
   * @throws {Failure} too-many; whatever `signal` was aborted with
   */
  return function enter(visitor: string, bytes: number, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const abort = () => leave(run, () => reject(signal.reason))
      const run: WaitingEntry = {
        visitor,
        bytes: Math.max(bytes, MIN_BYTES),
        start: () => {
          signal.removeEventListener('abort', abort)
          running.set(visitor, (running.get(visitor) ?? 0) + 1)
          resolve(once(() => end(visitor)))
        },
        refuse: (failure) => {
          signal.removeEventListener('abort', abort)
          reject(failure)
        },
      }
      signal.addEventListener('abort', abort, { once: true })
      waiting.set(visitor, [...(waiting.get(visitor) ?? []), run])
      startDue()
      refuseOverflow(visitor)
    })
  }

  function end(visitor: string) {
    const left = (running.get(visitor) ?? 1) - 1
    if (left > 0) running.set(visitor, left)
    else running.delete(visitor)
    startDue()
  }

  function startDue() {
    for (let next = nextRun(); next; next = nextRun()) {
      const { visitor, start } = next
      const others = waiting.get(visitor)?.slice(1) ?? []
      // The visitor moves to the end of the line.
      waiting.delete(visitor)
      if (others.length > 0) waiting.set(visitor, others)
      start()
    }
  }

  function nextRun() {
    for (const [visitor, [first]] of waiting) if (mayStart(visitor)) return first
    return undefined
  }

  function mayStart(visitor: string) {
    const own = running.get(visitor) ?? 0
    return own < slotsPerVisitor && free() > (own === 0 ? 0 : 1)
  }

  function refuseOverflow(visitor: string) {
    if ((waiting.get(visitor)?.length ?? 0) > waitingPerVisitor) refuseNewest(visitor)
    while (bytesOf([...waiting.values()].flat()) > waitingBytes) refuseNewest(heaviest())
  }

  function heaviest() {
    const [first = ''] = [...waiting].toSorted(([, a], [, b]) => bytesOf(b) - bytesOf(a)).map(([visitor]) => visitor)
    return first
  }

  function refuseNewest(visitor: string) {
    const newest = waiting.get(visitor)?.at(-1)
    if (newest) leave(newest, () => newest.refuse(new Failure('too-many', { retryAfter: retryAfterS })))
  }

  function leave(run: WaitingEntry, then: () => void) {
    const others = (waiting.get(run.visitor) ?? []).filter((one) => one !== run)
    if (others.length > 0) waiting.set(run.visitor, others)
    else waiting.delete(run.visitor)
    then()
  }
}

function once(act: () => void) {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const bytesOf = (runs: WaitingEntry[]) => sum(runs.map(({ bytes }) => bytes))
