import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { PageRequest } from '#engine/web/page.ts'
import { requireHtml } from '#engine/web/page-state.ts'
import { createFetchPage, type FetchPage } from '#providers/http/fetch-page.ts'
import { createFetch, type Limiter } from '#providers/http/fetch-public.ts'
import { createHostLimit } from '#providers/http/host-limit.ts'
import { gatherCrawl } from '#runs/artifacts/crawl.ts'
import { createWebGatherers, gatherWith } from '#runs/artifacts/web-gatherers.ts'
import { serving, standInSurroundings } from './egress.ts'
import { gatherSampleSite } from './web-artifacts.ts'

/** What a server sends for every URL. */
type SiteResponse = { status?: number; headers?: Record<string, string>; body?: string; robots?: SiteResponse }

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const challenge: SiteResponse = {
  status: 403,
  headers: { ...HTML, 'cf-mitigated': 'challenge' },
  body: '<title>Just a moment...</title><meta name="robots" content="noindex"><p>Checking your browser',
}
const saying = (status: number, text: string): SiteResponse => ({
  status,
  headers: HTML,
  body: `<title>${text}</title><meta name="robots" content="noindex"><h1>${text}</h1>`,
})

/** What comes instead of a page, with words that every report about it has. No answer: the name does not exist. */
export const STATES: [name: string, answer: SiteResponse | null, said: RegExp][] = [
  ['a challenge', challenge, /captcha/i],
  ['a challenge with status 200', { ...challenge, status: 200, headers: HTML }, /captcha/i],
  ['a login', saying(401, 'Please log in'), /login|401/i],
  ['a refusal', saying(403, 'Forbidden'), /403/],
  ['a missing page', saying(404, 'Not here'), /404/],
  ['too many requests', saying(429, 'Slow down'), /429|too many/i],
  ['a server error', saying(500, 'Oops'), /500/],
  ['an outage', saying(503, 'Back soon'), /503/],
  ['a parked domain', saying(200, 'This domain is for sale. Buy this domain.'), /parked/i],
  [
    'a store that is not open yet',
    {
      status: 200,
      headers: HTML,
      body: '<!doctype html><title>Oakfield</title><h1>Opening soon</h1><form action="/password"><input type="hidden" name="form_type" value="storefront_password"><input type="email"><input type="password"></form>',
    },
    /closed/i,
  ],
  [
    'maintenance with status 200',
    { status: 200, headers: HTML, body: '<!doctype html><title>Maintenance</title><p>We are updating the shop.' },
    /closed/i,
  ],
  ['a name that does not exist', null, /public website|does not exist|not found|not respond|no such/i],
  ['an empty page', { status: 200, headers: HTML, body: '' }, /empty|no words|nothing/i],
  [
    'a file that is no page',
    { status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
    /PDF|application\/pdf|not a/i,
  ],
]

/** Runs work with a gather that fetches from a server on loopback, which answers everything in one way. */
export async function withSite<T>(
  answer: SiteResponse | null,
  work: (gather: Gather) => Promise<T>,
  limiter: Limiter = createHostLimit(),
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'states-'))
  const listener = ({ url }: IncomingMessage, response: ServerResponse) => {
    const { status = 200, headers = {}, body = '' } = (url === '/robots.txt' && answer?.robots) || (answer ?? {})
    response.writeHead(status, headers).end(body)
  }
  try {
    return await serving(listener, async (standIn) => {
      const { surroundings } = standInSurroundings({
        ...(answer ? { resolve: async () => ['93.184.216.34'] } : {}),
        standIn,
      })
      const fetchPublic = createFetch(surroundings)
      const { signal } = new AbortController()
      const sources = { fetchPublic, limiter, folder, agent: 'PrairieSignalBot', signal, delayMs: 0, maxMs: 1_000 }
      const fetchAny = createFetchPage(fetchPublic)
      // robots.txt is free, so that a limit of requests is one of pages.
      const fetchPage: FetchPage = (request, { limiter: own, ...options } = {}) =>
        fetchAny(request, own && !request.url.endsWith('/robots.txt') ? { ...options, limiter: own } : options)
      const gatherers = gatherWith({
        ...createWebGatherers({ fetchPage, limiter })({ isFresh: false }),
        crawl: (request) => gatherCrawl(request, sources),
      })
      const needsBrowser = new Set(['rendered', 'lighthouse'])
      const ofWeb = new Set(['page', 'pages', 'robots', 'sitemaps', 'crawl'])
      return work(async (name, request) => {
        // As in production, a page is fetched before a browser opens it.
        if (needsBrowser.has(name)) requireHtml(await gatherers('page', request as PageRequest))
        if (needsBrowser.has(name)) throw new Failure('unavailable', { message: 'There is no browser here.' })
        if (!ofWeb.has(name)) return gatherSampleSite(name, request)
        return gatherers(name, name === 'pages' ? withoutWaiting(request) : request)
      })
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns requests that do not wait for the turn of a host: a test has no minute for it. */
const withoutWaiting = (request: unknown) => (request as PageRequest[]).map(({ waits: _, ...one }) => one) as never
