import { expect, test } from 'vitest'
import { linking, type Planted, plantedFetch } from '#tests/support/planted-site.ts'
import { type CrawlSettings, crawlSite } from './crawl.ts'
import { createMemoryStore } from './memory-store.ts'
import type { CrawlStore } from './ports.ts'

const HOME = 'https://shop.example/'
const at = (path: string) => `https://shop.example${path}`

type Options = Partial<CrawlSettings> & { store?: CrawlStore }

async function crawl(site: Record<string, Planted | string>, { store = createMemoryStore(), ...more }: Options = {}) {
  const { fetch, requests, atOnce } = plantedFetch(site)
  const clock = { now: 0, starts: [] as number[] }
  const totals = await crawlSite(
    {
      start: HOME,
      maxPages: 100,
      maxChecks: 100,
      maxDepth: 10,
      checksExternal: false,
      checksFiles: false,
      agent: 'PrairieSignalBot',
      obeysRobots: true,
      delayMs: 0,
      concurrency: 4,
      perHost: 1,
      ...more,
    },
    {
      fetch: (request) => {
        clock.starts.push(clock.now)
        return fetch(request)
      },
      store,
      now: () => clock.now,
      wait: async (ms) => {
        clock.now += ms
      },
      signal: new AbortController().signal,
    },
  )
  const results = [...(store.results() as Iterable<Parameters<CrawlStore['complete']>[1]>)]
  const pages = results.flatMap((result) => (result.kind === 'page' ? [result.page] : []))
  return {
    totals,
    requests: requests.filter((url) => !url.endsWith('/robots.txt')),
    depths: Object.fromEntries(pages.map(({ url, depth }) => [url.replace('https://shop.example', ''), depth])),
    checked: results.flatMap((result) => (result.kind === 'check' ? [result.checked] : [])),
    excluded: results.flatMap((result) => (result.kind === 'excluded' ? [result.url] : [])),
    pages,
    atOnce,
    clock,
    store,
  }
}

test('a page’s depth is its smallest number of clicks, including redirects', async () => {
  const { depths, requests } = await crawl({
    [HOME]: linking('home', '/a', '/b', '/old'),
    [at('/a')]: linking('a', '/deep', '/', '/a#part'),
    [at('/b')]: linking('b', '/c'),
    [at('/c')]: linking('c', '/new'),
    [at('/deep')]: linking('deep'),
    [at('/old')]: { status: 301, headers: { location: '/new' } },
    [at('/new')]: linking('new'),
  })
  expect(depths).toEqual({ '/': 0, '/a': 1, '/b': 1, '/old': 1, '/new': 1, '/deep': 2, '/c': 2 })
  expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted())
})

test('all spellings of a URL are one page, and an endless path is not followed', async () => {
  const { requests } = await crawl({
    [HOME]: linking('home', '/a%7eb', '/%61~b', 'HTTPS://SHOP.example:443/a~b#x', '/x/../a~b', '/a~b?', 'r/r/r/r/r'),
    [at('/a~b')]: linking('ab', 'mailto:a@shop.example', 'javascript:void(0)', 'tel:1'),
  })
  expect(requests).toEqual([HOME, at('/a~b')])
})

test('robots.txt, nofollow, and meta robots are obeyed; excluded URLs are listed, and nofollow links are checked', async () => {
  const { requests, excluded, checked, depths } = await crawl({
    [at('/robots.txt')]: { headers: { 'content-type': 'text/plain' }, html: 'User-agent: *\nDisallow: /cart' },
    [HOME]: `${linking('home', '/cart/1', '/closed')}<a rel="nofollow" href="/login">Log in</a>`,
    [at('/closed')]: `<meta name="robots" content="noindex, nofollow">${linking('closed', '/behind')}`,
    [at('/login')]: linking('login'),
    [at('/behind')]: linking('behind'),
  })
  expect(depths).toEqual({ '/': 0, '/closed': 1 })
  expect(excluded).toEqual([at('/cart/1')])
  expect(checked.map(({ url, status }) => [url, status])).toEqual([
    [at('/login'), 200],
    [at('/behind'), 200],
  ])
  expect(requests).not.toContain(at('/cart/1'))
})

test('a server error for robots.txt excludes the whole site', async () => {
  const { requests, excluded } = await crawl({ [at('/robots.txt')]: { status: 503 }, [HOME]: linking('home') })
  expect([requests, excluded]).toEqual([[], [HOME]])
})

test('if robots.txt gets no response, it is not requested again, and every URL of the host fails', async () => {
  const { requests, checked } = await crawl(
    {
      [HOME]: linking('home', 'https://gone.example/a', 'https://gone.example/b'),
      'https://gone.example/robots.txt': { fails: 'dns' },
    },
    { checksExternal: true },
  )
  expect(requests).toEqual([HOME])
  expect(checked.map(({ url, failure }) => [url, failure?.kind])).toEqual([
    ['https://gone.example/a', 'dns'],
    ['https://gone.example/b', 'dns'],
  ])
})

