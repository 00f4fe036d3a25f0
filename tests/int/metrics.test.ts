import { expect, test } from 'vitest'
import { emailsTo } from '../support/mail-server.ts'
import { page, post } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

const ID = '0af7651916cd43dd8448eb211c80319c'

test('R18 the metrics of all processes come from the site, by templates of routes, for this machine only', async () => {
  for (const path of ['/blog/', '/blog/', '/services/shopify-seo/', '/services/none-of-ours/']) await page(path)
  const metrics = await waitFor(async () => {
    const { html } = await page('/metrics')
    return ['site', 'admin', 'worker'].every((name) => html.includes(`prairie_process_up{process="${name}"} 1`)) && html
  })
  const series = String(metrics)
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  for (const name of ['site', 'admin', 'worker']) {
    const memory = series.find((line) => line.startsWith(`process_resident_memory_bytes{process="${name}"`))
    expect(Number(memory?.split(' ').at(-1))).toBeGreaterThan(10_000_000)
  }
  expect(series).toContain('prairie_database_up 1')
  expect(series.join()).toContain('prairie_http_requests_total{route="/blog",status="200",path="fast"')
  expect(series.join()).toContain('prairie_http_requests_total{route="/services/[slug]",status="404",path="full"')
  expect(series.join()).not.toContain('none-of-ours')
  for (const name of ['prairie_queue_jobs{queue="send-email"', 'prairie_mail_server_up{', 'prairie_outbox_waiting '])
    expect(series.join('\n')).toContain(name)
  expect((await page('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
  expect((await page('/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(200)
})

test('R18 a form, its response, and the email about it have the ID that the proxy gave the request', async () => {
  const email = 'traced@oakfield.example'
  const traceparent = `00-${ID}-b7ad6b7169203331-01`
  const response = await post('/subscribe', { email }, { traceparent })
  expect(response.headers.get('x-request-id')).toBe(ID)
  const [arrived] = await waitFor(async () => {
    const emails = await emailsTo(email)
    return emails.length > 0 && emails
  }).then((found) => found || [])
  expect(arrived?.raw).toMatch(new RegExp(`^X-Request-ID: ${ID}\\r$`, 'm'))
})
