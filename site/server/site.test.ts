// @module-tag slow
import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { App } from 'astro/app'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '#platform/environment/environment.ts'
import { errorPagePolicy } from '../failures/error-html.ts'
import { createPageCache } from './pages/cache.ts'
import { createRedirects, type Redirect } from './pages/redirects.ts'
import { createSite } from './site.ts'

const rows: Redirect[] = [
  { from: '/old-post', to: '/blog/new-post', type: '301' },
  { from: '/blog/a-post', to: '/blog/new-post', type: '301' },
  { from: '/old-form', to: '/contact-us', type: '308' },
  { from: '/gone', type: '410' },
]

const dataDir = mkdtempSync(join(tmpdir(), 'prairie-site-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'TRACE'
type SiteResponse = { status?: number; headers?: Record<string, string> }

/** Paths that were counted as visits. */
const views: string[] = []

/** Returns the site in front of test pages: `answers` overrides some responses; all other pages exist. */
async function siteWith(answers: Record<string, SiteResponse> = {}, more: Record<string, string> = {}) {
  const siteUrl = 'https://agency.example'
  const environment = {
    ...readEnvironment({ SITE_URL: siteUrl, LOG_LEVEL: 'silent', ...more }),
    dataDir,
    payloadSecret: 'not used by these tests',
  }
  const render = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const { status = pathname === '/410' ? 410 : 200, headers = {} } = answers[pathname] ?? {}
    return new Response(`<p>${pathname}</p>`, { status, headers: { 'content-type': 'text/html', ...headers } })
  }
  const site = await createSite({
    astro: { render, match: () => undefined } as unknown as App,
    environment,
    pages: createPageCache(),
    redirects: createRedirects({ load: async () => rows, siteUrl, onError: () => undefined }),
    onView: (path) => views.push(path),
    renderPreview: async () => undefined,
  })
  return (url: string, method: Method = 'GET', headers: Record<string, string> = {}) =>
    site.inject({ url, method, headers })
}

/** One site for all tests that store no page, because creating a site takes as long as a hundred requests. */
const sharedSite = siteWith({ '/imprint': { status: 308, headers: { location: '/imprint/' } } })

test.each([
  ['/old-post', 301, '/blog/new-post'],
  ['/old-post/?utm_source=mail', 301, '/blog/new-post?utm_source=mail'],
  ['/blog/a-post/', 301, '/blog/new-post'],
  ['/old-form', 308, '/contact-us/'],
  ['/blog', 308, '/blog/'],
  ['/robots.txt/', 308, '/robots.txt'],
  ['/imprint?a=1', 308, '/imprint/?a=1'],
])('S-23 R-064 %s returns %i and leads to %s in one hop', async (url, status, location) => {
  const response = await (await sharedSite)(url)
  expect({ status: response.statusCode, location: response.headers.location }).toEqual({ status, location })
})

test('S-23 a path marked as gone returns 410 with a page that is not stored', { tags: 'extended' }, async () => {
  const response = await (await siteWith())('/gone/')
  expect(response.statusCode).toBe(410)
  expect(response.body).toContain('<p>/410</p>')
  expect(response.headers['cache-control']).toBe('no-store')
})

test('S-23 only a form follows a 308, and calls are never redirected', async () => {
  const ask = await sharedSite
  expect((await ask('/old-form', 'POST')).statusCode).toBe(308)
  expect((await ask('/old-post', 'POST')).statusCode).toBe(405)
  for (const path of ['/api/get-authors', '/api/get-authors/']) expect((await ask(path)).statusCode).toBe(200)
})

test('S-21 a staging copy sends noindex everywhere and allows crawling', async () => {
  const ask = await siteWith({ '/blog/a.md': { headers: { 'x-robots-tag': 'noindex' } } }, { SITE_INDEXING: 'off' })
  for (const path of ['/', '/robots.txt', '/blog/a.md', '/old-post', '/gone', '/healthz'])
    expect((await ask(path)).headers['x-robots-tag']).toBe('noindex, nofollow')
})

test('S-21 the live site does not send noindex', async () => {
  const ask = await siteWith()
  for (const path of ['/', '/robots.txt', '/old-post'])
    expect((await ask(path)).headers).not.toHaveProperty('x-robots-tag')
})

test('S-15 a page has an ETag and is compressed, and HEAD matches without a body', async () => {
  const ask = await siteWith()
  const [get, head] = [await ask('/blog/'), await ask('/blog/', 'HEAD')]
  expect(get.headers.etag).toMatch(/^"/)
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers.etag).toBe(get.headers.etag)
})

test('a page that fails gets a self-contained error page with a retry link', { tags: 'extended' }, async () => {
  const ask = await siteWith(
    { '/blog/': { status: 500 }, '/search/': { status: 500 } },
    { CONTACT_EMAIL: 'help@agency.example' },
  )
  expect((await ask('/search/?q=a')).body).toContain('href="/search/?q=a">Try again</a>')
  const response = await ask('/blog/')
  expect(response.statusCode).toBe(500)
  expect(response.headers['content-security-policy']).toBe(errorPagePolicy)
  expect(response.body).toContain('<a class="again" href="/blog/">Try again</a>')
  expect(response.body).toContain('mailto:help@agency.example')
})

test.each([
  ['//evil.example/', '/evil.example/'],
  ['/%62log', '/blog/'],
  ['/blog//a-post?utm_source=a', '/blog/a-post?utm_source=a'],
  ['/x/..//%2e/old-post', '/old-post'],
  ['/%63ms-api/users', '/cms-api/users'],
])('D5 %s is read correctly and leads to %s', async (url, location) => {
  const response = await (await sharedSite)(url)
  expect({ status: response.statusCode, location: response.headers.location }).toEqual({ status: 308, location })
})

test('the check before the CMS knows every spelling of its paths', async () => {
  const ask = await sharedSite
  for (const url of [
    '/cms-api/posts',
    '/%63ms-api/posts',
    '//cms-api//posts',
    '/x/../cms-api/posts',
    '/cms%2dapi/posts',
  ])
    expect({ url, status: (await ask(url, 'POST')).statusCode }).toEqual({ url, status: 403 })
  // These are no pages, and nothing can be sent from them.
  for (const url of ['/CMS-API/posts', '/%2563ms-api/posts', '/cms-api;a=b/posts'])
    expect({ url, status: (await ask(url, 'POST')).statusCode }).toEqual({ url, status: 405 })
})

test('an ambiguous URL is refused, as JSON for calls', async () => {
  const ask = await sharedSite
  for (const url of ['/a%00', '/a%2fb', '/%5cadmin', '/%', '/%ff', '/search/?q=%00', '/cms-api/%00'])
    expect({ url, status: (await ask(url)).statusCode }).toEqual({ url, status: 400 })
  expect((await ask('/api/%00')).json()).toMatchObject({ success: false })
})

test('unknown methods are refused', async () => {
  const ask = await sharedSite
  for (const method of ['TRACE', 'PUT', 'DELETE', 'OPTIONS'] as const)
    expect({ method, status: (await ask('/blog/', method)).statusCode }).toEqual({ method, status: 405 })
  expect((await ask('/api/get-authors', 'TRACE')).statusCode).toBe(405)
})

test('A6 in production, the site refuses its own requests', { tags: 'extended' }, async () => {
  const ask = await siteWith()
  const own = { 'prairie-signal-fetch': 'agency.example' }
  expect((await ask('/about', 'GET', own)).statusCode).toBe(508)
  expect((await ask('/about', 'GET', { 'prairie-signal-fetch': 'other.example' })).statusCode).toBe(200)
  const askInTests = await siteWith({}, { NODE_ENV: 'test' })
  expect((await askInTests('/about', 'GET', own)).statusCode).toBe(200)
})

test('R13 unknown queries and doubled slashes leave no entry in the cache', async () => {
  const ask = await siteWith()
  for (const url of ['/?q=1', '/?utm_source=a', '/?form=%01', '/blog/?page=2', '/'])
    expect((await ask(url)).statusCode).toBe(200)
  expect((await ask('/healthz')).json()).toMatchObject({ pages: 2 })
  expect((await ask('//x/?a=1')).headers.location).toBe('/x/?a=1')
  expect((await ask('/healthz')).json()).toMatchObject({ pages: 2 })
})

test('R13 all missing pages share one stored page, which does not contain the URL', { tags: 'extended' }, async () => {
  const missing = { status: 404, headers: { 'x-not-found': 'true' } }
  const ask = await siteWith({ '/a': missing, '/b/': missing, '/search/': missing, '/404': { status: 404 } })
  const answers = [await ask('/a'), await ask('/b/?x=1'), await ask('/search/?q=a')]
  for (const { statusCode, body, headers } of answers) {
    expect([statusCode, body, headers['cache-control']]).toEqual([404, '<p>/404</p>', 'no-store'])
    expect(headers).not.toHaveProperty('x-not-found')
  }
  expect((await ask('/healthz')).json()).toMatchObject({ pages: 1 })
})

test('R13 an ETag of any encoding gets 304', async () => {
  const ask = await siteWith()
  const etags = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (coding) => (await ask('/', 'GET', { 'accept-encoding': coding })).headers.etag,
    ),
  )
  expect(new Set(etags).size).toBe(3)
  for (const etag of etags)
    expect((await ask('/', 'GET', { 'if-none-match': `${etag}`, 'accept-encoding': 'br' })).statusCode).toBe(304)
})

