import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { REFUSED_URL } from '#engine/net/public-url.ts'
import { createHostLimit } from '#providers/http/host-limit.ts'
import { fetchOnLoopback, serving } from '#tests/support/egress.ts'
import { gatherCrawl } from './crawl.ts'

async function inFolder<T>(work: (folder: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'crawls-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const sources = (folder: string) => ({
  fetchPublic: fetchOnLoopback(),
  limiter: createHostLimit(),
  folder,
  agent: 'PrairieSignalBot',
  signal: new AbortController().signal,
  delayMs: 0,
})

test('A4 A8 a crawl uses the egress layer, reads robots.txt and a gzipped sitemap, and continues without refetching', {
  tags: 'extended',
}, async () => {
  const requests: string[] = []
  await inFolder((folder) =>
    serving(
      (request, response) => {
        const { url = '', headers } = request
        requests.push(url)
        expect(headers['user-agent']).toBe('Test/1.0')
        const origin = `http://${headers.host}`
        if (url === '/robots.txt')
          return void response.end(`User-agent: *\nDisallow: /cart\nSitemap: ${origin}/map.xml.gz`)
        if (url === '/map.xml.gz')
          return void response.end(gzipSync(`<urlset><url><loc>${origin}/?a=1&amp;b=2</loc></url></urlset>`))
        response.setHeader('content-type', 'text/html')
        if (url === '/')
          return void response.end('<a href="/a">A</a><a href="/cart">Cart</a><a href="http://10.0.0.1/">Inside</a>')
        if (url === '/a') return void response.end('<a href="/">Home</a>')
        response.writeHead(404).end()
      },
      async (port) => {
        const url = `http://127.0.0.1:${port}/`
        const first = await gatherCrawl({ url, maxPages: 1, maxChecks: 0, checksExternal: true }, sources(folder))
        expect([first.pages.length, first.isCut]).toEqual([1, true])
        const site = await gatherCrawl({ url, maxPages: 10, checksExternal: true }, sources(folder))
        expect(site.pages.map((page) => [page.url, page.depth])).toEqual([
          [url, 0],
          [`${url}a`, 1],
        ])
        expect(site.checked).toMatchObject([{ url: 'http://10.0.0.1/', status: null, failure: { kind: 'refused' } }])
        expect(site.excluded).toEqual([`${url}cart`])
        expect(site.sitemapUrls).toEqual([`${url}?a=1&b=2`])
        expect(site.missing.map(({ status }) => status)).toEqual([404])
      },
    ),
  )
  expect(requests.length).toBe(new Set(requests).size)
})

test('two requests for the same crawl share it', async () => {
  const requests: string[] = []
  await inFolder((folder) =>
    serving(
      (request, response) => {
        requests.push(request.url ?? '')
        response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end('<p>Home</p>')
      },
      async (port) => {
        const request = { url: `http://127.0.0.1:${port}/`, maxPages: 5, maxChecks: 0 }
        const [one, other] = await Promise.all([
          gatherCrawl(request, sources(folder)),
          gatherCrawl(request, sources(folder)),
        ])
        expect(other.pages).toEqual(one.pages)
      },
    ),
  )
  expect(requests).toEqual(['/robots.txt', '/'])
})

test('A1 a crawl of a URL with a user name is refused with a message', async () => {
  await inFolder(async (folder) => {
    const crawl = gatherCrawl({ url: 'http://example.com@10.0.0.1/', maxPages: 1 }, sources(folder))
    await expect(crawl).rejects.toMatchObject({ code: 'invalid', message: REFUSED_URL, errors: { url: REFUSED_URL } })
  })
})
