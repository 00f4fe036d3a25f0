import { siteHostOf } from '../net/hosts.ts'
import type { CheckedUrl, CrawledPage } from '../web/crawl.ts'
import type { FetchedRobots } from '../web/sitemaps.ts'
import { type FollowSettings, foundOn, isOfSite } from './found-urls.ts'
import { normalizeUrl } from './normalize-url.ts'
import { createPoliteness } from './politeness.ts'
import {
  CHECK_ONLY,
  CrawlFailure,
  type CrawlFetch,
  type CrawlResponse,
  type CrawlStore,
  type FrontierUrl,
  type Waiting,
} from './ports.ts'
import { headerOf, readResponse } from './read-response.ts'
import { fetchRobots, type RobotsRules, robotsRules } from './robots-rules.ts'
import { runByHost } from './run-by-host.ts'

export type CrawlSettings = FollowSettings & {
  start: string
  /** Pages that are read; redirects do not count. */
  maxPages: number
  /** Maximum number of URLs that are checked, after all pages. */
  maxChecks: number
  /** The user agent whose rules of robots.txt apply. */
  agent: string
  /** `false` only for a site of the visitor's own. */
  obeysRobots: boolean
  /** Minimum time between requests to one host; `Crawl-delay` makes it longer. */
  delayMs: number
  concurrency: number
  perHost: number
  /** Requests no further URL after this time, in milliseconds since 1970. */
  endsAt?: number
}

export type CrawlPorts = {
  fetch: CrawlFetch
  store: CrawlStore
  now: () => number
  wait: (ms: number) => Promise<void>
  signal: AbortSignal
  /** Called after each request. */
  onResult?: (url: string) => void
  /**
   * Returns what else is to be kept of a response to a GET request of a page, as JSON: `CrawledPage.described`. `html`
   * is '' for anything but a document. It is stored with the page, so a continued crawl has it.
   */
  describe?: (response: DescribedResponse) => unknown
}

export type DescribedResponse = {
  page: CrawledPage
  headers: CrawlResponse['headers']
  html: string
  /** The robots.txt of the page's host; undefined if it was not to be read. */
  robots: FetchedRobots | undefined
}

export type CrawlTotals = {
  /** The robots.txt of the first page's host; undefined if none was read. */
  robots: FetchedRobots | undefined
  /** Whether some pages were not requested. */
  isCut: boolean
}

/** Redirects in a row that are followed. Source: Google follows up to 10 hops. */
const MAX_HOPS = 10
/** Maximum number of origins whose rules stay in memory. */
const MAX_ORIGINS = 2_000
const BATCH = 200

/**
 * Crawls a site level by level, so that the depth of each page is its smallest number of clicks. Everything done and
 * still to do is in the store: a crawl with the same store continues where an earlier one ended or was killed, and
 * requests no URL again that has a result.
 * @throws whatever `signal` was aborted with
 */
