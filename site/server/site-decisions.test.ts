// @module-tag slow
import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from 'astro/app'
import { afterAll, expect, test, vi } from 'vitest'
import { readEnvironment } from '#platform/environment/environment.ts'
import { createPageCache } from './pages/cache.ts'
import { createRedirects } from './pages/redirects.ts'
import { createSite } from './site.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'prairie-decisions-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Reply = { status?: number; headers?: Record<string, string>; error?: Error }
const SECRET = 'not used by these tests'

/** The site in front of test pages. `rendered` has the paths that were rendered, `views` the IP addresses of visits. */
async function siteWith(answers: Record<string, Reply> = {}, more: Record<string, string> = {}) {
  const siteUrl = 'https://agency.example'
  const [rendered, views]: [string[], string[]] = [[], []]
  // The framework asks for the redirect of each request that it gets.
  const framework = { requests: 0 }
  const counting = <R extends ReturnType<typeof createRedirects>>(redirects: R): R => ({
    ...redirects,
    find: (path: string, query?: string) => {
      framework.requests += 1
      return redirects.find(path, query)
    },
  })
  const clock = { now: new Date('2026-12-31T23:00:00Z') }
  const render = async (request: Request) => {
    const { pathname } = new URL(request.url)
    rendered.push(pathname)
    const { status = 200, headers = {}, error } = answers[pathname] ?? {}
    if (error) throw error
    return new Response(`<p>${pathname}</p>`, { status, headers: { 'content-type': 'text/html', ...headers } })
  }
  const pages = createPageCache({ staleMs: 0 })
  const site = await createSite({
    astro: { render, match: () => undefined } as unknown as App,
    environment: {
      ...readEnvironment({ SITE_URL: siteUrl, LOG_LEVEL: 'silent', ...more }),
      ...{ dataDir, payloadSecret: SECRET },
    },
    pages,
    redirects: counting(
      createRedirects({
        load: async () => [
          { from: '/for-now', to: '/blog/', type: '302' },
          { from: '/for-good', to: '/blog/', type: '301' },
        ],
        siteUrl,
        onError: () => undefined,
      }),
    ),
    onView: (_path, ip) => views.push(ip),
    renderPreview: async () => new Response('<p>Draft</p>', { headers: { 'content-type': 'text/html' } }),
    now: () => clock.now,
  })
  type Options = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string | Buffer; from?: string }
  const ask = (url: string, { method = 'GET', headers = {}, body, from = '192.0.2.1' }: Options = {}) =>
    site.inject({ url, method, headers, remoteAddress: from, ...(body === undefined ? {} : { payload: body }) })
  return { ask, site, pages, framework, rendered, views, clock }
}

const noStore = { headers: { 'cache-control': 'no-store' } }

test('R13 a page is rendered once; what may not be stored, or does not exist, is rendered each time', async () => {
  const { ask, rendered } = await siteWith({
    '/search/': noStore,
    '/account/': { headers: { 'cache-control': 'private, max-age=60' } },
    '/public/': { headers: { 'cache-control': 'public, max-age=60' } },
    '/gone/': { status: 410 },
    '/lost/': { status: 404 },
  })
  const count = async (path: string) => {
    for (let nth = 0; nth < 3; nth++) await ask(path)
    return rendered.filter((one) => one === path).length
  }
  const paths = ['/', '/blog/', '/public/', '/gone/', '/search/', '/account/', '/lost/']
  expect(await Promise.all(paths.map(async (path) => [path, await count(path)]))).toEqual([
    ...['/', '/blog/', '/public/', '/gone/'].map((path) => [path, 1]),
    ...['/search/', '/account/', '/lost/'].map((path) => [path, 3]),
  ])
})

test('R13 with PAGE_CACHE=off, every request renders its page', async () => {
  const { ask, rendered } = await siteWith({}, { PAGE_CACHE: 'off' })
  for (let nth = 0; nth < 3; nth++) expect((await ask('/blog/')).body).toBe('<p>/blog/</p>')
  expect(rendered).toEqual(['/blog/', '/blog/', '/blog/'])
})

