import { useCallback, useSyncExternalStore } from 'react'

type Entry<T> = {
  result?: T
  timer?: ReturnType<typeof setTimeout>
  /** The body of the last request, so that nothing is checked twice. */
  sent?: string
  isBusy: boolean
  /** Reads the form again, because it changed during a request. */
  next?: () => string
  listeners: Set<() => void>
}

/** A pause in typing after which the document is checked. */
const DELAY_MS = 700

/**
 * Makes a check of a document that runs when its editor stops typing: one request at a time, whatever number of
 * components show its result.
 */
export function createLiveCheck<T>(send: (body: string, before: T | undefined) => Promise<T | undefined>) {
  const entries = new Map<string, Entry<T>>()

  function entryOf(key: string) {
    const entry = entries.get(key) ?? { isBusy: false, listeners: new Set<() => void>() }
    entries.set(key, entry)
    return entry
  }

  /** Checks after a pause. `read` returns the body then, so that typing costs nothing. */
  function schedule(key: string, read: () => string) {
    const entry = entryOf(key)
    clearTimeout(entry.timer)
    entry.timer = setTimeout(() => void run(entry, read), entry.result ? DELAY_MS : 0)
  }

  async function run(entry: Entry<T>, read: () => string) {
    if (entry.isBusy) {
      entry.next = read
      return
    }
    const body = read()
    if (body === entry.sent) return
    entry.isBusy = true
    entry.sent = body
    const result = await send(body, entry.result).catch(() => undefined)
    entry.isBusy = false
    if (result === undefined) delete entry.sent
    else entry.result = result
    for (const listener of entry.listeners) listener()
    const { next } = entry
    delete entry.next
    if (next) await run(entry, next)
  }

  /** Checks again although nothing was typed. */
  function repeat(key: string, read: () => string) {
    const entry = entryOf(key)
    delete entry.sent
    return run(entry, read)
  }

  function useResult(key: string): T | undefined {
    const subscribe = useCallback(
      (listener: () => void) => {
        const { listeners } = entryOf(key)
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      [key],
    )
    return useSyncExternalStore(
      subscribe,
      () => entries.get(key)?.result,
      () => undefined,
    )
  }

  return { schedule, repeat, useResult }
}
