import {
  CHECK_ONLY,
  type CrawlCounts,
  type CrawlResult,
  type CrawlStore,
  type FrontierUrl,
  type Waiting,
} from './ports.ts'

type Entry = Waiting & { result?: CrawlResult }

/** Returns a store in the memory of this process, for crawls of a few thousand URLs. */
export function createMemoryStore(): CrawlStore {
  const entries: Entry[] = []
  const byUrl = new Map<string, Entry>()
  const notes = new Map<string, string>()
  const waiting = new Map<number, Set<Entry>>()

  const add = (found: FrontierUrl[]) => {
    for (const { url, depth, hops } of found) {
      const entry = byUrl.get(url)
      if (!entry) {
        const added: Entry = { id: entries.length + 1, url, depth, hops }
        entries.push(added)
        byUrl.set(url, added)
        levelOf(depth).add(added)
      } else if (!entry.result && depth < entry.depth) {
        leave(entry)
        entry.depth = depth
        levelOf(depth).add(entry)
      }
    }
  }
  const levelOf = (depth: number) => {
    const level = waiting.get(depth) ?? new Set()
    waiting.set(depth, level)
    return level
  }
  const leave = (entry: Entry) => {
    const level = waiting.get(entry.depth)
    level?.delete(entry)
    if (level?.size === 0) waiting.delete(entry.depth)
  }

  return {
    add,
    nextDepth: () => (waiting.size > 0 ? Math.min(...waiting.keys()) : undefined),
    next: (depth, afterId, limit) =>
      [...(waiting.get(depth) ?? [])]
        .filter(({ id }) => id > afterId)
        .toSorted((a, b) => a.id - b.id)
        .slice(0, limit),
    complete(id, result, found) {
      const entry = entries[id - 1]
      if (!entry) throw new RangeError(`No URL has the id ${id}.`)
      leave(entry)
      entry.result = result
      add(found)
    },
    counts: () => countsOf(entries),
    results: () => entries.flatMap(({ result }) => result ?? []),
    note: (name) => notes.get(name),
    setNote: (name, value) => void notes.set(name, value),
  }
}

function countsOf(entries: Entry[]): CrawlCounts {
  const counts: CrawlCounts = { pages: 0, redirects: 0, checks: 0, excluded: 0, waiting: 0, waitingChecks: 0 }
  for (const { result, depth } of entries) {
    counts[columnOf(result)]++
    if (!result && depth === CHECK_ONLY) counts.waitingChecks++
  }
  return counts
}

/** Returns the column in which a result is counted. */
export function columnOf(result: CrawlResult | undefined): keyof CrawlCounts {
  if (!result) return 'waiting'
  if (result.kind === 'check') return 'checks'
  if (result.kind === 'excluded') return 'excluded'
  return result.page.location === undefined ? 'pages' : 'redirects'
}
