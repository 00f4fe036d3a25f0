import { afterAll, beforeAll, expect, test } from 'vitest'
import { minimalPost, signIn } from '../support/editor.ts'
import { normalizedText, page } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

const slug = 'a-post-of-the-publishing-test'
let editor: Awaited<ReturnType<typeof signIn>>
let id: number

beforeAll(async () => {
  editor = await signIn()
  // All of them are in the page cache before anything changes.
  for (const path of ['/blog/', '/blog/feed.xml', '/sitemaps/posts.xml']) await page(path)
})

afterAll(async () => {
  if (id) await editor.remove('posts', id)
})

test('publishing a post updates the blog, its page, the feed, and the sitemap immediately', async () => {
  id = (await editor.create('posts', minimalPost(slug))).id
  await Promise.all(
    ['/blog/', '/blog/feed.xml', '/sitemaps/posts.xml'].map((path) =>
      waitFor(async () => (await page(path)).html.includes(`/blog/${slug}`)),
    ),
  )
  expect((await page(`/blog/${slug}`)).status).toBe(200)
})

test('a changed title appears everywhere', async () => {
  await page(`/blog/${slug}`)
  await editor.update('posts', id, { title: 'A title that was changed', _status: 'published' })
  await Promise.all(
    ['/blog/', '/blog/feed.xml', `/blog/${slug}`].map((path) =>
      waitFor(async () => (await page(path)).html.includes('A title that was changed')),
    ),
  )
})

