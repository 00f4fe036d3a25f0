/** A request that is refused because too many like it are being answered already. */
export class Overloaded extends Error {
  override name = 'Overloaded'
  /** 429 when the sender's own requests are in the way, else 503. */
  status: 429 | 503

  constructor(status: 429 | 503) {
    super('Too many requests are waiting.')
    this.status = status
  }
}

type Limits = {
  /** How many run at the same time. */
  running: number
  /** How many more may wait. */
  waiting: number
  /** How many of both one client may have. */
  perSender?: number
}

/**
 * Queues costly work of one kind. One run begins in each turn of the event loop, so that cheap requests are served in
 * between.
 * @returns a function that runs the work when its turn comes; it throws {Overloaded} at once if the queue is full
 * @throws {Overloaded} from that function, at once, instead of waiting in a queue that is full
 * @example const limit = createRunLimit({ running: 8, waiting: 100 }); await limit(() => render(path))
 */
export function createRunLimit({
  running: maxRunning,
  waiting: maxWaiting,
  perSender = Number.POSITIVE_INFINITY,
}: Limits) {
  const queue: (() => void)[] = []
  const bySender = new Map<string, number>()
  let running = 0
  let isStarting = false

  return async function limited<T>(work: () => Promise<T>, sender = ''): Promise<T> {
    const own = bySender.get(sender) ?? 0
    if (own >= perSender) throw new Overloaded(429)
    if (running + queue.length >= maxRunning + maxWaiting) throw new Overloaded(503)
    bySender.set(sender, own + 1)
    await new Promise<void>((resolve) => {
      queue.push(resolve)
      startNext()
    })
    try {
      return await work()
    } finally {
      leave(sender)
    }
  }

  function startNext() {
    if (isStarting || queue.length === 0 || running >= maxRunning) return
    isStarting = true
    setImmediate(() => {
      isStarting = false
      running += 1
      queue.shift()?.()
      startNext()
    })
  }

  function leave(sender: string) {
    const left = (bySender.get(sender) ?? 1) - 1
    if (left > 0) bySender.set(sender, left)
    else bySender.delete(sender)
    running -= 1
    startNext()
  }
}
