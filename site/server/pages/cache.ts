import { setTimeout as pause } from 'node:timers/promises'
import { type Count, countOf } from '#platform/metrics/counters.ts'
import { compressBest, compressFast, hashOf, type PageBody, sizeOf, uncompressedBody } from './body.ts'

/** A rendered page, ready to be sent. */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  body: PageBody
  tags: Set<string>
  stale: boolean
  storedAt: number
  /** When its content changed, while it is stale. */
  staleSince?: number
  /** Time until which a stale page is served without another try, because rendering it has just failed. */
  trustedUntil: number
  /** Headers with which it was sent, by coding; `304` for a browser that has it: `fast-path.ts`. */
  sent?: Partial<Record<string, string[]>>
  isHtml?: boolean
  /** How often the fast path has sent it with 200, and with 304. */
  counts?: [ok: Count, notModified: Count]
  /** When rendering it again failed for the first time since it was rendered. */
  failedSince?: number
  /** When rendering it failed last. */
  triedAt?: number
}

/** The result of a render: the page and what it read. `keep` is false for pages that must not be stored. */
export type Rendered = {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: Set<string>
  keep: boolean
}

type Options = {
  /** Size of all stored bodies, in all encodings. */
  maxBytes?: number
  /** How long a request waits for a new render before it gets the stale page. */
  maxWaitMs?: number
  /** How long after a change visitors get the former page at once, while the new one is rendered. */
  staleMs?: number
  /** Called once for each page that could not be rendered for a minute. */
  onStuck?: (key: string, error: unknown) => void
}

/** About a thousand pages. */
const MAX_BYTES = 128 * 1024 * 1024
/** A page that takes a larger share of the cache than this is sent but not stored. */
const MAX_SHARE = 1 / 4
const MAX_WAIT_MS = 1_000
/** A change is visible within a second: later visitors wait for the new page. */
const STALE_MS = 800
/** A page that cannot be rendered for this long is a fault that somebody should know of. */
const STUCK_MS = 60_000
const [hits, staleHits, misses] = ['hit', 'stale', 'miss'].map((result) => countOf('prairie_pages_total', result)) as [
  Count,
  Count,
  Count,
]
/** How long a failed render is not retried while there is a stale page to serve. */
const RETRY_MS = 1_000
/** Maximum age of content that changes without being announced, such as the most-read posts. */
const MAX_AGE_MS = 60 * 60_000
/** Pause after each best compression, as a multiple of its duration. */
const REST = 2

/** Tags that changed since a render began. */
type Changes = { all: boolean; tags: Set<string> }

/**
 * Returns a cache of pages by canonical path, which drops the least recently used first. An invalidated page stays: it
 * is rendered again at the next request, and served stale when that fails or takes too long (stale-if-error, RFC 5861),
 * so that visitors can read while the database is down. If content changes *while* a page is being rendered, the page
 * is stored as stale.
 */