test('a page is rendered again in a new year', async () => {
  const { ask, rendered, clock } = await siteWith()
  for (const now of ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z', '2027-01-01T00:00:01Z']) {
    clock.now = new Date(now)
    await ask('/blog/')
  }
  expect(rendered).toHaveLength(2)
})

test('S-23 a redirect for good is stored for an hour, one for now is not', async () => {
  const { ask } = await siteWith()
  const caching = async (path: string) => {
    const { statusCode, headers } = await ask(path)
    return [statusCode, headers['cache-control']]
  }
  expect(await caching('/for-good')).toEqual([301, 'public, max-age=3600'])
  expect(await caching('/for-now')).toEqual([302, 'no-store'])
})

test('D5 a POST from another site is refused, one of a page of the site is not', async () => {
  const { ask } = await siteWith()
  const post = async (origin: string | undefined) =>
    (
      await ask('/api/send-mail', {
        method: 'POST',
        body: '{}',
        headers: { host: 'agency.example', ...(origin ? { origin } : {}) },
      })
    ).statusCode
  for (const origin of [undefined, 'https://agency.example'])
    expect([origin, await post(origin)]).toEqual([origin, 200])
  for (const origin of ['https://evil.example', 'https://agency.example.evil.example', 'null'])
    expect([origin, await post(origin)]).toEqual([origin, 403])
})

test('a page takes no POST, and says what it takes; the page for failures has no URL', async () => {
  const { ask } = await siteWith()
  const { statusCode, headers } = await ask('/blog/', { method: 'POST', body: 'a' })
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  for (const path of ['/500', '/500/']) expect([path, (await ask(path)).statusCode]).toEqual([path, 404])
  expect((await ask('/5000')).statusCode).toBe(200)
})

test.each([
  ['/api/send-mail', 64 * 1024],
  ['/api/provider-responses/serper', 2 * 1024 ** 2],
  ['/api/apply-vacancy', 6 * 1024 ** 2],
  ['/api/tools/word-counter', 24 * 1024 ** 2],
  ['/api/seo-page', 24 * 1024 ** 2],
  ['/api/article-block', 24 * 1024 ** 2],
])('R13 %s takes %i bytes, and not one more', async (url, limit) => {
  const { ask } = await siteWith()
  const statusOf = async (bytes: number) =>
    (await ask(url, { method: 'POST', body: Buffer.alloc(bytes, 'a') })).statusCode
  expect([await statusOf(limit), await statusOf(limit + 1)]).toEqual([200, 413])
})

test('calls that do not exist or fail are answered as JSON', async () => {
  const { ask } = await siteWith({
    '/api/none': { status: 404 },
    '/api/lost': { headers: { 'x-not-found': 'true', 'content-type': 'text/plain' } },
    '/api/broken': { status: 500 },
    '/api/refused': { status: 404, headers: { 'content-type': 'application/json' } },
    '/api/page': { status: 410 },
  })
  for (const path of ['/api/none', '/api/broken'])
    expect((await ask(path)).headers['content-type']).toMatch(/^application\/json/)
  expect((await ask('/api/none')).json()).toMatchObject({ success: false })
  expect((await ask('/api/lost')).body).not.toContain('<p>')
  expect((await ask('/api/refused')).body).toBe('<p>/api/refused</p>')
  expect((await ask('/api/page')).body).toBe('<p>/api/page</p>')
})

test('R10 while the database is away, a page gets a 503 with a time to try again; a mistake of ours gets a 500', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const { ask } = await siteWith({ '/blog/': { error: away }, '/services/': { error: new Error('a bug') } })
  const { statusCode, headers } = await ask('/blog/')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect((await ask('/services/')).statusCode).toBe(500)
})

test('F4 a preview is for people who are signed in; to all others, there is no page', async () => {
  const { ask } = await siteWith({ '/404': { status: 404 } })
  const visitor = await ask('/preview/posts/1')
  expect([visitor.statusCode, visitor.body]).toEqual([404, '<p>/404</p>'])
  const staff = await ask('/preview/posts/1', { headers: { cookie: `prairie-token=${sessionToken(SECRET)}` } })
  expect([staff.statusCode, staff.body]).toEqual([200, '<p>Draft</p>'])
})

