import { AsyncLocalStorage } from 'node:async_hooks'
import { environment } from '../engine/environment.ts'

/** The collections and globals that the code now running has read. */
const recorder = new AsyncLocalStorage<Set<string>>()

/**
 * Runs a render and returns which content it read, so that the page can be found again when that content changes. Tags
 * are never listed by hand, so none can be forgotten.
 */
export async function recordReads<T>(work: () => Promise<T>): Promise<{ result: T; tags: Set<string> }> {
  const tags = new Set<string>()
  const result = await recorder.run(tags, work)
  return { result, tags }
}

/** Called by `cms/client.ts` for everything it reads. A tag is the slug of a collection or a global. */
export function noteRead(tag: string) {
  recorder.getStore()?.add(tag)
}

/** Maximum age of content that changes without being announced, such as counted views. */
const MAX_AGE_MS = 10 * 60_000

const remembered = new Map<string, { value: Promise<unknown>; tags: Set<string>; since: number }>()

/**
 * Caches the result of a query until something that it read changes. For content that every page needs: navigation,
 * brand, offices.
 */
export async function remember<T>(key: string, query: () => Promise<T>): Promise<T> {
  // In development the query itself changes, too.
  if (environment.mode === 'development') return query()
  let entry = remembered.get(key)
  if (!entry || Date.now() - entry.since > MAX_AGE_MS) {
    const tags = new Set<string>()
    const value = recorder.run(tags, query)
    entry = { value, tags, since: Date.now() }
    remembered.set(key, entry)
    value.catch(() => remembered.get(key) === entry && remembered.delete(key))
  }
  const value = (await entry.value) as T
  for (const tag of entry.tags) noteRead(tag)
  return value
}

/** Drops what was remembered of changed content; without tags, everything. */
export function forget(tags?: Iterable<string>) {
  if (tags === undefined) return remembered.clear()
  const changed = new Set(tags)
  for (const [key, entry] of remembered) {
    // A query that is still running has not recorded all its reads, and may hold content that was just replaced.
    if (entry.tags.size === 0 || [...entry.tags].some((tag) => changed.has(tag))) remembered.delete(key)
  }
}
