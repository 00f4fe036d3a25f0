import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { gatherSite } from '#engine/crawl/gather-site.ts'
import { createMemoryStore } from '#engine/crawl/memory-store.ts'
import { normalizeUrl } from '#engine/crawl/normalize-url.ts'
import type { CrawlStore } from '#engine/crawl/ports.ts'
import { Failure } from '#engine/failures.ts'
import { REFUSED_URL } from '#engine/net/public-url.ts'
import type { ArtifactRequests } from '#engine/tool/artifacts.ts'
import type { CrawledSite } from '#engine/web/crawl.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { openSqliteStore } from '#providers/crawl/sqlite-store.ts'
import { type FetchPublic, type Limiter, MAX_SITEMAP_BYTES } from '#providers/http/fetch-public.ts'
import { crawlFetch } from './crawl-fetch.ts'

export type CrawlSources = {
  fetchPublic: FetchPublic
  limiter: Limiter
  /** Folder for unfinished crawls. */
  folder: string
  /** The name of our crawler in robots.txt. */
  agent: string
  signal: AbortSignal
  /** Minimum time between two requests to a host. */
  delayMs?: number
  /** Maximum time of a crawl, which also ends the wait for the turn of a host. */
  maxMs?: number
}

const DELAY_MS = 1_000
/** Hosts that are asked at the same time; each gets one request at a time. */
const CONCURRENCY = 4
const MAX_CRAWL_MS = 8 * 60_000
/** Time during which a crawl is continued or shown again. */
const MAX_AGE_MS = 10 * 60_000

/** Crawls that run in this process, by file: a second request for one waits for it. */
const running = new Map<string, Promise<unknown>>()

/**
 * Crawls a site for a tool, politely and within limits. A crawl of the last ten minutes is continued, even after this
 * process was killed: its pages are not fetched again.
 * @throws {Failure} invalid, if the URL cannot be used; whatever `signal` was aborted with
 */
export async function gatherCrawl(request: ArtifactRequests['crawl'], sources: CrawlSources): Promise<CrawledSite> {
  const typed = readTypedUrl(request.url)
  if ('message' in typed) throw notCrawled(typed.message)
  // A URL with a user name or a password.
  if (!normalizeUrl(typed.url)) throw notCrawled(REFUSED_URL)
  const site = await crawlInTurn({ ...request, url: typed.url }, sources)
  const [only, ...others] = site.pages
  const isSilent = others.length === 0 && only?.status === null && typed.url.startsWith('https:')
  if (typed.hasScheme || !isSilent) return site
  const plain = await crawlInTurn({ ...request, url: typed.url.replace('https:', 'http:') }, sources)
  return plain.pages.some(({ status }) => status !== null) ? plain : site
}

const notCrawled = (message: string) => new Failure('invalid', { message, errors: { url: message } })

async function crawlInTurn(request: ArtifactRequests['crawl'], sources: CrawlSources): Promise<CrawledSite> {
  const path = join(sources.folder, `${nameOf(request)}.sqlite`)
  const before = running.get(path) ?? Promise.resolve()
  const crawl = before.catch(() => undefined).then(() => crawlWithStore(path, request, sources))
  running.set(path, crawl)
  try {
    return await crawl
  } finally {
    if (running.get(path) === crawl) running.delete(path)
  }
}

async function crawlWithStore(path: string, request: ArtifactRequests['crawl'], sources: CrawlSources) {
  const { fetchPublic, limiter, agent, signal, delayMs = DELAY_MS, maxMs = MAX_CRAWL_MS } = sources
  signal.throwIfAborted()
  const store = await openStore(path, sources.folder)
  const wait = (ms: number) => waitFor(ms, signal)
  const endsAt = Date.now() + maxMs
  const fetch = crawlFetch({ fetchPublic, limiter, wait, endsAt })
  try {
    return await gatherSite(
      request,
      { agent, delayMs, concurrency: CONCURRENCY, endsAt },
      {
        fetch,
        store,
        now: Date.now,
        wait,
        signal,
        randomName: randomUUID,
        readSitemap: (url) => readSitemap(url, sources).catch(() => undefined),
      },
    )
  } finally {
    store.close?.()
  }
}

type ClosableStore = CrawlStore & { close?: () => void }

/** Opens the store of a crawl. If another process uses it, or it is damaged, the crawl starts in memory. */
async function openStore(path: string, folder: string): Promise<ClosableStore> {
  await mkdir(folder, { recursive: true })
  await removeOld(folder, path)
  try {
    return openSqliteStore(path)
  } catch {
    return createMemoryStore()
  }
}

async function removeOld(folder: string, own: string) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.sqlite')) continue
    const path = join(folder, name)
    const changed = await stat(path).catch(() => undefined)
    if (!changed || (running.has(path) && path !== own) || Date.now() - changed.birthtimeMs < MAX_AGE_MS) continue
    for (const end of ['', '-wal', '-shm']) await rm(`${path}${end}`, { force: true })
  }
}

/** Returns a name that is the same for requests that continue each other. */
function nameOf({ url, maxDepth, checksExternal, checksFiles }: ArtifactRequests['crawl']) {
  const key = JSON.stringify([url, maxDepth ?? null, Boolean(checksExternal), Boolean(checksFiles)])
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}

async function readSitemap(url: string, { fetchPublic, limiter, signal }: CrawlSources) {
  const { status, body } = await fetchPublic(url, { limiter, signal, maxBytes: MAX_SITEMAP_BYTES })
  if (status !== 200) return undefined
  const isGzip = body[0] === 0x1f && body[1] === 0x8b
  return new TextDecoder().decode(isGzip ? gunzipSync(body, { maxOutputLength: MAX_SITEMAP_BYTES }) : body)
}

function waitFor(ms: number, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = () => {
    clearTimeout(timer)
    reject(signal.reason)
  }
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', stop)
    resolve()
  }, ms)
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return promise
}
