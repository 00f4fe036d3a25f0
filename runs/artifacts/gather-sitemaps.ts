import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readRobotsFile } from '#engine/robots/robots-file.ts'
import type { Page } from '#engine/web/page.ts'
import { type PageStateKind, stateOf } from '#engine/web/page-state.ts'
import { sitemapIndexUrls } from '#engine/web/sitemap-index.ts'
import type { FetchedSitemaps, SitemapFile } from '#engine/web/sitemaps.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import { MAX_SITEMAP_BYTES } from '#providers/http/fetch-public.ts'
import type { Fetching } from './fetching.ts'
import { gatherRobots } from './gather-robots.ts'

/** With robots.txt and a page, this stays below the 30 requests a minute that one host gets. */
const MAX_FILES = 20
const MAX_TOTAL_BYTES = 48 * 1024 * 1024
const USUAL_PLACES = ['/sitemap.xml', '/sitemap_index.xml']

/** States of a response that is a file of some kind. */
const FILES: PageStateKind[] = ['ok', 'other-type', 'empty']

type Named = { url: string; from: SitemapFile['from'] }

/**
 * Returns the sitemaps of a site, or one sitemap, with the files of an index. A URL that names a file (`.xml`, `.txt`,
 * `.gz`, or “sitemap”) is a sitemap; any other is a site, whose robots.txt names its sitemaps, or which has them at the
 * default place. Sources: sitemaps.org, RFC 9309 §2.2.4.
 * @throws {FetchFailure} refused, if it is not a URL
 */
export async function gatherSitemaps(typed: string, fetching: Fetching): Promise<FetchedSitemaps> {
  const read = readTypedUrl(typed)
  if ('message' in read) throw new FetchFailure('refused', 'not an address', { message: read.message, isFinal: true })
  const robots = await gatherRobots(typed, fetching)
  const base = new URL(robots.status === null ? read.url : robots.url)
  const queue = isSitemap(read.url) ? [{ url: typed, from: 'visitor' as const }] : sitemapsOf(robots.text, base)
  return { robots, ...(await readAll(queue, fetching)) }
}

const isSitemap = (url: string) => /\.(?:xml|txt|gz)$|sitemap/i.test(new URL(url).pathname)

function sitemapsOf(robots: string, base: URL): Named[] {
  const named = readRobotsFile(robots).sitemaps.filter(({ url }) => URL.canParse(url, base))
  if (named.length > 0) return unique(named.map(({ url }) => ({ url: new URL(url, base).href, from: 'robots' })))
  return USUAL_PLACES.map((path) => ({ url: new URL(path, base).href, from: 'guess' }))
}

async function readAll(queue: Named[], fetching: Fetching): Promise<Pick<FetchedSitemaps, 'files' | 'skipped'>> {
  const files: SitemapFile[] = []
  const skipped: string[] = []
  let [requests, bytes] = [0, 0]
  for (const named of queue) {
    // The second default place is used if the first has no file.
    if (named.from === 'guess' && files.some(({ from, status }) => from === 'guess' && status === 200)) continue
    if (requests >= MAX_FILES || bytes >= MAX_TOTAL_BYTES) {
      skipped.push(named.url)
      continue
    }
    requests += 1
    const file = await readFile(named, fetching).catch((error: unknown) => unlessOurLimit(error))
    if (!file) {
      skipped.push(named.url)
      continue
    }
    files.push(file)
    bytes += file.body.length
    if (named.from === 'index' || file.status !== 200) continue
    const known = new Set(queue.map(({ url }) => url))
    queue.push(
      ...sitemapIndexUrls(file.body, file.url).flatMap((url) =>
        known.has(url) ? [] : [{ url, from: 'index' as const }],
      ),
    )
  }
  return { files, skipped }
}

/**
 * Returns nothing for a file that one of our own limits kept from being read.
 * @throws any other error
 */
function unlessOurLimit(error: unknown): undefined {
  if (!(error instanceof FetchFailure && 'unmeasured' in error.forTools)) throw error
}

async function readFile({ url, from }: Named, { fetchPage, limiter, cached, isFresh }: Fetching): Promise<SitemapFile> {
  const request = { url, maxBytes: MAX_SITEMAP_BYTES }
  try {
    const page = await cached(`sitemap ${url}`, () => fetchPage(request, { limiter }), { isFresh })
    const isGzip = page.body[0] === 0x1f && page.body[1] === 0x8b
    const { status, headers, fetchedAt } = page
    const state = stateOf(page)
    const problem = FILES.includes(state.kind) ? {} : { problem: state }
    return {
      url: page.url,
      from,
      status,
      headers,
      isGzip,
      fetchedAt,
      ...problem,
      ...(await decompressed(page, isGzip)),
    }
  } catch (error) {
    const reason = error instanceof FetchFailure ? error.forTools : undefined
    if (!reason || 'unmeasured' in reason) throw error
    return {
      url,
      from,
      status: null,
      headers: [],
      isGzip: false,
      body: new Uint8Array(),
      fetchedAt: Date.now(),
      ...reason,
    }
  }
}

/** Decompresses a file that is itself gzip, in addition to any transfer encoding. The decoder stops at the maximum. */
async function decompressed({ body }: Page, isGzip: boolean): Promise<Pick<SitemapFile, 'body' | 'failure'>> {
  if (!isGzip) return { body }
  try {
    const plain = await promisify(gunzip)(body, { maxOutputLength: MAX_SITEMAP_BYTES })
    return { body: new Uint8Array(plain) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new FetchFailure('too-large', 'the gzip file', {
        message: 'The sitemap decompresses to more than we read.',
        cause: error,
      })
    return { body: new Uint8Array(), failure: { kind: 'unreadable', message: 'The sitemap is not valid gzip.' } }
  }
}

const unique = (all: Named[]) => [...new Map(all.map((one) => [one.url, one])).values()]
