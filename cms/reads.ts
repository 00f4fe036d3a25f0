import { AsyncLocalStorage } from 'node:async_hooks'
import { environment } from '#platform/environment/environment.ts'
import { currentPreview, outsidePreview } from './previews/preview.ts'

/** What the code now running has read. */
type Reads = {
  /** Slugs of collections and globals. */
  tags: Set<string>
  /** The slugs among them of which a document is marked as demonstration content. */
  demo: Set<string>
}

const recorder = new AsyncLocalStorage<Reads>()

/**
 * Runs a render and returns which content it read, so that the page can be found again when that content changes. Tags
 * are never listed by hand, so none can be forgotten.
 */
export async function recordReads<T>(work: () => Promise<T>): Promise<{ result: T; tags: Set<string> }> {
  const reads = noReads()
  const result = await recorder.run(reads, work)
  return { result, tags: reads.tags }
}

/** Called by `cms/database/client.ts` for everything it reads. A tag is the slug of a collection or a global. */
export function noteRead(tag: string) {
  recorder.getStore()?.tags.add(tag)
}

/** Called for everything read that is marked as demonstration content, with the slug of its collection or global. */
export function noteDemo(slug: string) {
  recorder.getStore()?.demo.add(slug)
}

/** Returns the collections and globals from which the current render has read demonstration content so far. */
export function demoReads(): string[] {
  return [...(recorder.getStore()?.demo ?? [])]
}

type CurrentPreview = NonNullable<ReturnType<typeof currentPreview>>

const noReads = (): Reads => ({ tags: new Set(), demo: new Set() })

/** Maximum age of content that changes without being announced, such as counted views. */
const MAX_AGE_MS = 10 * 60_000

const remembered = new Map<string, { value: Promise<unknown>; reads: Reads; since: number }>()

/**
 * Caches the result of a query until something that it read changes. For content that every page needs: navigation,
 * brand, offices.
 */
export async function remember<T>(key: string, query: () => Promise<T>): Promise<T> {
  // In development, the query itself changes too.
  if (environment.mode === 'development') return query()
  const preview = currentPreview()
  if (preview) return previewed(key, query, preview)
  let entry = remembered.get(key)
  if (!entry || Date.now() - entry.since > MAX_AGE_MS) {
    const reads = noReads()
    const value = recorder.run(reads, query)
    entry = { value, reads, since: Date.now() }
    remembered.set(key, entry)
    value.catch(() => remembered.get(key) === entry && remembered.delete(key))
  }
  return noted<T>(entry)
}

/**
 * A query that reads the draft is never cached. On the draft's own page, lists are those of visitors, because reading
 * them again after every typed word would take longer than everything else.
 */
async function previewed<T>(key: string, query: () => Promise<T>, preview: CurrentPreview): Promise<T> {
  if (preview.isOwnPage) return outsidePreview(() => remember(key, query))
  const entry = remembered.get(key)
  await entry?.value.catch(() => undefined)
  if (entry && !entry.reads.tags.has(preview.slug)) return noted<T>(entry)
  const running = preview.queries.get(key) ?? query()
  preview.queries.set(key, running)
  return running as Promise<T>
}

async function noted<T>({ value, reads }: { value: Promise<unknown>; reads: Reads }) {
  const found = (await value) as T
  for (const tag of reads.tags) noteRead(tag)
  for (const slug of reads.demo) noteDemo(slug)
  return found
}

/** Drops what was remembered of changed content; without tags, everything. */
export function forget(tags?: Iterable<string>) {
  if (tags === undefined) return remembered.clear()
  const changed = new Set(tags)
  for (const [key, { reads }] of remembered) {
    // A query that is still running has not recorded all its reads, and may hold content that was just replaced.
    if (reads.tags.size === 0 || [...reads.tags].some((tag) => changed.has(tag))) remembered.delete(key)
  }
}
