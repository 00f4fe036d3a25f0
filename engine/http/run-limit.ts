/** A request that is refused because too many like it are being answered already. */
export class Overloaded extends Error {
  override name = 'Overloaded'
  /** `too-fast` when the sender's own requests are in the way, else `busy`. */
  code: 'too-fast' | 'busy'

  constructor(code: 'too-fast' | 'busy') {
    super('Too many requests are waiting.')
    this.code = code
  }
}

type Limits = {
  /** How many run at the same time. */
  running: number
  /** How many more may wait for their turn; any number when absent. */
  waiting?: number
  /** How many of both one client may have. */
  perSender?: number
  /** How long one may wait, and the error of who waited longer. Work that runs is never given up. */
  timeout?: { ms: () => number; error: () => Error }
}

/**
 * Returns a function that runs work of one kind in turns, first come, first served. One run begins in each turn of the
 * event loop, so that cheap requests come in between.
 * @throws {Overloaded} from that function, at once, when the queue is full; the error of `timeout`, when the wait is over
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

  return async function limited<T>(work: () => Promise<T>, sender = ''): Promise<T> {
    const own = bySender.get(sender) ?? 0
    if (own >= perSender) throw new Overloaded('too-fast')
    if (running + queue.length >= maxRunning + maxWaiting) throw new Overloaded('busy')
    bySender.set(sender, own + 1)
    try {
      await turn()
      try {
        return await work()
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
      const giveUp = ({ error }: NonNullable<typeof timeout>) => {
        queue.splice(queue.indexOf(start), 1)
        reject(error())
      }
      const timer = timeout && setTimeout(() => giveUp(timeout), timeout.ms())
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
