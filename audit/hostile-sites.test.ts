import { expect, test } from 'vitest'
import type { CrawlFetch } from '#engine/crawl/ports.ts'
import { auditInMemory, trialSite } from './trial/audit-in-memory.ts'
import { trialFetch } from './trial/serve-site.ts'

const HTML = { 'content-type': 'text/html' }
const NOT_FOUND = { status: 404, headers: {}, body: '' }

/** Returns the requests of a site that responds like this to a path. */
function fetchFrom(answerTo: (path: string) => { status: number; headers: Record<string, string>; body: string }) {
  const fetch: CrawlFetch = async ({ url }) => {
    const { status, headers, body } = answerTo(new URL(url).pathname)
    return { status, headers, body: [new TextEncoder().encode(body)], firstByteMs: 5 }
  }
  return fetch
}

const audited = (fetch: CrawlFetch, maxPages = 200) => auditInMemory(trialSite(0), { fetch, maxPages })

const CAPTCHA =
  '<!doctype html><title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>'

test.each([
  ['a site that refuses us', 403, {}, '<!doctype html><title>Forbidden</title>', /refuses our crawler \(403/],
  ['a captcha', 403, { server: 'cloudflare', 'cf-mitigated': 'challenge' }, CAPTCHA, /could not be examined/],
  ['a site that is broken', 500, {}, 'Error', /responds with 500/],
])('%s has a report that says so', async (_, status, headers, body, verdict) => {
  const answer = { status, headers: { ...HTML, ...headers } as Record<string, string>, body }
  const { report } = await audited(fetchFrom((path) => (path === '/robots.txt' ? NOT_FOUND : answer)))
  expect(report.verdict).toMatch(verdict)
  expect(report.score.value).toBeNull()
  expect(report.findings.filter(({ group }) => group === 'titles')).toEqual([])
})

test('of a site that forbids everything, only robots.txt is read, and the report says so', async () => {
  const robots = { status: 200, headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /\n' }
  const secret = { status: 200, headers: HTML, body: '<title>Secret</title>' }
  const { report, fetched, gathered } = await audited(fetchFrom((path) => (path === '/robots.txt' ? robots : secret)))
  expect(report.verdict).toContain('robots.txt')
  expect(fetched.filter((url) => !url.endsWith('/robots.txt'))).toEqual([])
  expect(gathered).toEqual([])
})

test('a site of one page has a report of one page', async () => {
  const home = { status: 200, headers: HTML, body: '<!doctype html><title>Alone</title><h1>Alone</h1>' }
  const { report } = await audited(fetchFrom((path) => (path === '/' ? home : NOT_FOUND)))
  expect(report.pages).toHaveLength(1)
})

test('a calendar without end is cut at the maximum', async () => {
  const dayOf = (path: string) => {
    const day = Number(/\d+/.exec(path)?.[0] ?? 0) + 1
    const body = `<!doctype html><title>Day ${day}</title><h1>${day}</h1><a href="/day/${day}">Next</a>`
    return { status: 200, headers: HTML, body }
  }
  const { report } = await audited(
    fetchFrom((path) => (path === '/robots.txt' ? NOT_FOUND : dayOf(path))),
    30,
  )
  expect(report.pages).toHaveLength(30)
  expect(report.isCut).toBe(true)
})

test('pages that fail now and then are in the report with their status', async () => {
  const site = trialSite(40)
  let count = 0
  const failing = fetchFrom(() => ({ status: 500, headers: {}, body: '' }))
  const fetch: CrawlFetch = (request) => (++count % 10 === 0 ? failing : trialFetch(site))(request)
  const { report } = await auditInMemory(site, { fetch, maxPages: 60 })
  expect(report.pages.filter(({ status }) => status === 500).length).toBeGreaterThan(2)
})
