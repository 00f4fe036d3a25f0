import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFetchPage } from '#providers/http/fetch-page.ts'
import { createFetch, type Limiter } from '#providers/http/fetch-public.ts'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { createWebGatherers, gatherWith } from './web-gatherers.ts'

const PUBLIC = '93.184.216.34'
const names = { 'shop.example': [PUBLIC], 'other.example': ['1.1.1.1'], 'inside.example': ['10.0.0.1'] }

type Site = Record<string, string | Buffer | RequestListener | undefined>

/** Gathers from a site on loopback that stands in for every name. Collects the requests that reach it. */
async function gathering<T>(
  site: Site,
  work: (gather: ReturnType<typeof gatherWith>, again: ReturnType<typeof gatherWith>) => Promise<T>,
  limiter: Limiter = async () => () => undefined,
) {
  const requests: string[] = []
  const result = await serving(
    (request, response) => {
      requests.push(`${request.headers.host}${request.url}`)
      const found = site[`${request.headers.host}${request.url}`] ?? site[request.url ?? '']
      if (typeof found === 'function') return found(request, response)
      response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(found)
    },
    (standIn) => {
      const { surroundings } = standInSurroundings({ names, standIn })
      const gatherers = createWebGatherers({ fetchPage: createFetchPage(createFetch(surroundings)), limiter })
      return work(gatherWith(gatherers({ isFresh: false })), gatherWith(gatherers({ isFresh: true })))
    },
  )
  return { result, requests }
}

test('several tools on one URL share one fetch, and measuring again fetches again', async () => {
  const { result, requests } = await gathering({ '/': '<h1>Wool' }, async (gather, again) => {
    const [first, second] = await Promise.all([
      gather('page', { url: 'http://shop.example' }),
      gather('page', { url: 'http://SHOP.example/', userAgent: 'GPTBot' }),
    ])
    const third = await gather('page', { url: 'http://shop.example/' })
    const fresh = await again('page', { url: 'http://shop.example/' })
    return { first, second, third, fresh }
  })
  expect(requests.toSorted()).toEqual(['shop.example/', 'shop.example/', 'shop.example/robots.txt'])
  const { first, second, third, fresh } = result
  expect([first.text, third.fetchedAt, second.requestedUrl]).toEqual([
    '<h1>Wool',
    first.fetchedAt,
    'http://SHOP.example/',
  ])
  expect(fresh.fetchedAt).toBeGreaterThanOrEqual(first.fetchedAt)
})

test('a page includes what robots.txt allows for our bot and another one', async () => {
  const robots = 'User-agent: PrairieSignalBot\nDisallow: /a\n\nUser-agent: *\nAllow: /\n'
  const { result } = await gathering({ '/a': '<p>', '/robots.txt': robots }, async (gather) => {
    const own = await gather('page', { url: 'http://shop.example/a' })
    const other = await gather('page', {
      url: 'http://shop.example/a',
      userAgent: 'Mozilla/5.0 (compatible; GPTBot/1.2)',
    })
    const none = await gather('page', { url: 'http://other.example/a' })
    return [own.robots, other.robots, none.status]
  })
  expect(result).toEqual([
    { isAllowed: false, line: 2, rule: 'Disallow: /a' },
    { isAllowed: true, line: 5, rule: 'Allow: /' },
    200,
  ])
})

test('a missing robots.txt allows everything, and an unreadable one is unknown', async () => {
  const broken: RequestListener = (_request, response) => response.writeHead(500).end()
  const site = { '/': '<p>', 'other.example/robots.txt': broken }
  const { result } = await gathering(site, async (gather) => [
    (await gather('page', { url: 'http://shop.example/' })).robots,
    (await gather('page', { url: 'http://other.example/' })).robots,
  ])
  expect(result).toEqual([{ isAllowed: true }, undefined])
})

test('pages keep the order of their requests, and a failed one does not stop the others', async () => {
  const urls = [
    'http://shop.example/a',
    'http://inside.example/',
    'http://other.example/b',
    'wool socks',
    'http://shop.example/c',
  ]
  const { result } = await gathering({ '/a': 'a', '/b': 'b', '/c': 'c' }, (gather) =>
    gather(
      'pages',
      urls.map((url) => ({ url })),
    ),
  )
  expect(result.map((page) => ('status' in page ? page.text : 'failure' in page && page.failure.kind))).toEqual([
    'a',
    'dns',
    'b',
    'refused',
    'c',
  ])
  expect(result.map(({ requestedUrl }) => requestedUrl)).toEqual(urls)
})

