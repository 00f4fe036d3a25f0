import { afterEach, expect, test } from 'vitest'
import { answering, auditedOrigin, auditedSite, serving } from '../support/audited-site.ts'
import { wholeAudit } from '../support/audits.ts'
import { query } from '../support/database.ts'

afterEach(() => query('delete from audits'))

const CAPTCHA =
  '<!doctype html><title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>'

test.each([
  ['a site that refuses us', 403, {}, '<!doctype html><title>Forbidden</title>', /refuses our crawler \(403/],
  ['a captcha', 403, { server: 'cloudflare', 'cf-mitigated': 'challenge' }, CAPTCHA, /could not be examined/],
  ['a site that is broken', 500, {}, 'Error', /responds with 500/],
])('%s has a report that says so', (_, status, headers, body, verdict) =>
  serving(
    (request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end()
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
    },
    async () => {
      const { state, report } = await wholeAudit()
      expect(state.state).toBe('done')
      expect(report?.verdict).toMatch(verdict)
      expect(report?.score.value).toBeNull()
      expect(report?.findings.filter(({ group }) => group === 'titles')).toEqual([])
    },
  ),
)

test('a site that is down, and one that forbids everything, have reports', async () => {
  const { report } = await wholeAudit()
  expect(report?.verdict).toContain('could not be examined')
  await query('delete from audits')
  await serving(
    (request, response) =>
      request.url === '/robots.txt'
        ? response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /\n')
        : response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Secret</title>'),
    async (requested) => {
      const closed = await wholeAudit()
      expect(closed.report?.verdict).toContain('robots.txt')
      expect(requested.filter((one) => !one.includes('robots'))).toEqual([])
    },
  )
})

test('one page, a calendar without end, and 5xx for every tenth request', async () => {
  await serving(
    (request, response) => {
      if (request.url !== '/') return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Alone</title><h1>Alone</h1>')
    },
    async () => expect((await wholeAudit()).report?.pages).toHaveLength(1),
  )
  await query('delete from audits')
  await serving(
    (request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end()
      const day = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0) + 1
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<!doctype html><title>Day ${day}</title><h1>${day}</h1><a href="/day/${day}">Next</a>`)
    },
    async () => {
      const { report } = await wholeAudit({ maxPages: 30 })
      expect(report?.pages.length).toBe(30)
      expect(report?.isCut).toBe(true)
    },
  )
  await query('delete from audits')
  const answer = answering(auditedSite(40))
  let count = 0
  await serving(
    (request, response) => (++count % 10 === 0 ? response.writeHead(500).end() : answer(request, response)),
    async () => {
      const { state, report } = await wholeAudit({ maxPages: 60 })
      expect(state.state).toBe('done')
      expect(report?.pages.filter(({ status }) => status === 500).length).toBeGreaterThan(2)
    },
  )
})

test('100,000 URLs in the sitemap are read once, and their report is there', () => {
  const urls = Array.from({ length: 100_000 }, (_, at) => `<url><loc>${auditedOrigin()}/item/${at}/</loc></url>`)
  const site = auditedSite(10)
  const body = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  site.sitemap = { status: 200, headers: { 'content-type': 'application/xml' }, body }
  return serving(answering(site), async (requested) => {
    const { state } = await wholeAudit()
    expect(state.state).toBe('done')
    expect(requested.filter((one) => one.includes('sitemap'))).toEqual(['GET /sitemap.xml'])
  })
})