test('F3 pages and the back office have their own headers', async () => {
  const { ask } = await siteWith()
  const page = (await ask('/blog/')).headers
  const office = (await ask('/cms-api/users')).headers
  for (const headers of [page, office])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
    })
  expect(office).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' })
  expect(page).not.toHaveProperty('x-robots-tag')
})

test.each([
  ['0', '203.0.113.9', '192.0.2.1'],
  ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['2', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['2', '192.0.2.99, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
])('E2 with %s trusted proxies, the visitor of %s is %s', async (proxies, forwarded, expected) => {
  const { ask, views } = await siteWith({}, { TRUSTED_PROXIES: proxies })
  await ask('/blog/', { headers: { 'user-agent': 'Mozilla/5.0', 'x-forwarded-for': forwarded } })
  expect(views).toEqual([expected])
})

test('E2 a page that fails, does not exist, or is read by a program is no visit', async () => {
  const { ask, views } = await siteWith({ '/lost/': { status: 404 }, '/bad/': { status: 500 } })
  const headers = { 'user-agent': 'Mozilla/5.0' }
  for (const path of ['/lost/', '/bad/', '/for-good']) await ask(path, { headers })
  await ask('/blog/', { headers: { 'user-agent': 'Googlebot/2.1' } })
  expect(views).toEqual([])
})

/** Returns a session as the CMS signs it: a JSON Web Token (RFC 7519). */
function sessionToken(secret: string) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp: Math.floor(Date.now() / 1_000) + 60 })}`
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

test('S-13 S-15 a stored page is sent again without the framework, byte for byte and with the same headers', async () => {
  const { site, framework, pages, views } = await siteWith(
    {},
    { TRUSTED_PROXIES: '1', ADMIN_URL: 'https://office.example' },
  )
  const origin = await site.listen({ host: '127.0.0.1', port: 0 })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const before = framework.requests
    const proxied = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9', 'x-request-id': 'of-the-proxy' }
    const asked = { 'user-agent': 'Mozilla/5.0', ...proxied, ...headers }
    const response = await fetch(origin + path, { headers: asked, redirect: 'manual' })
    const sent = [...response.headers].filter(([name]) => name !== 'date')
    const body = await response.text()
    return { status: response.status, sent, body, isFast: framework.requests === before }
  }
  await get('/blog/')
  // The best compression of the page replaces the fast one in the meantime.
  await vi.waitUntil(() => pages.peek('2026 /blog/')?.body.isBest)
  const etag = (await get('/blog/', { 'accept-encoding': 'gzip' })).sent.find(([name]) => name === 'etag')?.[1] ?? ''
  for (const [name, value] of [
    ['accept-encoding', 'br'],
    ['accept-encoding', 'gzip'],
    ['if-none-match', etag],
  ] as const) {
    const { isFast: _, ...slow } = await get('/blog/', { [name]: value })
    expect(await get('/blog/', { [name]: value })).toEqual({ ...slow, isFast: true })
  }
  expect(new Set(views)).toEqual(new Set(['203.0.113.9']))
  const slow = [
    ['/blog/', { cookie: 'prairie-token=anything' }],
    ['/blog/?a=1', {}],
    ['/for-now', {}],
  ] as const
  for (const [path, headers] of slow) expect([path, (await get(path, headers)).isFast]).toEqual([path, false])
  expect((await get('/%62log/')).status).toBe(308)
  // `fetch` sends no other host.
  const office = await new Promise<number | undefined>((resolve) =>
    request(`${origin}/blog/`, { headers: { host: 'office.example' } }, ({ statusCode }) => resolve(statusCode)).end(),
  )
  expect(office).toBe(302)
  pages.invalidate()
  expect((await get('/blog/')).isFast).toBe(false)
  await site.close()
})

test('R13 S-13 a path that a regular expression could take forever on is decided at once', async () => {
  const { site } = await siteWith()
  const origin = await site.listen({ host: '127.0.0.1', port: 0 })
  const { status } = await fetch(`${origin}/${'a'.repeat(8_000)}!`)
  await site.close()
  expect(status).toBe(200)
})
