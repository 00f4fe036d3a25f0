import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ...[
    '/services/',
    '/services/seo/',
    '/tools/',
    '/tools/md5-generator/',
    '/tools/formulas/link-position/',
    '/blog/',
    '/blog/category/seo/',
  ],
  ...['/author/maren.holt/', '/founder/ada/', '/career/', '/case-study/', '/creative/', '/testimonial/'],
  ...['/our-journey/', '/contact-us/', '/privacy-policy/', '/terms-and-conditions/', '/search/', '/styleguide/'],
])('R-064: %s is written with the slash, and the form without leads to it', (path) => {
  expect(canonicalPath(path)).toBeUndefined()
  expect(canonicalPath(path.slice(0, -1))).toBe(path)
  expect(canonicalPath(`${path}/`)).toBe(path)
})

test.each([
  ...['/blog/page/2', '/blog/a-post', '/blog/a-post.md', '/blog/feed.xml', '/blog/category/seo/feed.xml'],
  ...['/case-study/ai-content-tool', '/career/seo-analyst', '/portfolio', '/preview/posts/1'],
  ...['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemaps/posts.xml', '/manifest.webmanifest'],
  ...['/.well-known/security.txt', '/.well-known/change-password', '/a-key-of-ours.txt'],
])('R-064: %s is written without the slash, and the form with one leads to it', (path) => {
  expect(canonicalPath(path)).toBeUndefined()
  expect(canonicalPath(`${path}/`)).toBe(path)
})

test('R-045 R-064: the first page of the blog has one address', () => {
  for (const path of ['/blog/page/1', '/blog/page/1/']) expect(canonicalPath(path)).toBe('/blog/')
  for (const path of ['/licences', '/licences/']) expect(canonicalPath(path)).toBe('/licenses')
})

test.each([
  ['/blog/page', '/blog/'],
  ['/blog/category', '/blog/'],
  ['/author', '/blog/'],
  ['/founder', '/our-journey/'],
  ['/newsletter', '/blog/'],
  ['/sitemaps', '/sitemap.xml'],
])('R-064: %s is incomplete and leads to %s', (path, place) => {
  expect(canonicalPath(path)).toBe(place)
  expect(canonicalPath(`${path}/`)).toBe(place)
})

test('R-064: nothing else is redirected: not the home page, calls or files of the build', () => {
  for (const path of ['/', '/api/get-authors/', '/api/get-authors', '/_astro/a.css'])
    expect(canonicalPath(path)).toBeUndefined()
})

test.each([
  ['//', '/'],
  ['///x//', '/x/'],
  ['/blog//page/2', '/blog/page/2'],
  ['/services//seo', '/services/seo/'],
  ['//evil.example/blog', '/evil.example/blog'],
])('R13 D5: %s is another spelling of %s, on this host', (path, single) => {
  expect(canonicalPath(path)).toBe(single)
})