export function createPageCache({
  maxBytes = MAX_BYTES,
  maxWaitMs = MAX_WAIT_MS,
  staleMs = STALE_MS,
  onStuck,
}: Options = {}) {
  const pages = new Map<string, StoredPage>()
  const rendering = new Map<string, Promise<StoredPage>>()
  const running = new Set<Changes>()
  const uncompressed = new Set<StoredPage>()
  let isCompressing = false
  let bytes = 0

  return {
    /**
     * Returns the page of a key: from the cache, or from one render that all waiting requests share.
     * @param isPatient whether to wait for the new page, as somebody does who has just changed it
     */
    async get(
      key: string,
      render: () => Promise<Rendered>,
      { isPatient = false }: { isPatient?: boolean } = {},
    ): Promise<StoredPage> {
      const stored = pages.get(key)
      if (stored) touch(key, stored)
      if (stored && isServed(stored)) {
        if (!stored.body.isBest) void compressLater(stored)
        countServed(stored)
        return stored
      }
      const job = rendering.get(key) ?? start(key, render, stored)
      if (!stored) {
        misses.count += 1
        return job
      }
      if (isPatient || !isJustStale(stored)) {
        const page = await orStale(job, stored)
        if (page === stored) staleHits.count += 1
        else misses.count += 1
        return page
      }
      job.catch(() => undefined)
      staleHits.count += 1
      return stored
    },

    /**
     * Marks every page that read one of the tags; without tags, every page. Renders that have begun do not join later
     * ones.
     */
    invalidate(tags?: Iterable<string>) {
      const changed = new Set(tags)
      for (const since of running) {
        if (tags === undefined) since.all = true
        for (const tag of changed) since.tags.add(tag)
      }
      for (const page of pages.values()) {
        if (tags !== undefined && !intersects(page.tags, changed)) continue
        page.staleSince = page.stale ? (page.staleSince ?? Date.now()) : Date.now()
        page.stale = true
        page.trustedUntil = 0
        // They may let a shared cache store the page.
        delete page.sent
      }
      // A request that comes after the change must not get the result of a render that began before it.
      rendering.clear()
    },

    /** Returns the page of a key if it can be sent as it is. */
    peek(key: string): StoredPage | undefined {
      const stored = pages.get(key)
      if (!stored || !isServed(stored)) return undefined
      touch(key, stored)
      if (!stored.body.isBest) void compressLater(stored)
      return stored
    },

    /** Number of pages that could not be rendered for a minute, and that visitors see as they were. */
    stuck: (now = Date.now()) => [...pages.values()].filter((page) => isStuck(page, now)).length,

    /** Returns all pages by their keys, the least recently used first. */
    entries: () => [...pages],

    /** Adds a page that another process has stored. */
    add: (key: string, page: StoredPage) => store(key, page),

    get size() {
      return pages.size
    },

    /** Size of all stored bodies. */
    get bytes() {
      return bytes
    },
  }

  /**
   * Returns whether a page became stale just now. A page that is merely old, because nothing announced a change, is
   * also sent once more.
   */
  function isJustStale({ stale, staleSince = 0, storedAt }: StoredPage) {
    const now = Date.now()
    return stale ? now - staleSince < staleMs : staleMs > 0 && now - storedAt < 2 * MAX_AGE_MS
  }

  function start(key: string, render: () => Promise<Rendered>, former: StoredPage | undefined) {
    const job = renderAndKeep(key, render, former).finally(() => {
      if (rendering.get(key) === job) rendering.delete(key)
    })
    rendering.set(key, job)
    return job
  }

  async function renderAndKeep(key: string, render: () => Promise<Rendered>, former: StoredPage | undefined) {
    const since: Changes = { all: false, tags: new Set() }
    running.add(since)
    try {
      const rendered = await render()
      if (former && rendered.status >= 500) return noteFailure(key, former, new Error('The page failed.'))
      const { keep, body, ...page } = rendered
      const ready = keep ? await compressed(body, former) : uncompressedBody(body)
      const stale = since.all || intersects(page.tags, since.tags)
      const stored = { ...page, body: ready, stale, storedAt: Date.now(), trustedUntil: 0 }
      drop(key)
      if (keep && sizeOf(ready) <= maxBytes * MAX_SHARE) store(key, stored)
      return stored
    } catch (error) {
      if (former) return noteFailure(key, former, error)
      throw error
    } finally {
      running.delete(since)
    }
  }

  /** Serves the former page of a render that failed. */
  function noteFailure(key: string, former: StoredPage, error: unknown) {
    const now = Date.now()
    const wasStuck = isStuck(former, former.triedAt)
    former.failedSince ??= now
    former.triedAt = now
    if (isStuck(former, now) && !wasStuck) onStuck?.(key, error)
    return postponeRefresh(former)
  }

  /** Returns the page of a render, or the stale one when that takes too long; the render continues. */
  function orStale(job: Promise<StoredPage>, former: StoredPage) {
    const { promise, resolve } = Promise.withResolvers<StoredPage>()
    const timer = setTimeout(() => resolve(postponeRefresh(former)), maxWaitMs)
    return Promise.race([job.finally(() => clearTimeout(timer)), promise])
  }

  function store(key: string, page: StoredPage) {
    pages.set(key, page)
    bytes += sizeOf(page.body)
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) return
      drop(oldest)
    }
  }

  function drop(key: string) {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    bytes -= sizeOf(page.body)
    uncompressed.delete(page)
  }

  /** Moves a page to the end of the eviction order. */
  function touch(key: string, page: StoredPage) {
    pages.delete(key)
    pages.set(key, page)
  }

  /** Compresses pages at the best level, one after the other, with pauses for everything else. */
  async function compressLater(page: StoredPage) {
    uncompressed.add(page)
    if (isCompressing) return
    isCompressing = true
    for (const next of uncompressed) {
      const started = performance.now()
      const best = await compressBest(next.body)
      // The page may have been dropped or replaced in the meantime.
      if (uncompressed.delete(next)) {
        bytes += sizeOf(best) - sizeOf(next.body)
        next.body = best
        delete next.sent
      }
      await pause(REST * (performance.now() - started), undefined, { ref: false })
    }
    isCompressing = false
  }
}

/** Most changes leave most pages unchanged, so a compressed body is reused. */
function compressed(body: Buffer, former: StoredPage | undefined) {
  const hash = hashOf(body)
  return former?.body.hash === hash ? former.body : compressFast(body, hash)
}

function isServed({ stale, storedAt, trustedUntil }: StoredPage) {
  const now = Date.now()
  return now < trustedUntil || (!stale && now - storedAt < MAX_AGE_MS)
}

const isStuck = ({ failedSince }: StoredPage, now = 0) => failedSince !== undefined && now - failedSince >= STUCK_MS

function countServed({ stale }: StoredPage) {
  if (stale) staleHits.count += 1
  else hits.count += 1
}

/** Serves a stale page for a while without another try. */
function postponeRefresh(page: StoredPage) {
  page.trustedUntil = Date.now() + RETRY_MS
  return page
}

function intersects(a: Set<string>, b: Set<string>) {
  for (const value of b) if (a.has(value)) return true
  return false
}
