/** A file on its way into the library. */
export type Upload = {
  key: number
  name: string
  state: 'waiting' | 'sending' | 'stored' | 'failed'
  /** Why it failed. */
  reason?: string
}

/** `retryAfterMs`: the server was busy or unreachable, and may accept the file after this time. */
export type Sent = { id: number } | { reason: string; retryAfterMs?: number }

type Setting = {
  send: (file: File) => Promise<Sent>
  /** Returns why a file need not be sent; undefined if it may be stored. */
  refusal: (file: File) => string | undefined
  wait: (ms: number) => Promise<void>
  maxRunning: number
  maxAttempts: number
}

/**
 * Creates a queue that sends files in order, a few at a time. A failed one stays in the list and does not block others.
 */
export function createUploadQueue({ send, refusal, wait, maxRunning, maxAttempts }: Setting) {
  const files = new Map<number, File>()
  const listeners = new Set<() => void>()
  let uploads: Upload[] = []
  let running = 0

  function set(key: number, change: Pick<Upload, 'state' | 'reason'>) {
    uploads = uploads.map((upload) => (upload.key === key ? { key, name: upload.name, ...change } : upload))
    for (const listener of listeners) listener()
  }

  function startNext() {
    while (running < maxRunning) {
      const next = uploads.find(({ state }) => state === 'waiting')
      if (!next) return
      running += 1
      set(next.key, { state: 'sending' })
      void sendOne(next.key).then(() => {
        running -= 1
        startNext()
      })
    }
  }

  async function sendOne(key: number) {
    const sent = await attempt(files.get(key) as File)
    if ('reason' in sent) return set(key, { state: 'failed', reason: sent.reason })
    files.delete(key)
    set(key, { state: 'stored' })
  }

  async function attempt(file: File, attempts = 1): Promise<Sent> {
    const sent = await send(file)
    if ('id' in sent || sent.retryAfterMs === undefined || attempts >= maxAttempts) return sent
    await wait(sent.retryAfterMs)
    return attempt(file, attempts + 1)
  }

  return {
    /** Starts a new list if everything of the last one is stored. */
    add(chosen: File[]) {
      if (uploads.every(({ state }) => state === 'stored')) uploads = []
      const first = (uploads.at(-1)?.key ?? 0) + 1
      for (const [at, file] of chosen.entries()) {
        const [key, reason] = [first + at, refusal(file)]
        files.set(key, file)
        uploads = [
          ...uploads,
          { key, name: file.name, ...(reason ? { state: 'failed', reason } : { state: 'waiting' }) },
        ]
      }
      for (const listener of listeners) listener()
      startNext()
    },
    tryAgain(keys: number[]) {
      for (const key of keys) set(key, { state: 'waiting' })
      startNext()
    },
    /** Removes what failed from the list. */
    dismiss() {
      uploads = uploads.filter(({ state }) => state !== 'failed')
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    uploads: () => uploads,
  }
}

/** Counts the uploads of a list: a queue is done when nothing waits or is being sent. */
export function progressOf(uploads: Upload[]) {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const [stored, failed] = [count('stored'), count('failed')]
  return { total: uploads.length, stored, failed, isDone: stored + failed === uploads.length }
}