test('A8 a host gets one request at a time, at the interval of its Crawl-delay', async () => {
  const { atOnce, clock } = await crawl({
    [at('/robots.txt')]: { html: 'User-agent: Other\nCrawl-delay: 60\n\nUser-agent: *\nCrawl-delay: 7' },
    [HOME]: linking('home', '/a', '/b', '/c'),
  })
  expect(atOnce.most).toBe(1)
  expect(clock.starts.slice(1)).toEqual([0, 7_000, 14_000, 21_000])
})

test('after a 429, a site gets no requests until its Retry-After has passed', async () => {
  const { clock, pages } = await crawl(
    {
      [HOME]: linking('home', '/busy', '/later'),
      [at('/busy')]: { status: 429, headers: { 'retry-after': '20' } },
      [at('/later')]: linking('later'),
    },
    { delayMs: 1 },
  )
  expect(pages.map(({ status }) => status)).toEqual([200, 429, 200])
  expect((clock.starts.at(-1) ?? 0) - (clock.starts.at(-2) ?? 0)).toBe(20_000)
})

test('a crawl stops at its maximum of pages and continues without fetching a page twice', async () => {
  const site = {
    [HOME]: linking('home', '/a', '/b', '/c'),
    [at('/a')]: linking('a', '/d'),
    [at('/b')]: linking('b'),
    [at('/c')]: linking('c'),
    [at('/d')]: linking('d'),
  }
  const first = await crawl(site, { maxPages: 2 })
  expect([first.requests, first.totals.isCut]).toEqual([[HOME, at('/a')], true])
  const second = await crawl(site, { store: first.store })
  expect([second.requests, second.totals.isCut]).toEqual([[at('/b'), at('/c'), at('/d')], false])
})

test('external pages are checked with GET, and files with HEAD, then GET if it fails', async () => {
  const { checked, requests } = await crawl(
    {
      [HOME]: linking('home', 'https://other.example/page', 'https://other.example/a.pdf', 'https://gone.example/'),
      'https://other.example/page': '<h1 id="top-part">Other</h1><p>Something to read.</p>',
      'https://other.example/a.pdf': { status: 405 },
      'https://gone.example/': { fails: 'dns' },
    },
    { checksExternal: true },
  )
  expect(requests.slice(1).toSorted()).toEqual([
    'HEAD https://other.example/a.pdf',
    'https://gone.example/',
    'https://other.example/a.pdf',
    'https://other.example/page',
  ])
  expect(checked.find(({ url }) => url.endsWith('page'))?.page).toMatchObject({ anchors: ['top-part'], links: [] })
})

test('a start page that redirects to another host changes the site', async () => {
  const { pages } = await crawl({
    [HOME]: { status: 301, headers: { location: 'https://new.example/' } },
    'https://new.example/': linking('new', '/a', 'https://www.new.example/b'),
  })
  expect(pages.map(({ url, depth }) => [url, depth])).toEqual([
    [HOME, 0],
    ['https://new.example/', 0],
    ['https://new.example/a', 1],
    ['https://www.new.example/b', 1],
  ])
})

test('A4 a redirect to another protocol ends the page but not the crawl', async () => {
  const { pages, requests } = await crawl({
    [HOME]: linking('home', '/file', '/mail', '/a'),
    [at('/file')]: { status: 302, headers: { location: 'file:///etc/passwd' } },
    [at('/mail')]: { status: 302, headers: { location: 'mailto:a@shop.example' } },
    [at('/a')]: linking('a'),
  })
  expect(pages.map(({ url, status }) => [url, status])).toEqual([
    [HOME, 200],
    [at('/file'), 302],
    [at('/mail'), 302],
    [at('/a'), 200],
  ])
  expect(requests).toHaveLength(4)
})

test('A4 a start page that redirects to a file is the only page', async () => {
  const { pages, requests } = await crawl({ [HOME]: { status: 302, headers: { location: 'file:///etc/passwd' } } })
  expect([pages.length, requests]).toEqual([1, [HOME]])
})

test('a URL that was late once is requested again; one that is late twice, or refused, is not', async () => {
  for (const [fails, times, status, asked] of [
    ['time-limit', 1, 200, 2],
    ['time-limit', 2, null, 2],
    ['refused', 1, null, 1],
  ] as const) {
    const page = { fails, times, html: linking('busy for a moment') }
    const { pages, requests } = await crawl({ [HOME]: linking('home', '/a'), [at('/a')]: page })
    expect([fails, pages.find(({ url }) => url === at('/a'))?.status]).toEqual([fails, status])
    expect(requests.filter((url) => url === at('/a'))).toHaveLength(asked)
  }
})
