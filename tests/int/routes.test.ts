import { expect, test } from 'vitest'
import { api, page } from '../support/page.ts'
import { readSitemaps } from '../support/sitemaps.ts'

/** One canonical path for every route; where several kinds share a route, one is enough. */
const canonical = [
  '/services/',
  '/services/seo/',
  '/services/compare/',
  '/tools/',
  '/tools/md5-generator/',
  '/tools/assistants/',
  '/blog/',
  '/blog/page/2',
  '/blog/lastmod-is-a-promise',
  '/blog/lastmod-is-a-promise.md',
  '/blog/category/seo/',
  '/blog/category/seo/feed.xml',
  '/blog/feed.xml',
  '/author/maren.holt/',
  '/case-study/',
  '/case-study/ai-content-tool',
  '/career/',
  '/portfolio',
  '/testimonial/',
  '/our-journey/',
  '/founder/orla-brandvold/',
  '/creative/',
  '/contact-us/',
  '/privacy-policy/',
  '/terms-and-conditions/',
  '/search/',
  '/styleguide/',
  '/security/',
  '/bot/',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/posts.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
]

const otherForm = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)

test.each(canonical)('R-064 %s returns 200, and its other form redirects to it with one 308', async (path) => {
  expect((await page(path)).status).toBe(200)
  const other = await page(`${otherForm(path)}?utm_source=test`)
  expect({ status: other.status, location: other.response.headers.get('location') }).toEqual({
    status: 308,
    location: `${path}?utm_source=test`,
  })
})

test('R-064 every page in the sitemap has one form with 200 and one with 308', async () => {
  const { entries } = await readSitemaps()
  const inner = entries.filter(({ path }) => path !== '/')
  expect(inner.length).toBeGreaterThan(100)
  for (const { path } of inner) {
    const other = await page(otherForm(path), { method: 'HEAD' })
    expect({ path, status: other.status, location: other.response.headers.get('location') }).toEqual({
      path,
      status: 308,
      location: path,
    })
  }
}, 120_000)

test('R-045 R-064 the first page of the blog has one path', async () => {
  for (const path of ['/blog/page/1', '/blog/page/1/']) {
    const { status, response } = await page(path)
    expect({ status, location: response.headers.get('location') }).toEqual({ status: 308, location: '/blog/' })
  }
})

test('R-064 calls are never redirected, with or without a slash', async () => {
  for (const path of ['/get-authors', '/get-authors/', '/get-posts', '/get-posts/'])
    expect((await api(path)).status).toBe(200)
  for (const path of ['/no-such-call', '/no-such-call/']) expect((await api(path)).status).toBe(404)
})

test.each([
  '/no-such-page',
  '/no/such/page',
  '/services/no-such-service/',
  '/tools/no-such-tool/',
  '/blog/no-such-article',
  '/blog/no-such-article.md',
  '/blog/page/99',
  '/blog/page/two',
  '/blog/page/0',
  '/blog/category/no-such-category/',
  '/author/nobody/',
  '/case-study/no-such-study',
  '/career/no-such-vacancy',
  '/founder/nobody/',
  '/sitemaps/no-such-kind.xml',
  '/sitemaps/posts-2.xml',
  '/no-such-key.txt',
  '/favicon.gif',
])('S-24 %s returns 404 with a search and links, and is noindex', async (path) => {
  const { status, document, response } = await page(path)
  expect(status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  expect(document.querySelector('main form[action="/search/"] input[name="q"]')).not.toBeNull()
  expect(document.querySelectorAll('main a[href^="/"]').length).toBeGreaterThan(3)
})
