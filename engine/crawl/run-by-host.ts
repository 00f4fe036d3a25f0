type Runs<Item> = {
  /** Returns the next items, or none if there are none right now. */
  take: () => Promise<Item[]>
  hostOf: (item: Item) => string
  work: (item: Item) => Promise<void>
  /** Items at a time, over all hosts and for one host. */
  concurrency: number
  perHost: number
}

/**
 * Runs some work for each item until `take` has no more and nothing is running. Items of one host run in order, at most
 * `perHost` at a time; a slow host does not keep others waiting.
 * @throws whatever the work throws, after the items that run have ended
 */
export async function runByHost<Item>({ take, hostOf, work, concurrency, perHost }: Runs<Item>) {
  const queues = new Map<string, Item[]>()
  const running = new Map<string, number>()
  let [queued, active] = [0, 0]
  let isTaking = false
  let failure: { error: unknown } | undefined
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()

  async function refill() {
    if (isTaking || failure || queued >= concurrency) return
    isTaking = true
    try {
      for (const item of await take()) {
        const host = hostOf(item)
        const queue = queues.get(host)
        if (queue) queue.push(item)
        else queues.set(host, [item])
        queued++
      }
    } catch (error) {
      failure ??= { error }
    }
    isTaking = false
    start()
  }

  function start() {
    for (const [host, queue] of failure ? [] : queues) {
      while (active < concurrency && (running.get(host) ?? 0) < perHost) {
        const item = queue.shift()
        if (item === undefined) break
        queued--
        void run(host, item)
      }
      if (queue.length === 0) queues.delete(host)
    }
    if (active === 0 && !isTaking && (queued === 0 || failure)) end()
  }

  async function run(host: string, item: Item) {
    active++
    running.set(host, (running.get(host) ?? 0) + 1)
    try {
      await work(item)
    } catch (error) {
      failure ??= { error }
    }
    active--
    const left = (running.get(host) ?? 1) - 1
    if (left === 0) running.delete(host)
    else running.set(host, left)
    const refilled = refill()
    start()
    await refilled
  }

  await refill()
  await ended
  if (failure) throw failure.error
}