test('a conditional request gets 304 until the post changes', async () => {
  const etag = (await page(`/blog/${slug}`)).response.headers.get('etag') ?? ''
  expect((await page(`/blog/${slug}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  await editor.update('posts', id, { excerpt: 'Other words of an excerpt.', _status: 'published' })
  await waitFor(async () => (await page(`/blog/${slug}`, { headers: { 'if-none-match': etag } })).status === 200)
})

test('an unpublished post disappears immediately', async () => {
  await editor.update('posts', id, { _status: 'draft' })
  await waitFor(async () => (await page(`/blog/${slug}`)).status === 404)
  await waitFor(async () => !(await page('/blog/')).html.includes(slug))
})

test('a page that is read while it changes is never left stale', async () => {
  await editor.update('posts', id, { _status: 'published', title: 'Round 0' })
  let reading = true
  const readers = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (reading) await page(`/blog/${slug}`)
    }),
  )
  for (let round = 1; round <= 15; round++) {
    await editor.update('posts', id, { _status: 'published', title: `Round ${round}.` })
    await waitFor(async () => (await page(`/blog/${slug}`)).html.includes(`Round ${round}.`))
  }
  reading = false
  await readers
})

test('a change of the navigation appears on every page', async () => {
  const { menus } = (await editor.readGlobal('navigation')) as { menus: { lead: string }[] }
  const [first, ...rest] = menus
  await page('/blog/')
  await editor.updateGlobal('navigation', { menus: [{ ...first, lead: 'A sentence that an editor wrote.' }, ...rest] })
  for (const path of ['/', '/blog/'])
    await waitFor(async () => (await page(path)).html.includes('A sentence that an editor wrote.'))
  await editor.updateGlobal('navigation', { menus })
})

test('a menu whose columns are empty keeps its link, and leaves if that leads nowhere either', async () => {
  const { menus } = (await editor.readGlobal('navigation')) as { menus: { label: string }[] }
  const withMenu = async (moreHref: string) => {
    const added = { label: 'Spare menu', lead: 'Nothing yet.', moreLabel: 'Everything', moreHref, columns: [] }
    await editor.updateGlobal('navigation', { menus: [...menus.slice(0, -1), added] })
  }
  const isShown = async () => (await page('/')).html.includes('id="menu-spare-menu"')
  await withMenu('/blog/')
  await waitFor(isShown)
  await withMenu('/case-study/no-such-study')
  await waitFor(async () => !(await isShown()))
  await editor.updateGlobal('navigation', { menus })
})

test('a post with only a title renders', async () => {
  const bare = await editor.create('posts', {
    title: 'Nothing but a title',
    slug: 'nothing-but-a-title',
    excerpt: '-',
    publishDate: '2020-01-01T12:00:00.000Z',
    _status: 'published',
  })
  const { status, document, html } = await page('/blog/nothing-but-a-title')
  expect(status).toBe(200)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(html).not.toMatch(/undefined|\[object|NaN/)
  await waitFor(async () => (await page('/blog/page/3')).html.includes('nothing-but-a-title'))
  const list = await page('/blog/page/3')
  expect(list.status).toBe(200)
  // Without text to count, the specification's constant applies.
  const card = [...list.document.querySelectorAll('article')].find((article) =>
    normalizedText(article).includes('Nothing but a title'),
  )
  expect(normalizedText(card)).toContain('6 minute')
  await editor.remove('posts', bare.id)
})

test('a post whose author and category were deleted still renders', async () => {
  const author = await editor.create('authors', { name: 'Short Stay', username: 'short.stay' })
  const category = await editor.create('categories', { title: 'Passing', slug: 'passing' })
  const orphan = await editor.create(
    'posts',
    minimalPost('an-orphan', { author: author.id, categories: [category.id] }),
  )
  await waitFor(async () => (await page('/blog/an-orphan')).html.includes('short.stay'))
  await editor.remove('authors', author.id)
  await editor.remove('categories', category.id)
  await waitFor(async () => !(await page('/blog/an-orphan')).html.includes('short.stay'))
  expect((await page('/blog/an-orphan')).status).toBe(200)
  await editor.remove('posts', orphan.id)
})

test('D1 markup in any text of a post is shown as text', async () => {
  const evil = '<img src=x onerror=alert(1)></script><script>alert(2)</script>'
  const post = await editor.create(
    'posts',
    minimalPost('markup', { title: evil, excerpt: evil, seo: { title: evil, description: evil } }),
  )
  for (const path of ['/blog/markup', '/blog/', '/blog/feed.xml']) {
    await waitFor(async () => (await page(path)).html.includes('onerror'))
    const { document } = await page(path)
    expect(document.querySelectorAll('img[src="x"]')).toHaveLength(0)
    expect(
      [...document.querySelectorAll('script:not([type="application/ld+json"])')].filter(({ textContent }) =>
        textContent?.includes('alert'),
      ),
    ).toEqual([])
    // Data may contain the text, but nothing that ends its element.
    for (const data of document.querySelectorAll('[type="application/ld+json"]'))
      expect(data.textContent).not.toContain('<')
  }
  await editor.remove('posts', post.id)
})

test('R-127 R-130 the courses carousel disappears when its category has no posts', async () => {
  const { coursesCategory } = (await editor.readGlobal('brand')) as { coursesCategory: { id: number } }
  const empty = await editor.create('categories', { title: 'Empty', slug: 'empty-category' })
  await editor.updateGlobal('brand', { coursesCategory: empty.id })
  await waitFor(async () => !/Best \d{4} Courses/.test((await page('/blog/')).html))
  await editor.updateGlobal('brand', { coursesCategory: coursesCategory.id })
  await waitFor(async () => /Best \d{4} Courses/.test((await page('/blog/')).html))
  await editor.remove('categories', empty.id)
})

test('R-128 a pinned post leads the trending carousel, but not on its own page', async () => {
  const path = '/blog/product-markup-that-matches-the-page'
  const [oldest] = await editor.find('posts', 'where[slug][equals]=product-markup-that-matches-the-page')
  const trendingOn = async (on: string) => {
    const links = (await page(on)).document.querySelectorAll('[data-carousel="trending"] a[href^="/blog/"]')
    return [...links].map((link) => link.getAttribute('href'))
  }
  expect((await trendingOn('/blog/'))[0]).not.toBe(path)
  await editor.update('posts', oldest?.id ?? 0, { pinned: true, _status: 'published' })
  await waitFor(async () => (await trendingOn('/blog/'))[0] === path)
  const onItsPage = await trendingOn(path)
  expect(onItsPage.length).toBeGreaterThan(0)
  expect(onItsPage).not.toContain(path)
  await editor.update('posts', oldest?.id ?? 0, { pinned: false, _status: 'published' })
})
