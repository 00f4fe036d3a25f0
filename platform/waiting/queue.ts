import { setImmediate as nextLoopTurn } from 'node:timers/promises'

/** A request refused because too many of its kind are in progress. */
export class Overloaded extends Error {
  override name = 'Overloaded'
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super('Too many requests are waiting.')
    this.code = code
  }
}

/** `too-fast` if the key's own turns fill the queue, otherwise `busy`. */
type RefusalCode = 'too-fast' | 'busy'

type Limits = {
  /** Turns at the same time. */
  running: number
  /** Turns of one key at the same time. It gets a further one only while another is left for someone else. */
  runningPerKey?: number
  waiting?: number
  waitingPerKey?: number
  /** Turns of one key that run or wait. */
  perKey?: number
  /** Maximum total of `bytes` of all that wait. */
  waitingBytes?: number
  /** A key whose last turn is longer ago goes first, even if it has come later. */
  remembersTurns?: boolean
  /** Creates the error of a refusal; `Overloaded` if absent. */
  refusal?: (code: RefusalCode) => Error
  /** Called when nothing runs or waits anymore. */
  onIdle?: () => void
}

type TurnRequest = {
  /** Whose turn it is, such as the network of a visitor. */
  key?: string
  /** Memory that the request takes while it waits. */
  bytes?: number
  /** Ends the wait. */
  signal?: AbortSignal
  /**
   * Maximum time to wait without any work of `run` succeeding, and the error after it. While other work succeeds, the
   * wait may take `MAX_WAITS` times as long.
   */
  timeout?: Timeout
}

type Timeout = { ms: number; error: () => Error }

type Entry = { key: string; bytes: number; start: () => void; refuse: (error: unknown) => void }

const MAX_WAITS = 3
/**
 * Bytes that a small request counts, for itself and its connection, so that a limit in bytes also limits how many wait.
 */
const MIN_BYTES = 256 * 1024

/**
 * Creates a queue that grants turns: so many run at the same time, the others wait. Keys rotate, however many requests
 * each of them has. When the waiting ones take too much memory, the key with the most bytes loses its newest one.
 * @example
 * const renders = createQueue({ running: 8, waiting: 100 })
 * await renders.run(() => render(path))
 */
