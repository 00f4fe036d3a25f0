import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The visitor for whom this server sends requests now, by asynchronous context. Without one, all requests count as one
 * visitor's.
 */
const visitors = new AsyncLocalStorage<string>()

/** Runs work on behalf of a visitor, whose requests take turns with those of other visitors. */
export const onBehalfOf = <Value>(visitor: string, work: () => Value): Value => visitors.run(visitor, work)

type Waiting = { visitor: string; start: () => void; refuse: (error: Error) => void }
type Line = {
  isTaken: boolean
  /** Visitors by their last turn, counted from 1. */
  turns: Map<string, number>
  waiting: Map<string, Waiting[]>
}

/**
 * Creates a queue for each host, in which one request at a time has its turn. Visitors rotate, however many requests
 * each of them has in the queue.
 */
export function createFairLines() {
  const lines = new Map<string, Line>()
  return { enter, refuseAll }

  /**
   * Waits for the turn.
   * @returns a function that ends it
   * @throws {unknown} what `signal` was aborted with, or the queue was refused with
   */
  function enter(host: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    const line = lines.get(host) ?? { isTaken: false, turns: new Map(), waiting: new Map() }
    lines.set(host, line)
    const visitor = visitors.getStore() ?? ''
    return new Promise((resolve, reject) => {
      const abort = () => {
        remove(line, entry)
        reject(signal.reason)
      }
      const entry: Waiting = {
        visitor,
        start: () => {
          signal.removeEventListener('abort', abort)
          resolve(() => end(host, line))
        },
        refuse: (error) => {
          signal.removeEventListener('abort', abort)
          reject(error)
        },
      }
      signal.addEventListener('abort', abort, { once: true })
      line.waiting.set(visitor, [...(line.waiting.get(visitor) ?? []), entry])
      startNext(host, line)
    })
  }

  /** Refuses all waiting requests, in the order of their turns. */
  function refuseAll(host: string, failure: () => Error) {
    const line = lines.get(host)
    for (let next = line && takeNext(line); next; next = line && takeNext(line)) next.refuse(failure())
  }

  function end(host: string, line: Line) {
    line.isTaken = false
    startNext(host, line)
  }

  function startNext(host: string, line: Line) {
    if (line.isTaken) return
    const next = takeNext(line)
    if (!next) return lines.delete(host)
    line.isTaken = true
    next.start()
  }
}

/** Takes the first request of the visitor whose last turn is the longest ago. */
function takeNext({ waiting, turns }: Line): Waiting | undefined {
  const lastTurn = (visitor: string) => turns.get(visitor) ?? 0
  const [visitor = ''] = [...waiting.keys()].toSorted((one, other) => lastTurn(one) - lastTurn(other))
  const [first, ...others] = waiting.get(visitor) ?? []
  turns.set(visitor, Math.max(0, ...turns.values()) + 1)
  if (others.length > 0) waiting.set(visitor, others)
  else waiting.delete(visitor)
  return first
}

function remove({ waiting }: Line, { visitor, start }: Waiting) {
  const others = (waiting.get(visitor) ?? []).filter((one) => one.start !== start)
  if (others.length > 0) waiting.set(visitor, others)
  else waiting.delete(visitor)
}