test('pages requested for a crawler include what robots.txt allows for it', async () => {
  const robots = 'User-agent: Googlebot\nDisallow: /a'
  const { result } = await gathering({ '/robots.txt': robots, '/a': 'a', '/b': 'b' }, (gather) =>
    gather('pages', [
      { url: 'http://shop.example/a', userAgent: 'Googlebot' },
      { url: 'http://shop.example/b', userAgent: 'Googlebot' },
      { url: 'http://shop.example/a' },
    ]),
  )
  expect(result.map((page) => ('robots' in page ? page.robots?.isAllowed : undefined))).toEqual([
    false,
    true,
    undefined,
  ])
})

test('A8 pages of one host are read one at a time, and hosts in parallel', async () => {
  const open = new Map<string, number>()
  let most = 0
  const limiter: Limiter = async ({ host }) => {
    open.set(host, (open.get(host) ?? 0) + 1)
    most = Math.max(most, open.get(host) as number)
    return () => void open.set(host, (open.get(host) as number) - 1)
  }
  const urls = Array.from({ length: 20 }, (_, at) => `http://${at % 2 ? 'shop' : 'other'}.example/${at}`)
  const { requests } = await gathering(
    {},
    (gather) =>
      gather(
        'pages',
        urls.map((url) => ({ url })),
      ),
    limiter,
  )
  expect([requests.length, most]).toEqual([20, 1])
})

test('a failure has a message for the visitor, and a failed server gets no requests for a while', async () => {
  const { result, requests } = await gathering({ '/': (request) => request.socket.destroy() }, async (gather) => {
    const failures: unknown[] = []
    for (const url of ['http://shop.example/', 'http://shop.example/', 'http://inside.example/', 'ines@shop.example'])
      await gather('page', { url }).catch((error) => failures.push(error))
    return failures
  })
  expect(result).toMatchObject([
    { code: 'invalid', message: 'The server at this URL did not respond.' },
    { code: 'invalid', message: 'The server at this URL did not respond.' },
    { code: 'invalid', message: expect.stringContaining('leads to no public website') },
    { code: 'invalid', message: expect.stringContaining('is an email address') },
  ])
  expect(requests).toEqual(['shop.example/'])
})

test('robots.txt is read up to 500 KiB, and a missing one is not a failure', async () => {
  const { result } = await gathering({ 'shop.example/robots.txt': `#${'a'.repeat(600 * 1024)}` }, async (gather) => [
    await gather('robots', { url: 'http://shop.example/socks' }),
    await gather('robots', { url: 'http://other.example/' }),
    await gather('robots', { url: 'http://inside.example/' }),
  ])
  expect(result[0]?.text).toHaveLength(500 * 1024)
  expect(result[1]).toMatchObject({ url: 'http://other.example/robots.txt', status: 404, text: '' })
  expect(result[2]).toMatchObject({ status: null, failure: { kind: 'dns' } })
})

const urlset = (url: string) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${url}</loc></url></urlset>`
const index = (...urls: string[]) =>
  `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<sitemap><loc> ${url} </loc></sitemap>`).join('')}</sitemapindex>`

test('sitemaps come from robots.txt, including index files and gzip', async () => {
  const site = {
    '/robots.txt': 'Sitemap: http://shop.example/index.xml\nSitemap: /list.txt\n',
    '/index.xml': index('http://shop.example/a.xml?x=1&amp;y=2', '/b.xml.gz', 'http://inside.example/c.xml'),
    '/a.xml?x=1&y=2': urlset('http://shop.example/a'),
    '/b.xml.gz': gzipSync(urlset('http://shop.example/b')),
    '/list.txt': 'http://shop.example/d\n',
  }
  const { result } = await gathering(site, (gather) => gather('sitemaps', { url: 'http://shop.example' }))
  expect(
    result.files.map(({ url, from, status, isGzip, failure }) => [url, from, status, isGzip, failure?.kind]),
  ).toEqual([
    ['http://shop.example/index.xml', 'robots', 200, false, undefined],
    ['http://shop.example/list.txt', 'robots', 200, false, undefined],
    ['http://shop.example/a.xml?x=1&y=2', 'index', 200, false, undefined],
    ['http://shop.example/b.xml.gz', 'index', 200, true, undefined],
    ['http://inside.example/c.xml', 'index', null, false, 'dns'],
  ])
  expect(new TextDecoder().decode(result.files[3]?.body)).toContain('http://shop.example/b')
})

test('A4 A7 an index of too many files and a gzip bomb are stopped', { tags: 'extended' }, async () => {
  const site = {
    '/sitemap.xml': index('/bomb.xml.gz', ...Array.from({ length: 40 }, (_, at) => `/${at}.xml`)),
    '/bomb.xml.gz': gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 1 }),
  }
  const { result, requests } = await gathering(site, (gather) => gather('sitemaps', { url: 'http://shop.example/' }))
  expect(result.skipped).toContain('http://shop.example/bomb.xml.gz')
  expect([result.files.length, result.skipped.length]).toEqual([19, 23])
  expect(requests).toHaveLength(21)
})
