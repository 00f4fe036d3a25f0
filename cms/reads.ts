import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import { environment } from '#platform/environment/environment.ts'
import { createQueue } from '#platform/waiting/queue.ts'
import { currentPreview, outsidePreview } from './previews/preview.ts'
import { isTagOf, isTagOfQuery, tagOfQuery } from './tags.ts'

/** What the code now running has read. */
type Reads = {
  /** See `cms/tags.ts`. */
  tags: Set<string>
  /** The slugs of collections and globals of which a document is marked as demonstration content. */
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

/** Notes what a render reads. Called by `cms/database/client.ts` for everything it reads. */
export function noteRead(tag: string) {
  recorder.getStore()?.tags.add(tag)
}

/**
 * Notes that a render reads demonstration content. Called for everything that is marked as such,
 * with the slug of its collection or global.
 */
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
/** Results that are kept, such as the cards of as many posts. */
const MAX_REMEMBERED = 20_000

type Remembered = {
  query: () => Promise<unknown>
  value: Promise<unknown>
  reads: Reads
  since: number
  /** Whether the query has ended, so that all its reads are known. */
  isSettled: boolean
}

/** By key, the least recently used first. */
const remembered = new Map<string, Remembered>()

/**
 * Caches the result of a query until something that it read changes. A page that uses it has read the result, not what
 * the result was made from: if the query then gives the same again, the page stays as it is.
 * @param query gives data, compared by its values. It depends on nothing but its key and stored content
 */
export async function remember<T>(key: string, query: () => Promise<T>): Promise<T> {
  // In development, the query itself changes too.
  if (environment.mode === 'development') return query()
  const preview = currentPreview()
  if (preview) return previewed(key, query, preview)
  let entry = remembered.get(key)
  if (!entry || Date.now() - entry.since > MAX_AGE_MS) entry = run(key, query)
  else touch(key, entry)
  return noted<T>(key, entry)
}

function run(key: string, query: () => Promise<unknown>): Remembered {
  const reads = noReads()
  const entry: Remembered = { query, value: recorder.run(reads, query), reads, since: Date.now(), isSettled: false }
  entry.value.then(
    () => (entry.isSettled = true),
    () => remembered.get(key) === entry && remembered.delete(key),
  )
  touch(key, entry)
  return entry
}

function touch(key: string, entry: Remembered) {
  remembered.delete(key)
  remembered.set(key, entry)
}

/**
 * A query that reads the draft is never cached. On the draft's own page, lists are those of visitors, because reading
 * them again after every typed word would take longer than everything else.
 */
async function previewed<T>(key: string, query: () => Promise<T>, preview: CurrentPreview): Promise<T> {
  if (preview.isOwnPage) return outsidePreview(() => remember(key, query))
  const entry = remembered.get(key)
  await entry?.value.catch(() => undefined)
  if (entry && !hasRead(entry, preview.slug)) return noted<T>(key, entry)
  const running = preview.queries.get(key) ?? query()
  preview.queries.set(key, running)
  return running as Promise<T>
}

/** Returns whether a result was made from a collection or a global, or from a result that was. */
function hasRead({ reads }: Remembered, slug: string): boolean {
  for (const tag of reads.tags) {
    if (isTagOf(tag, slug)) return true
    const inner = remembered.get(tag.slice(tagOfQuery('').length))
    if (isTagOfQuery(tag) && (!inner || hasRead(inner, slug))) return true
  }
  return false
}

/**
 * Returns the tags of stored content that remembered results were made from, in place of the results, for a page that
 * is kept longer than they are; undefined if a result is no longer known.
 */
export function sourcesOf(tags: Iterable<string>): Set<string> | undefined {
  const [sources, seen, waiting] = [new Set<string>(), new Set<string>(), [...tags]]
  for (let tag = waiting.pop(); tag !== undefined; tag = waiting.pop()) {
    if (seen.has(tag)) continue
    seen.add(tag)
    if (!isTagOfQuery(tag)) sources.add(tag)
    else {
      const result = remembered.get(tag.slice(tagOfQuery('').length))
      if (!result?.isSettled) return undefined
      waiting.push(...result.reads.tags)
    }
  }
  return sources
}

async function noted<T>(key: string, { value, reads }: Remembered) {
  const found = (await value) as T
  noteRead(tagOfQuery(key))
  for (const slug of reads.demo) noteDemo(slug)
  return found
}

/**
 * Runs the queries again that read changed content; without tags, everything is forgotten.
 * @returns the tags of the queries that now give something else, or cannot be compared
 */
export async function followChange(tags?: Iterable<string>): Promise<string[]> {
  if (tags === undefined) {
    remembered.clear()
    return []
  }
  const all = new Set<string>()
  for (let changed = new Set(tags); changed.size > 0; ) {
    const affected = [...remembered].filter(
      ([, { reads, isSettled }]) => !isSettled || [...reads.tags].some((tag) => changed.has(tag)),
    )
    // All of them go first, so that none is made from the old result of another.
    for (const [key] of affected) remembered.delete(key)
    const compared = affected.map(async ([key, before]) => ((await givesTheSame(key, before)) ? [] : [tagOfQuery(key)]))
    changed = new Set((await Promise.all(compared)).flat().filter((tag) => !all.has(tag)))
    for (const tag of changed) all.add(tag)
  }
  return [...all, ...dropOldest()]
}

/** Comparisons at the same time: of the ten connections of a process, visitors need the others. */
const MAX_COMPARISONS = 3
const comparisons = createQueue({ running: MAX_COMPARISONS })

async function givesTheSame(key: string, before: Remembered) {
  const { after, old, current } = await comparisons.run(async () => {
    const again = remembered.get(key) ?? run(key, before.query)
    const [first, second] = await Promise.allSettled([before.value, again.value])
    return { after: again, old: first, current: second }
  })
  const isSame =
    old.status === 'fulfilled' &&
    current.status === 'fulfilled' &&
    isDeepStrictEqual(old.value, current.value) &&
    isDeepStrictEqual(before.reads.demo, after.reads.demo)
  // The same object, so that markup made from it stays in use.
  if (isSame) after.value = before.value
  return isSame
}

/** Forgets the least recently used results. Nothing tells the pages that used them of later changes, so they count. */
function dropOldest(): string[] {
  const surplus = [...remembered.keys()].slice(0, Math.max(0, remembered.size - MAX_REMEMBERED))
  for (const key of surplus) remembered.delete(key)
  return surplus.map(tagOfQuery)
}