test('S-01 a page for one visitor is compressed in an encoding that the visitor accepts', async () => {
  const ask = await siteWith()
  for (const coding of ['br', 'gzip'] as const) {
    const { headers, rawPayload } = await ask('/search/?q=a', 'GET', { 'accept-encoding': coding })
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: expect.stringContaining('accept-encoding') })
    expect((coding === 'br' ? brotliDecompressSync : gunzipSync)(rawPayload).toString()).toBe('<p>/search/</p>')
  }
  const { headers, body } = await ask('/search/?q=a', 'GET', { 'accept-encoding': 'identity' })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(body).toBe('<p>/search/</p>')
})

test('F4 staff get pages under a policy without scripts of other companies, never from a stored copy', async () => {
  const policy =
    "script-src 'self' https://tags.example; connect-src 'self' wss://chat.example; frame-src https://meet.example"
  const ask = await siteWith({ '/blog/': { headers: { 'content-security-policy': policy } } })
  const accept = 'text/html'
  const visitor = await ask('/blog/', 'GET', { accept })
  expect(visitor.headers).toMatchObject({ 'content-security-policy': policy, etag: expect.any(String) })
  const known = { accept, 'if-none-match': String(visitor.headers.etag) }
  const cookie = (secret: string) => ({ cookie: `prairie-token=${sessionToken(secret)}` })
  const staff = await ask('/blog/', 'GET', { ...known, ...cookie('not used by these tests') })
  expect([staff.statusCode, staff.body]).toEqual([200, visitor.body])
  expect(staff.headers).toMatchObject({
    'content-security-policy': "script-src 'self'; connect-src 'self'; frame-src https://meet.example",
    'cache-control': 'no-store',
  })
  expect(staff.headers).not.toHaveProperty('etag')
  // What staff read does not affect visitors, and a forged session does not count.
  for (const headers of [known, { ...known, ...cookie('another secret') }])
    expect((await ask('/blog/', 'GET', headers)).statusCode).toBe(304)
})

test('§1 staff views do not count as visits', { tags: 'extended' }, async () => {
  const ask = await siteWith()
  views.length = 0
  await ask('/blog/a-page')
  await ask('/blog/a-page', 'GET', { cookie: `prairie-token=${sessionToken('not used by these tests')}` })
  await ask('/blog/a-page', 'GET', { cookie: `prairie-token=${sessionToken('another secret')}` })
  expect(views).toHaveLength(2)
})

test('§6 a page that depends on its query counts as viewed, unless it answers what its visitor just sent', async () => {
  const ask = await siteWith()
  views.length = 0
  await ask('/book-a-call/')
  await ask('/search/?q=redirect')
  await ask('/tools/md5-generator/?run=V1StGXR8_Z5jdHi6B-myT')
  await ask('/contact-us/?form=contact')
  expect(views).toEqual(['/book-a-call/', '/search/'])
})

/** Returns a session as the CMS signs it: a JSON Web Token (RFC 7519). */
function sessionToken(secret: string) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp: Math.floor(Date.now() / 1_000) + 60 })}`
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