export function createQueue({
  running: maxRunning,
  runningPerKey,
  waiting: maxWaiting = Number.POSITIVE_INFINITY,
  waitingPerKey = Number.POSITIVE_INFINITY,
  perKey = Number.POSITIVE_INFINITY,
  waitingBytes = Number.POSITIVE_INFINITY,
  remembersTurns = false,
  refusal = (code) => new Overloaded(code),
  onIdle,
}: Limits) {
  /** By key, in the order of their turns. */
  const waiting = new Map<string, Entry[]>()
  const runningOf = new Map<string, number>()
  /** Keys by their last turn, counted from 1. */
  const lastTurns = new Map<string, number>()
  const all = { turns: 0, running: 0, waiting: 0, waitingBytes: 0 }
  let [lastStart, lastSuccess] = [Promise.resolve(), 0]
  return { enter, run, refuseAll }

  /**
   * Waits for a turn.
   * @returns a function that ends it, once
   * @throws {Error} the error of `refusal` or `timeout`; whatever `signal` was aborted with
   */
  async function enter({ key = '', bytes = 0, signal, timeout }: TurnRequest = {}): Promise<() => void> {
    signal?.throwIfAborted()
    if ((runningOf.get(key) ?? 0) + (waiting.get(key)?.length ?? 0) >= perKey) throw refusal('too-fast')
    if (all.running + all.waiting >= maxRunning + maxWaiting) throw refusal('busy')
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const leave = () => {
      signal?.removeEventListener('abort', abort)
      clearTimeout(timer)
      remove(entry)
    }
    const entry: Entry = {
      key,
      bytes: Math.max(bytes, MIN_BYTES),
      start: () => {
        leave()
        resolve(begin(key))
      },
      refuse: (error) => {
        leave()
        reject(error)
      },
    }
    const abort = () => entry.refuse(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    const since = performance.now()
    const giveUpAfter = ({ ms, error }: Timeout, delay = ms): NodeJS.Timeout =>
      setTimeout(() => {
        const left = Math.min(since + MAX_WAITS * ms, lastSuccess + ms) - performance.now()
        if (left > 0) timer = giveUpAfter({ ms, error }, left)
        else entry.refuse(error())
      }, delay)
    let timer = timeout && giveUpAfter(timeout)
    add(entry)
    startDue()
    refuseOverflow(key)
    return promise
  }

  /**
   * Runs work when its turn comes. One begins in each turn of the event loop, so that cheap requests can run in
   * between. Running work is never aborted.
   * @throws {Error} whatever `enter` or the work throws
   */
  async function run<T>(work: () => Promise<T>, request?: TurnRequest): Promise<T> {
    const end = await enter(request)
    try {
      lastStart = lastStart.then(() => nextLoopTurn())
      await lastStart
      const result = await work()
      lastSuccess = performance.now()
      return result
    } finally {
      end()
    }
  }

  /** Refuses all that wait, in the order of their turns. */
  function refuseAll(error: () => Error) {
    for (let next = takeNext(() => true); next; next = takeNext(() => true)) next.refuse(error())
  }

  function begin(key: string) {
    let isRunning = true
    all.running += 1
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1)
    return () => {
      if (!isRunning) return
      isRunning = false
      all.running -= 1
      const left = (runningOf.get(key) ?? 1) - 1
      if (left > 0) runningOf.set(key, left)
      else runningOf.delete(key)
      startDue()
      if (all.running + all.waiting === 0) onIdle?.()
    }
  }

  function startDue() {
    for (let next = takeNext(mayStart); next; next = takeNext(mayStart)) next.start()
  }

  function mayStart(key: string) {
    const [own, free] = [runningOf.get(key) ?? 0, maxRunning - all.running]
    return runningPerKey === undefined || own === 0 ? free > 0 : own < runningPerKey && free > 1
  }

  /** Takes the first entry of the first key that passes the test, and moves this key to the end of the rotation. */
  function takeNext(isDue: (key: string) => boolean) {
    const lastTurn = (key: string) => lastTurns.get(key) ?? 0
    const keys = remembersTurns ? [...waiting.keys()].toSorted((a, b) => lastTurn(a) - lastTurn(b)) : waiting.keys()
    for (const key of keys) {
      const [entries, first] = [waiting.get(key) ?? [], waiting.get(key)?.[0]]
      if (!first || !isDue(key)) continue
      remove(first)
      if (waiting.delete(key)) waiting.set(key, entries)
      if (remembersTurns) lastTurns.set(key, ++all.turns)
      return first
    }
    return undefined
  }

  function refuseOverflow(key: string) {
    if ((waiting.get(key)?.length ?? 0) > waitingPerKey) refuseNewest(key)
    while (all.waitingBytes > waitingBytes) refuseNewest(heaviestKey())
  }

  function heaviestKey() {
    const [heaviest = ''] = [...waiting].toSorted(([, a], [, b]) => bytesOf(b) - bytesOf(a)).map(([key]) => key)
    return heaviest
  }

  function refuseNewest(key: string) {
    waiting.get(key)?.at(-1)?.refuse(refusal('too-fast'))
  }

  function add(entry: Entry) {
    const entries = waiting.get(entry.key)
    if (entries) entries.push(entry)
    else waiting.set(entry.key, [entry])
    all.waiting += 1
    all.waitingBytes += entry.bytes
  }

  function remove(entry: Entry) {
    const entries = waiting.get(entry.key) ?? []
    const at = entries.indexOf(entry)
    if (at < 0) return
    entries.splice(at, 1)
    if (entries.length === 0) waiting.delete(entry.key)
    all.waiting -= 1
    all.waitingBytes -= entry.bytes
  }
}

const bytesOf = (entries: Entry[]) => entries.reduce((total, { bytes }) => total + bytes, 0)
