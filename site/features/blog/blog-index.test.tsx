import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlogIndex, type BlogIndexProps } from './blog-index.tsx'
import { CategoryPage } from './category-page.tsx'
import type { PostCardProps } from './post-card.tsx'

const card = (n: number): PostCardProps => ({
  href: `/blog/post-${n}`,
  title: `Post ${n}`,
  excerpt: `Excerpt ${n}`,
  dateIso: '2023-02-21',
  dateText: 'Feb 21, 2023',
  minutes: 6,
  author: { name: 'Ruth Amari', username: 'ruth.amari', href: '/author/ruth.amari/' },
  picture: { art: { kind: 'cover', weather: 'dawn', cover: { form: 'words', caption: String(n) } }, alt: 'Bars' },
})
const cards = (count: number) => Array.from({ length: count }, (_, i) => card(i + 1))
const render = (props: Partial<BlogIndexProps> = {}) => {
  const posts = cards(10)
  return renderToStaticMarkup(
    <BlogIndex
      page={1}
      total={3}
      categories={[{ title: 'SEO', slug: 'seo' }]}
      posts={posts}
      recommended={cards(3)}
      trending={[]}
      courses={[]}
      year={2026}
      {...props}
    />,
  )
}
/** Returns the HTML from the opening tag with this class to its closing tag. */
const part = (html: string, className: string, tag: string) =>
  new RegExp(`<${tag} class="[^"]*${className}[^"]*".*?</${tag}>`, 's').exec(html)?.[0] ?? ''
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

test('R-106 R-107 R-108 R-109 the first post is featured, new, labeled, and linked', () => {
  const featured = part(render(), 'featured', 'article')
  expect(featured).toContain('<a href="/blog/post-1">Post 1</a>')
  expect(featured).toContain('<span class="badge">New</span> Blog read - 6 minute')
  expect(featured).not.toContain('target=')
})

test('R-110 R-296 the grid has posts 2 to n of the page', () => {
  const grid = part(render(), 'post-grid', 'ul')
  expect(count(grid, /<article class="post-card">/g)).toBe(9)
  expect(grid).not.toContain('post-1"')
})

test('R-115 a later page features its own first post', () => {
  const html = render({ page: 2, posts: [card(11), card(12)] })
  expect(part(html, 'featured', 'article')).toContain('href="/blog/post-11"')
  expect(count(part(html, 'post-grid', 'ul'), /<article/g)).toBe(1)
})

test('R-112 R-296 “Recommended” shows three posts', () => {
  const html = render()
  const recommended = html.slice(html.indexOf('Recommended'))
  expect([...recommended.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/blog/post-1',
    '/blog/post-2',
    '/blog/post-3',
  ])
})

test('R-113 pagination follows its grid', () => {
  const html = render()
  expect(html.indexOf('post-grid')).toBeLessThan(html.indexOf('aria-label="Pagination"'))
  expect(html.indexOf('aria-label="Pagination"')).toBeLessThan(html.indexOf('Recommended'))
  expect(render()).toContain('<nav class="pagination" aria-label="Pagination">')
  expect(render({ total: 1 })).not.toContain('Pagination')
})

test('R-116 R-118 R-119 a card shows image, title, excerpt, date, avatar, username, and minutes', () => {
  const html = part(part(render(), 'post-grid', 'ul'), 'post-card', 'article')
  for (const piece of [
    '<svg class="art art-cover',
    'Post 2',
    'Excerpt 2',
    '<time dateTime="2023-02-21">Feb 21, 2023</time>',
    '<svg class="avatar',
    'ruth.amari',
    '6 minute',
  ]) {
    expect(html.replace('datetime', 'dateTime')).toContain(piece)
  }
})

test('R-120 a card has one link', () => {
  expect(count(part(part(render(), 'post-grid', 'ul'), 'post-card', 'article'), /<a /g)).toBe(1)
})

test('R-116 a card without image, author, date, and excerpt shows its title in their place', () => {
  const bare: PostCardProps = { href: '/blog/a', title: 'A', excerpt: '', dateIso: '', dateText: '', minutes: 6 }
  const html = part(render({ posts: [card(1), bare] }), 'post-grid', 'ul')
  expect(html).toMatch(/<svg class="art art-cover[^>]* aria-hidden="true">.*<text class="figure"[^>]*>A<\/text>/)
  expect(html.replace(/<svg.*<\/svg>/, '')).toBe(
    '<ul class="post-grid"><li><article class="post-card"><h3 class="card-title"><a href="/blog/a">A</a></h3><p class="post-meta"><span>6 minute</span></p></article></li></ul>',
  )
})

test('R-116 a photo replaces the drawn portrait', () => {
  const avatar = { src: '/images/p/d/ab-400x400.jpg', width: 400, height: 400, alt: 'Ruth' }
  const post = {
    ...card(2),
    author: { name: 'Ruth Amari', username: 'ruth.amari', href: '/author/ruth.amari/', avatar },
  }
  const html = part(render({ posts: [card(1), post] }), 'post-grid', 'ul')
  expect(html).toMatch(/<img class="avatar" src="\/images\/p\/d\/ab-400x400\.jpg\?[^"]+"/)
  expect(html).not.toContain('<svg class="avatar')
})

test.each([2026, 2031])('R-126 R-129 R-308 the carousels have the year %i', (year) => {
  const html = render({ trending: cards(4), courses: cards(2), year })
  expect(html).toContain(`<h2>Trending Article ${year}</h2>`)
  expect(html).toContain(`<h2>Best ${year} Courses</h2>`)
})

test('R-127 R-130 an empty carousel is left out', () => {
  expect(render()).not.toMatch(/Trending Article|Courses/)
  expect(render({ trending: cards(1) })).not.toContain('Courses')
  expect(render({ courses: cards(1) })).not.toContain('Trending')
})

test('R-132 the selected category is marked', () => {
  expect(part(render(), 'filter', 'nav')).toContain(
    '<a href="/blog/" aria-current="page">All</a><a href="/blog/category/seo/">SEO</a>',
  )
  const category = { title: 'SEO', slug: 'seo', description: 'Found.' }
  const html = renderToStaticMarkup(<CategoryPage category={category} categories={[category]} posts={cards(2)} />)
  expect(part(html, 'filter', 'nav')).toContain(
    '<a href="/blog/">All</a><a href="/blog/category/seo/" aria-current="page">SEO</a>',
  )
  expect(html).toContain('<h1>SEO</h1>')
})

test('R-106 a blog without posts says so', () => {
  const html = render({ posts: [], recommended: [], total: 1 })
  expect(html).toContain('No articles yet.')
  expect(html).not.toMatch(/Articles|Recommended|featured/)
})

test('R-106 headings have one h1 and skip no level', () => {
  const levels = [...render({ trending: cards(2) }).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? level)).toBeLessThanOrEqual(1)
})
