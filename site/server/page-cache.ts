import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** One encoding of a stored body. */
export type StoredBody = { bytes: Buffer; etag: string }

/** A rendered page, ready to be sent: compressed once, not at every request. */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  identity: StoredBody
  gzip: StoredBody
  br: StoredBody
  tags: Set<string>
  stale: boolean
  storedAt: number
}

/** What a render answers: the page and what it read. `keep` is false for what must be rendered for each visitor. */
export type Rendered = {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: Set<string>
  keep: boolean
}

const MAX_PAGES = 2_000
/** What changes by itself (which posts are read most) is at most this old. */
const OLDEST_MS = 60 * 60_000

/**
 * Pages by address. An invalidated page is kept: it is rendered anew at the next request, and served as it was when
 * that fails (stale-if-error, RFC 5861), so that visitors can read while the database is away.
 *
 * Content that changes *while* a page is being rendered must not be stored as fresh: each tag counts its changes, and
 * a page whose tags have changed since its render began is stored stale.
 */
export function createPageCache() {
  const pages = new Map<string, StoredPage>()
  const rendering = new Map<string, Promise<StoredPage>>()
  const changes = new Map<string, number>()
  let changeOfAll = 0
  let clock = 0

  return {
    /** Answers the page of a key: from the store, else by one render that all waiting requests share. */
    async get(key: string, render: () => Promise<Rendered>): Promise<StoredPage> {
      const stored = pages.get(key)
      if (stored && !stored.stale && Date.now() - stored.storedAt < OLDEST_MS) return stored
      const running = rendering.get(key)
      if (running) return running
      const job = renderAndKeep(key, render, stored).finally(() => {
        if (rendering.get(key) === job) rendering.delete(key)
      })
      rendering.set(key, job)
      return job
    },

    /** Marks every page that read one of the tags; without tags, every page. Renders that have begun do not join later ones. */
    invalidate(tags?: Iterable<string>) {
      clock += 1
      if (tags === undefined) changeOfAll = clock
      const changed = new Set(tags)
      for (const tag of changed) changes.set(tag, clock)
      for (const page of pages.values()) {
        if (tags === undefined || intersects(page.tags, changed)) page.stale = true
      }
      // A request that comes after the change must not be answered by a render that began before it.
      rendering.clear()
    },

    get size() {
      return pages.size
    },
  }

  async function renderAndKeep(key: string, render: () => Promise<Rendered>, former: StoredPage | undefined) {
    const begun = clock
    let rendered: Rendered
    try {
      rendered = await render()
    } catch (error) {
      if (former) return former
      throw error
    }
    if (rendered.status >= 500 && former) return former
    const page = await compress(rendered)
    page.stale = changeOfAll > begun || [...rendered.tags].some((tag) => (changes.get(tag) ?? 0) > begun)
    pages.delete(key)
    if (rendered.keep && rendered.status === 200) {
      pages.set(key, page)
      if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value as string)
    }
    return page
  }
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

async function compress({ status, headers, body, tags }: Rendered): Promise<StoredPage> {
  const [br, gz] = await Promise.all([
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzipAsync(body, { level: 6 }),
  ])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    status,
    headers,
    identity: { bytes: body, etag: `"${hash}"` },
    gzip: { bytes: gz, etag: `"${hash}-gz"` },
    br: { bytes: br, etag: `"${hash}-br"` },
    tags,
    stale: false,
    storedAt: Date.now(),
  }
}

function intersects(a: Set<string>, b: Set<string>) {
  for (const value of b) if (a.has(value)) return true
  return false
}
