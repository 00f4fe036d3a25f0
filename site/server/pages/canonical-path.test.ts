import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ...[
    '/services/',
    '/services/seo/',
    '/tools/',
    '/tools/md5-generator/',
    '/tools/formulas/link-position/',
    '/tools/assistants/',
    '/blog/',
    '/blog/category/seo/',
    '/audit/',
    '/audit/rules/',
    '/audit/rules/title-missing/',
    '/audit/monthly/confirm/',
    '/audit/V1StGXR8_Z5jdHi6B-myTQ/',
    '/audit/V1StGXR8_Z5jdHi6B-myTQ/findings/title-missing/',
  ],
  ...['/author/maren.holt/', '/founder/ada/', '/career/', '/case-study/', '/creative/', '/testimonial/'],
  ...['/our-journey/', '/contact-us/', '/privacy-policy/', '/terms-and-conditions/', '/search/', '/styleguide/'],
])('R-064 %s has a slash, and the path without one redirects', (path) => {
  expect(canonicalPath(path)).toBeUndefined()
  expect(canonicalPath(path.slice(0, -1))).toBe(path)
  expect(canonicalPath(`${path}/`)).toBe(path)
})

test.each([
  ...['/mcp', '/blog/page/2', '/blog/a-post', '/blog/a-post.md', '/blog/feed.xml', '/blog/category/seo/feed.xml'],
  ...['/case-study/ai-content-tool', '/career/seo-analyst', '/portfolio', '/preview/posts/1'],
  ...['/audit/V1StGXR8_Z5jdHi6B-myTQ/report.json', '/audit/V1StGXR8_Z5jdHi6B-myTQ/frames/0-1.jpg'],
  ...['/audit/report.schema.json'],
  ...['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemaps/posts.xml', '/manifest.webmanifest'],
  ...['/.well-known/security.txt', '/.well-known/change-password', '/a-key-of-ours.txt'],
])('R-064 %s has no slash, and the path with one redirects', (path) => {
  expect(canonicalPath(path)).toBeUndefined()
  expect(canonicalPath(`${path}/`)).toBe(path)
})

test('R-045 R-064 the first page of the blog has one path', () => {
  for (const path of ['/blog/page/1', '/blog/page/1/']) expect(canonicalPath(path)).toBe('/blog/')
  for (const path of ['/licences', '/licences/']) expect(canonicalPath(path)).toBe('/licenses')
})

test.each([
  ['/career', '/career/'],
  ['/services', '/services/'],
  ['/testimonial', '/testimonial/'],
  ['/our-journey', '/our-journey/'],
  ['/portfolio', '/portfolio'],
])('R-045 R-064 the pages of %s have one path each', (list, first) => {
  for (const path of [`${list}/page`, `${list}/page/1`, `${list}/page/1/`]) expect(canonicalPath(path)).toBe(first)
  expect(canonicalPath(`${list}/page/2`)).toBeUndefined()
  expect(canonicalPath(`${list}/page/2/`)).toBe(`${list}/page/2`)
})

test.each([
  ['/blog/page', '/blog/'],
  ['/blog/category', '/blog/'],
  ['/author', '/blog/'],
  ['/founder', '/our-journey/'],
  ['/newsletter', '/blog/'],
  ['/audit/monthly', '/audit/'],
  ['/sitemaps', '/sitemap.xml'],
])('R-064 %s is incomplete and redirects to %s', (path, place) => {
  expect(canonicalPath(path)).toBe(place)
  expect(canonicalPath(`${path}/`)).toBe(place)
})

test('R-064 the home page, calls, and build files are not redirected', () => {
  for (const path of ['/', '/api/get-authors/', '/api/get-authors', '/_astro/a.css'])
    expect(canonicalPath(path)).toBeUndefined()
})

test.each([
  ['//', '/'],
  ['///x//', '/x/'],
  ['/blog//page/2', '/blog/page/2'],
  ['/services//seo', '/services/seo/'],
  ['//evil.example/blog', '/evil.example/blog'],
])('R13 D5 %s is another spelling of %s on this host', (path, single) => {
  expect(canonicalPath(path)).toBe(single)
})
