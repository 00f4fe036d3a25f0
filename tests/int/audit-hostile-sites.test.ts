import { afterEach, expect, test } from 'vitest'
import { answering, auditedOrigin, auditedSite, serving } from '../support/audited-site.ts'
import { wholeAudit } from '../support/audits.ts'
import { query } from '../support/database.ts'

afterEach(() => query('delete from audits'))

const CAPTCHA =
  '<!doctype html><title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>'

// What the reports of other sites say: audit/hostile-sites.test.ts.

test('a site behind a captcha, and one that is down, have reports that say so', async () => {
  await serving(
    (request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end()
      response
        .writeHead(403, { 'content-type': 'text/html', server: 'cloudflare', 'cf-mitigated': 'challenge' })
        .end(CAPTCHA)
    },
    async () => {
      const { state, report } = await wholeAudit()
      expect(state.state).toBe('done')
      expect(report?.verdict).toContain('could not be examined')
      expect(report?.score.value).toBeNull()
      expect(report?.findings.filter(({ group }) => group === 'titles')).toEqual([])
    },
  )
  await query('delete from audits')
  expect((await wholeAudit()).report?.verdict).toContain('could not be examined')
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
