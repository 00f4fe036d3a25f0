import { type IncomingHttpHeaders, request } from 'node:http'
import { expect, test } from 'vitest'
import { withSite } from '../support/another-site.ts'
import { sessionToken } from '../support/editor.ts'
import { inject } from '../support/product.ts'

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown }

/** Sends a request to a site process as if it were sent to this host, which fetch cannot do. */
function sendTo(url: string, host: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const { hostname, port } = new URL(url)
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers: { host, ...json, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject).end(body === undefined ? '' : JSON.stringify(body))
  })
}

test('F4 with ADMIN_URL, the back office and its session are on its host alone, and the site is on the other', async () => {
  const token = await sessionToken(inject('siteUrl'), inject('administrator'))
  const session = { cookie: `prairie-token=${token}` }
  const siteUrl = 'http://agency.example'
  const adminUrl = 'http://office.agency.example'
  await withSite({ SITE_URL: siteUrl, ADMIN_URL: adminUrl }, async (url) => {
    const site = (path: string, sent?: Sent) => sendTo(url, 'agency.example', path, sent)
    const office = (path: string, sent?: Sent) => sendTo(url, 'office.agency.example', path, sent)
    const statusAndPlace = ({ status, headers }: Awaited<ReturnType<typeof site>>) => [status, headers.location]

    expect(statusAndPlace(await site('/admin/login'))).toEqual([302, `${adminUrl}/admin/login`])
    for (const path of ['/cms-api/users/me', '/cms-api/users/login', '/cms-api/posts'])
      expect([path, (await site(path, { headers: session })).status]).toEqual([path, 404])
    expect((await site('/')).status).toBe(200)
    expect((await site('/preview/home', { headers: session })).status).toBe(404)

    expect((await office('/admin/login')).status).toBe(200)
    for (const path of ['/', '/blog/', '/search/?q=a', '/robots.txt'])
      expect(statusAndPlace(await office(path))).toEqual([302, siteUrl + path])
    expect((await office('/favicon.svg')).status).toBe(200)
    // No page of the site, not even the one for what does not exist.
    const lost = await office('/no-such-picture.png')
    expect([lost.status, lost.text.includes('<script')]).toEqual([404, false])
    expect((await office('/api/get-team')).status).toBe(404)

    const signedIn = await office('/cms-api/users/login', {
      method: 'POST',
      body: inject('administrator'),
      headers: { origin: inject('siteUrl') },
    })
    const [cookie = ''] = signedIn.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^prairie-token=.*HttpOnly/)
    expect(cookie).not.toMatch(/domain=/i)

    const own = { ...session, 'sec-fetch-site': 'same-origin' }
    expect((await office('/preview/home', { headers: own })).status).toBe(200)
    const block = { method: 'POST', body: { block: 'callout', values: '{}' } }
    const rendered = async (headers: Record<string, string>) =>
      (await office('/api/article-block', { ...block, headers: { ...session, ...headers } })).status
    expect(await rendered({ origin: adminUrl, 'sec-fetch-site': 'same-origin' })).not.toBe(403)
    // A script on a page of the site, whose requests carry the cookie: both hosts are one site to a browser.
    expect(await rendered({ origin: siteUrl })).toBe(403)
    const call = { ...session, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }
    for (const path of ['/cms-api/users', '/admin', '/api/seo-page', '/preview/home'])
      expect([path, (await office(path, { headers: call })).status]).toEqual([path, 403])
  })
})
