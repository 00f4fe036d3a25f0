/** A request refused because too many of its kind are in progress. */
export class Overloaded extends Error {
  override name = 'Overloaded'
  /** `too-fast` if the sender's own requests fill the limit, otherwise `busy`. */
  code: 'too-fast' | 'busy'

  constructor(code: 'too-fast' | 'busy') {
    super('Too many requests are waiting.')
    this.code = code
  }
}

type Limits = {
  /** Maximum number that run at the same time. */
  running: number
  /** Maximum number that wait; unlimited if absent. */
  waiting?: number
  /** Maximum number of both for one sender. */
  perSender?: number
  /**
   * Maximum time to wait without any work succeeding, and the error after it. While other work succeeds, the wait may
   * take `MAX_WAITS` times as long. Running work is never aborted.
   */
  timeout?: { ms: () => number; error: () => Error }
}

const MAX_WAITS = 3

/**
 * Returns a function that runs work of one kind in order of arrival. One run begins in each turn of the event loop, so
 * that cheap requests can run in between.
 * @throws {Overloaded} from that function, at once, when the queue is full; the error of `timeout`, when the wait is
 * over
 * @example const limit = createRunLimit({ running: 8, waiting: 100 }); await limit(() => render(path))
 */
export function createRunLimit({
  running: maxRunning,
  waiting: maxWaiting = Number.POSITIVE_INFINITY,
  perSender = Number.POSITIVE_INFINITY,
  timeout,
}: Limits) {
  const queue: (() => void)[] = []
  const bySender = new Map<string, number>()
  let running = 0
  let isStarting = false
  let lastSuccess = 0

  return async function limited<T>(work: () => Promise<T>, sender = ''): Promise<T> {
    const own = bySender.get(sender) ?? 0
    if (own >= perSender) throw new Overloaded('too-fast')
    if (running + queue.length >= maxRunning + maxWaiting) throw new Overloaded('busy')
    bySender.set(sender, own + 1)
    try {
      await turn()
      try {
        const result = await work()
        lastSuccess = performance.now()
        return result
      } finally {
        running -= 1
        startNext()
      }
    } finally {
      leave(sender)
    }
  }

  function turn() {
    return new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        running += 1
        resolve()
      }
      const since = performance.now()
      const giveUpAfter = ({ ms, error }: NonNullable<typeof timeout>, delay: number): NodeJS.Timeout =>
        setTimeout(() => {
          const left = Math.min(since + MAX_WAITS * ms(), lastSuccess + ms()) - performance.now()
          if (left > 0) {
            timer = giveUpAfter({ ms, error }, left)
            return
          }
          queue.splice(queue.indexOf(start), 1)
          reject(error())
        }, delay)
      let timer = timeout && giveUpAfter(timeout, timeout.ms())
      queue.push(start)
      startNext()
    })
  }

  function startNext() {
    if (isStarting || queue.length === 0 || running >= maxRunning) return
    isStarting = true
    setImmediate(() => {
      isStarting = false
      queue.shift()?.()
      startNext()
    })
  }

  function leave(sender: string) {
    const left = (bySender.get(sender) ?? 1) - 1
    if (left > 0) bySender.set(sender, left)
    else bySender.delete(sender)
  }
}
