import { expect, test } from 'vitest'
import { normalizedText, page } from '../support/page.ts'

const POST = '/blog/canonical-redirect-or-noindex'
const year = new Date().getUTCFullYear()

test('R-043 R-106…R-109 the index features the first post, labeled New', async () => {
  const { status, document, texts } = await page('/blog/')
  expect(status).toBe(200)
  const [featured] = document.querySelectorAll('.featured')
  expect(document.querySelectorAll('.featured')).toHaveLength(1)
  expect(normalizedText(featured)).toMatch(/Blog read - \d+ minute/)
  expect(texts('.featured .badge')).toEqual(['New'])
  const link = featured?.querySelector('a')
  expect(link?.getAttribute('href')).toMatch(/^\/blog\/[a-z0-9-]+$/)
  expect(link?.hasAttribute('target')).toBe(false)
})

test('R-110 R-114 R-115 R-296 each index page has one featured post and up to nine in the grid, none twice', async () => {
  const seen: string[] = []
  for (const [path, count] of [
    ['/blog/', 9],
    ['/blog/page/2', 9],
    ['/blog/page/3', 3],
  ] as const) {
    const { document, texts } = await page(path)
    expect(texts('.articles h2, .articles .section-label')[0]).toBe('Articles')
    expect({ path, grid: document.querySelectorAll('.post-grid .post-card').length }).toEqual({ path, grid: count })
    for (const link of document.querySelectorAll('.featured a, .post-grid .post-card a'))
      seen.push(link.getAttribute('href') ?? '')
  }
  expect(new Set(seen).size).toBe(24)
  expect(seen).toHaveLength(24)
})

test('R-112 R-296 “Recommended” shows the first three posts of the list on each of its pages', async () => {
  const { document, texts } = await page('/blog/')
  const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  expect(texts('.recommended h2')).toEqual(['Recommended'])
  const first = [...hrefs('.featured a'), ...hrefs('.post-grid .post-card a')].slice(0, 3)
  expect(hrefs('.recommended a')).toEqual(first)
  const second = (await page('/blog/page/2')).document
  expect([...second.querySelectorAll('.recommended a')].map((link) => link.getAttribute('href'))).toEqual(first)
})

test('R-113 R-206 R-207 pagination links to the previous and next page', async () => {
  const { document } = await page('/blog/page/2')
  const nav = document.querySelector('nav[aria-label="Pagination"]')
  expect(nav?.querySelector('[aria-current="page"]')?.textContent).toContain('2')
  expect(nav?.querySelector('[rel="prev"]')?.getAttribute('href')).toBe('/blog/')
  expect(nav?.querySelector('[rel="next"]')?.getAttribute('href')).toBe('/blog/page/3')
  expect(document.title).toMatch(/page 2/)
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/blog\/page\/2$/)
})

test('R-205 the first page has no previous link, and the last has no next link', async () => {
  const first = await page('/blog/')
  expect(first.document.querySelector('[rel="prev"]')).toBeNull()
  expect(first.document.querySelector('nav [rel="next"]')).not.toBeNull()
  const last = await page('/blog/page/3')
  expect(last.document.querySelector('nav [rel="next"]')).toBeNull()
  expect(last.document.querySelector('nav [rel="prev"]')).not.toBeNull()
})

test.each([
  '/blog/page/0',
  '/blog/page/4',
  '/blog/page/x',
  '/blog/page/1.5',
  '/blog/page/-1',
  '/blog/no-such-post',
  '/blog/category/none/',
  '/author/nobody/',
  '/nowhere',
])('R-045 R-046 S-24 %s is a 404 with a search and suggestions', async (path) => {
  const { status, document, response } = await page(path)
  expect(status).toBe(404)
  expect(response.headers.get('cache-control')).not.toContain('immutable')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('main form[action="/search/"] input[name="q"]')).not.toBeNull()
  expect(document.querySelectorAll('main a[href^="/"]').length).toBeGreaterThan(1)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
})

test('R-116…R-120 R-295 a card has image, title, up to twenty words, date, author, reading time, and one link', async () => {
  const { document } = await page('/blog/')
  const cards = [...document.querySelectorAll('.post-grid .post-card')]
  for (const card of cards) {
    expect(card.querySelector('svg.art, img')).not.toBeNull()
    expect(normalizedText(card.querySelector('.card-title'))).not.toBe('')
    expect(normalizedText(card.querySelector('.excerpt')).split(' ').length).toBeLessThanOrEqual(20)
    expect(normalizedText(card.querySelector('.excerpt'))).not.toMatch(/(\.\.\.|…)$/)
    expect(normalizedText(card.querySelector('time'))).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    expect(card.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}/)
    expect(card.querySelector('.avatar')).not.toBeNull()
    expect(normalizedText(card.querySelector('.post-author'))).toMatch(/^[a-z]+\.[a-z]+$/)
    expect(normalizedText(card)).toMatch(/\d+ minute/)
    expect(card.querySelectorAll('a')).toHaveLength(1)
  }
  expect(cards.some((card) => normalizedText(card.querySelector('.excerpt')).split(' ').length === 20)).toBe(true)
})

