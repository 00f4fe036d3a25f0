/**
 * What each process counts, with its labels. Counting costs an addition: `platform/metrics/registry.ts` turns the
 * numbers into metrics when they are read. No label has a value that visitors choose.
 */
export const counters = {
  prairie_http_requests_total: {
    help: 'Responses by route, status, and whether the fast path sent a stored page (fast) or not (full)',
    labels: ['route', 'status', 'path'],
  },
  prairie_pages_total: { help: 'Pages by where they came from: hit, stale, or miss', labels: ['result'] },
  prairie_renders_total: { help: 'Renders of pages, by whom they are for: shared or visitor', labels: ['kind'] },
  prairie_tool_runs_total: { help: 'Runs of tools on the server, by tool and outcome', labels: ['tool', 'outcome'] },
  prairie_egress_requests_total: { help: 'Requests to other servers, by outcome', labels: ['outcome'] },
  prairie_web_vitals_total: { help: 'Measurements of visits, by metric and rating', labels: ['metric', 'rating'] },
  prairie_deliveries_total: { help: 'Attempts to deliver, by kind and outcome', labels: ['kind', 'outcome'] },
  prairie_jobs_total: { help: 'Jobs that ended, by queue and outcome', labels: ['queue', 'outcome'] },
  prairie_slow_queries_total: { help: 'Queries that took longer than half a second', labels: [] },
  prairie_logged_total: { help: 'Lines in the log of level warn and above', labels: ['level'] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>

export type CounterName = keyof typeof counters
export type Count = { labels: string[]; count: number }

/** A mistake in a label must not fill the memory: further values count as `other`. */
const MAX_SERIES = 2_000

const KEY = Symbol.for('prairie.counters')
/** Shared by the server, and by each bundle of the back office, which has its own copy of this module. */
const shared = globalThis as { [KEY]?: Map<CounterName, Map<string, Count>> }
shared[KEY] ??= new Map()
const all = shared[KEY]

/**
 * Returns the count of one combination of labels, to be increased.
 * @example countOf('prairie_pages_total', 'hit').count += 1
 */
export function countOf(name: CounterName, ...labels: string[]): Count {
  const counts = all.get(name) ?? new Map<string, Count>()
  all.set(name, counts)
  const key = labels.join('\n')
  const found = counts.get(key)
  if (found) return found
  if (counts.size >= MAX_SERIES && labels.some((one) => one !== 'other'))
    return countOf(name, ...labels.map(() => 'other'))
  const count = { labels, count: 0 }
  counts.set(key, count)
  return count
}

/** Adds one to a count. */
export function increase(name: CounterName, ...labels: string[]) {
  countOf(name, ...labels).count += 1
}

/** Returns all counts of a counter. One without labels is 0 from the start, so that its first increase is visible. */
export function readCounts(name: CounterName): Count[] {
  const counts = [...(all.get(name)?.values() ?? [])]
  return counts.length === 0 && counters[name].labels.length === 0 ? [{ labels: [], count: 0 }] : counts
}
