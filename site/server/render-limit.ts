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
 * Renders take turns: a flood of them leaves time for pages that are ready to be sent.
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

  return async function limited<T>(render: () => Promise<T>, sender = ''): Promise<T> {
    const own = bySender.get(sender) ?? 0
    if (own >= perSender) throw new Overloaded(429)
    if (running >= maxRunning && queue.length >= maxWaiting) throw new Overloaded(503)
    bySender.set(sender, own + 1)
    // Whoever ends hands its place on, so `running` stays as it is.
    if (running >= maxRunning) await new Promise<void>((resolve) => queue.push(resolve))
    else running += 1
    try {
      return await render()
    } finally {
      leave(sender)
    }
  }

  function leave(sender: string) {
    const left = (bySender.get(sender) ?? 1) - 1
    if (left > 0) bySender.set(sender, left)
    else bySender.delete(sender)
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}
