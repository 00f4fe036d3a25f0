/** A request that is refused because too much is being rendered already. */
export class Overloaded extends Error {
  override name = 'Overloaded'
  /** 429 when the sender's own requests are in the way, else 503. */
  status: 429 | 503

  constructor(status: 429 | 503) {
    super('Too many renders are waiting.')
    this.status = status
  }
}

type Limits = {
  /** How many renders run at the same time. */
  running: number
  /** How many more may wait for their turn. */
  waiting: number
  /** How many of both one sender may have. */
  perSender?: number
}

/**
 * Renders take turns, and one begins in each turn of the event loop: in a flood of them, requests for pages that are
 * ready to be sent come in between.
 * @returns a function that runs a render when it is its turn
 * @throws {Overloaded} from that function, at once, instead of waiting in a queue that is full
 * @example const limit = createRenderLimit({ running: 8, waiting: 100 }); await limit(() => render(path))
 */
export function createRenderLimit({
  running: maxRunning,
  waiting: maxWaiting,
  perSender = Number.POSITIVE_INFINITY,
}: Limits) {
  const queue: (() => void)[] = []
  const bySender = new Map<string, number>()
  let running = 0
  let isStarting = false

  return async function limited<T>(render: () => Promise<T>, sender = ''): Promise<T> {
    const own = bySender.get(sender) ?? 0
    if (own >= perSender) throw new Overloaded(429)
    if (running + queue.length >= maxRunning + maxWaiting) throw new Overloaded(503)
    bySender.set(sender, own + 1)
    await new Promise<void>((resolve) => {
      queue.push(resolve)
      startNext()
    })
    try {
      return await render()
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