test('R-121 R-122 a post has a back link, title, author, date, and cover', async () => {
  const { status, document, texts } = await page(POST)
  expect(status).toBe(200)
  const back = [...document.querySelectorAll('.post-head a')].find((link) => normalizedText(link) === 'Blog')
  expect(back?.getAttribute('href')).toBe('/blog/')
  expect(texts('h1')).toEqual(['Canonical, redirect, or noindex'])
  expect(normalizedText(document.querySelector('.post-head .post-meta'))).toContain('maren.holt')
  expect(normalizedText(document.querySelector('.post-head time'))).toBe('Oct 6, 2026')
  expect(document.querySelector('.post-head .avatar')).not.toBeNull()
  expect(document.querySelector('.post-cover svg.art, .post-cover img')).not.toBeNull()
})

test('R-123 the share links carry the URL of the post', async () => {
  const { document } = await page(POST)
  const hrefs = [...document.querySelectorAll('.share-row a[aria-label^="Share"]')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  expect(hrefs.length).toBeGreaterThanOrEqual(4)
  const encodedUrl = encodeURIComponent(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '?')
  for (const href of hrefs) expect(href).toContain(encodedUrl)
  expect(hrefs.some((href) => href === '#')).toBe(false)
})

test('R-124 a post has a table of contents for its headings, and one h1', async () => {
  const { document } = await page(POST)
  expect(document.querySelectorAll('.prose h1')).toHaveLength(0)
  const headings = [...document.querySelectorAll('.prose h2[id]')]
  expect(headings.length).toBeGreaterThan(2)
  expect([...document.querySelectorAll('.toc a')].map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(headings.map(({ id }) => `#${id}`)),
  )
  expect(document.querySelectorAll('.prose table th').length).toBeGreaterThan(0)
})

test('R-125 a post has no review form', async () => {
  const { document } = await page(POST)
  expect(document.querySelector('form[action="/api/create-review"]')).toBeNull()
})

test('R-126 R-129 R-308 both carousels carry the current year', async () => {
  const { texts, document } = await page('/blog/')
  expect(texts('h2')).toEqual(expect.arrayContaining([`Trending Article ${year}`, `Best ${year} Courses`]))
  const courses = [...document.querySelectorAll('.carousel, section')].find(
    (section) => normalizedText(section.querySelector('h2')) === `Best ${year} Courses`,
  )
  const links = new Set(
    [...(courses?.querySelectorAll('.slide a[href^="/blog/"]') ?? [])].map((link) => link.getAttribute('href')),
  )
  expect([...links].sort()).toEqual([
    '/blog/a-weekend-of-web-performance',
    '/blog/learn-paid-search-by-the-numbers',
    '/blog/technical-seo-in-four-weeks',
  ])
})

test('R-047 an author page shows the author and their posts', async () => {
  const { status, texts, document } = await page('/author/maren.holt/')
  expect(status).toBe(200)
  expect(texts('h1')[0]).toContain('Maren Holt')
  expect(document.querySelectorAll('.post-card, .post-grid article').length).toBeGreaterThan(3)
})

test('R-132 a category page lists only its posts', async () => {
  const { status, texts, document } = await page('/blog/category/courses/')
  expect(status).toBe(200)
  expect(texts('h1')[0]).toContain('Courses')
  expect(document.querySelectorAll('.post-card')).toHaveLength(3)
})

test('R-132 S-25 the feed is RSS 2.0 with absolute links and RFC 822 dates', async () => {
  const { response, html } = await page('/blog/feed.xml')
  expect(response.headers.get('content-type')).toContain('application/rss+xml')
  expect(html.match(/<item>/g)).toHaveLength(24)
  for (const [, link] of html.matchAll(/<link>([^<]+)<\/link>/g)) expect(link).toMatch(/^http/)
  for (const [, date = ''] of html.matchAll(/<pubDate>([^<]+)<\/pubDate>/g))
    expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
  expect(html).toMatch(/<atom:link href="http[^"]+\/blog\/feed\.xml" rel="self"/)
  const index = await page('/blog/')
  expect(
    index.document.querySelector('link[rel="alternate"][type="application/rss+xml"]')?.getAttribute('href'),
  ).toMatch(/\/blog\/feed\.xml$/)
})

test.each([
  ['a word of the title', 'lastmod', '/blog/lastmod-is-a-promise'],
  ['a word of the text', 'x-default', '/blog/hreflang-for-one-language-three-currencies'],
  ['a misspelled word', 'canonicel', '/blog/canonical-redirect-or-noindex'],
  ['another form of a word', 'redirecting', '/blog/canonical-redirect-or-noindex'],
])('R-132 the search finds %s', async (_what, words, expected) => {
  const { status, document } = await page(`/search/?q=${encodeURIComponent(words)}`)
  expect(status).toBe(200)
  const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toContain(expected)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
})

test('R-132 D1 a search for markup shows it as text, and an empty search works', async () => {
  const { status, document } = await page(`/search/?q=${encodeURIComponent('<script>alert(1)</script>')}`)
  expect(status).toBe(200)
  const scripts = [...document.scripts].filter(({ type }) => type !== 'application/ld+json')
  expect(scripts.filter(({ text }) => text.includes('alert'))).toEqual([])
  expect(document.querySelector('main input[name="q"]')?.getAttribute('value')).toBe('<script>alert(1)</script>')
  expect((await page('/search/')).status).toBe(200)
})