export async function crawlSite(settings: CrawlSettings, ports: CrawlPorts): Promise<CrawlTotals> {
  const { store, signal, now } = ports
  const politeness = createPoliteness(ports)
  const rulesByOrigin = new Map<string, Promise<RobotsRules>>()
  const start = normalizeUrl(settings.start)?.url
  if (!start) throw new CrawlFailure('refused', 'The start of a crawl must be a URL of http or https.')
  const hosts = new Set((await store.note('hosts'))?.split(' ') ?? [siteHostOf(start)])
  const site = { ...settings, hosts }
  await store.add([{ url: start, depth: 0, hops: 0 }])
  let { pages, checks } = await store.counts()

  const isOver = () => settings.endsAt !== undefined && now() >= settings.endsAt
  const isFull = (depth: number) => (depth === CHECK_ONLY ? checks >= settings.maxChecks : pages >= settings.maxPages)

  async function rulesOf(url: string) {
    const { origin } = new URL(url)
    const stored = rulesByOrigin.get(origin)
    if (stored) return stored
    if (rulesByOrigin.size >= MAX_ORIGINS) rulesByOrigin.clear()
    const rules = robotsOf(origin).then((fetched) => robotsRules(fetched, settings.agent))
    rulesByOrigin.set(origin, rules)
    return rules
  }

  async function robotsOf(origin: string): Promise<FetchedRobots> {
    const name = `robots ${origin}`
    const stored = await store.note(name)
    if (stored !== undefined) return JSON.parse(stored) as FetchedRobots
    await turn(origin, settings.delayMs)
    const fetched = await fetchRobots(origin, ports.fetch, { now, signal })
    await store.setNote(name, JSON.stringify(fetched))
    return fetched
  }

  const turn = (url: string, delayMs: number) => politeness.turn(new URL(url).host, delayMs)

  /** Returns the polite request, or undefined if robots.txt forbids it. */
  async function request(url: string, method: 'GET' | 'HEAD'): Promise<CrawlResponse | undefined> {
    const rules = settings.obeysRobots ? await rulesOf(url) : undefined
    const failure = rules?.fetched.failure
    // The host itself does not respond, so another request would only wait again.
    if (failure) throw new CrawlFailure(failure.kind, failure.message)
    if (rules && !rules.isAllowed(url)) return undefined
    const delayMs = Math.max(settings.delayMs, (rules?.crawlDelay ?? 0) * 1_000)
    const fetchOnce = async () => {
      if (delayMs > 0) await turn(url, delayMs)
      signal.throwIfAborted()
      return ports.fetch({ url, method, signal })
    }
    const response = await fetchOnce().catch((error: unknown) => {
      // One late response says little about a URL: the server may have been busy for a moment.
      const isLate = error instanceof CrawlFailure && error.kind === 'time-limit' && !isOver()
      if (!isLate) throw error
      return fetchOnce()
    })
    const { status, headers } = response
    if (status === 429 || status === 503) politeness.slowDown(new URL(url).host, headerOf(headers, 'retry-after'))
    return response
  }

  async function readOne({ id, url, depth, hops }: Waiting) {
    pages++
    try {
      const response = await request(url, 'GET')
      if (!response) {
        pages--
        return await store.complete(id, { kind: 'excluded', url }, [])
      }
      const page = await readAndDescribe(response, url, depth)
      if (page.location === undefined) {
        if (depth === 0) await noteRobots(url)
        return await store.complete(id, { kind: 'page', page }, foundOn(page, site))
      }
      pages--
      if (depth === 0 && isOfSite(page.location, hosts) === false) {
        hosts.add(siteHostOf(page.location))
        await store.setNote('hosts', [...hosts].join(' '))
      }
      await store.complete(id, { kind: 'page', page }, redirected(page.location, depth, hops))
    } catch (error) {
      if (!(error instanceof CrawlFailure)) throw error
      const { kind, message } = error
      const page = await readResponse(NO_RESPONSE, { url, depth })
      await store.complete(id, { kind: 'page', page: { ...page, status: null, failure: { kind, message } } }, [])
    }
  }

  async function readAndDescribe(response: CrawlResponse, url: string, depth: number): Promise<CrawledPage> {
    if (!ports.describe) return readResponse(response, { url, depth })
    let html = ''
    const page = await readResponse(response, { url, depth, onText: (piece) => (html += piece) })
    const rules = settings.obeysRobots ? await rulesOf(url) : undefined
    return { ...page, described: ports.describe({ page, headers: response.headers, html, robots: rules?.fetched }) }
  }

  async function noteRobots(url: string) {
    const rules = settings.obeysRobots ? await rulesOf(url) : undefined
    if (rules) await store.setNote('robots', JSON.stringify(rules.fetched))
  }

  function redirected(location: string, depth: number, hops: number): FrontierUrl[] {
    const isInternal = isOfSite(location, hosts)
    if (isInternal === undefined || hops >= MAX_HOPS || (!isInternal && !settings.checksExternal)) return []
    return [{ url: location, depth: isInternal ? depth : CHECK_ONLY, hops: hops + 1 }]
  }

  async function checkOne({ id, url, depth, hops }: Waiting) {
    checks++
    const checked = await check(url)
    if (!checked) return store.complete(id, { kind: 'excluded', url }, [])
    const found = checked.location === undefined ? [] : redirected(checked.location, depth, hops)
    return store.complete(id, { kind: 'check', checked }, found)
  }

  /**
   * Checks a URL. A page is requested with GET, so that its text can be read. If a server rejects HEAD, GET is used.
   */
  async function check(url: string): Promise<CheckedUrl | undefined> {
    for (const method of isFile(url) ? (['HEAD', 'GET'] as const) : (['GET'] as const)) {
      try {
        const response = await request(url, method)
        if (!response) return undefined
        if (method === 'HEAD' && response.status >= 400 && response.status !== 429) continue
        const page = await readResponse(response, { url, depth: CHECK_ONLY })
        const { status, location, instead, mediaType } = page
        const isRead = page.textHash !== ''
        const bytes = declaredBytes(response)
        return {
          url,
          status,
          ...(location === undefined ? {} : { location }),
          ...(instead ? { instead } : {}),
          ...(isRead ? { page: { ...page, links: [] } } : {}),
          ...(mediaType === '' ? {} : { mediaType }),
          ...(bytes > 0 ? { bytes } : {}),
        }
      } catch (error) {
        if (!(error instanceof CrawlFailure)) throw error
        const { kind, message } = error
        if (method === 'GET' || !FAILS_WITH_METHOD.has(kind)) return { url, status: null, failure: { kind, message } }
      }
    }
    return undefined
  }

  async function crawlLevel(depth: number) {
    let after = 0
    await runByHost<Waiting>({
      take: async () => {
        signal.throwIfAborted()
        if (isOver() || isFull(depth)) return []
        const left = depth === CHECK_ONLY ? settings.maxChecks - checks : settings.maxPages - pages
        const batch = await store.next(depth, after, Math.min(BATCH, left))
        after = batch.at(-1)?.id ?? after
        return batch
      },
      hostOf: ({ url }) => new URL(url).host,
      work: async (waiting) => {
        signal.throwIfAborted()
        if (isOver() || isFull(depth)) return
        await (depth === CHECK_ONLY ? checkOne(waiting) : readOne(waiting))
        ports.onResult?.(waiting.url)
      },
      concurrency: settings.concurrency,
      perHost: settings.perHost,
    })
  }

  let isDone = false
  while (!isDone && !isOver()) {
    const depth = await store.nextDepth()
    if (depth === undefined) break
    if (isFull(depth)) {
      // The maximum of pages is reached: remaining ones are not requested, but checks are.
      if (depth === CHECK_ONLY) break
      if (!isFull(CHECK_ONLY)) await crawlLevel(CHECK_ONLY)
      isDone = true
    } else await crawlLevel(depth)
  }
  const robots = (await store.note('robots')) ?? (await store.note(`robots ${new URL(start).origin}`))
  return {
    robots: robots === undefined ? undefined : (JSON.parse(robots) as FetchedRobots),
    isCut: ((await store.nextDepth()) ?? CHECK_ONLY) < CHECK_ONLY,
  }
}

/** Returns whether a URL names a file, by the end of its path. */
const isFile = (url: string) =>
  /\.(?!html?$|php$|aspx?$|jsp$|cgi$)[a-z][a-z\d]{1,4}$/i.test(new URL(url).pathname.split('/').pop() ?? '')

/** Returns the size of a file that is not compressed on its way; 0 if the response does not say it. */
const declaredBytes = ({ headers }: CrawlResponse) =>
  /^(?:identity)?$/i.test(headerOf(headers, 'content-encoding')) ? Number(headerOf(headers, 'content-length')) || 0 : 0

const FAILS_WITH_METHOD = new Set(['unreachable', 'unreadable'])
const NO_RESPONSE: CrawlResponse = { status: 0, headers: {}, body: [], firstByteMs: 0 }
