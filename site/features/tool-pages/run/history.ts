import type { SharedInput } from './share-link.ts'

export type EarlierRun = {
  input: SharedInput
  summary: string
  /** Milliseconds since 1970. */
  at: number
}

const MAX_COUNT = 10
/** Characters of one tool's history; a browser gives a site about five million for everything. */
const MAX_LENGTH = 400_000

/** Stores the last runs of a tool, newest first, only in this browser. Works without storage as well. */
export function historyOf(slug: string, storage: () => Storage) {
  const key = `tool-runs:${slug}`
  return { list, add, clear }

  function list(): EarlierRun[] {
    try {
      const kept = JSON.parse(storage().getItem(key) ?? '[]') as unknown
      return Array.isArray(kept) ? kept.filter(isRun) : []
    } catch {
      return []
    }
  }

  /** The same input is stored only once. `instead` is a run that this one replaces. */
  function add(run: EarlierRun, instead?: EarlierRun) {
    const gone = [run, ...(instead ? [instead] : [])].map(({ input }) => JSON.stringify(input))
    const others = list().filter(({ input }) => !gone.includes(JSON.stringify(input)))
    keep([run, ...others].slice(0, MAX_COUNT))
  }

  function clear() {
    try {
      storage().removeItem(key)
    } catch {
      // Nothing was stored.
    }
  }

  /** Drops the oldest runs that do not fit. */
  function keep(runs: EarlierRun[]) {
    for (let kept = runs; kept.length > 0; kept = kept.slice(0, -1)) {
      const text = JSON.stringify(kept)
      if (text.length > MAX_LENGTH) continue
      try {
        return storage().setItem(key, text)
      } catch {
        // Storage is full or disabled; fewer runs may fit.
      }
    }
  }
}

function isRun(value: unknown): value is EarlierRun {
  const { input, summary, at } = (value ?? {}) as Partial<EarlierRun>
  return typeof input === 'object' && input !== null && typeof summary === 'string' && typeof at === 'number'
}
