import { expect, test } from 'vitest'
import { keyOfTag, keysOfPage, sharedCacheHeaders } from './shared-caching.ts'

const page = { tags: new Set(['posts', 'posts/12']), stale: false }
const sent = { page, status: 200, url: '/blog/', isStaff: false, setsCookie: false, cacheControl: 'public, max-age=0' }

test('a page is stored by shared caches under the keys of what it read', () => {
  const headers = sharedCacheHeaders(sent)
  expect(headers['cdn-cache-control']).toMatch(/^max-age=\d+, stale-if-error=\d+$/)
  expect(headers['surrogate-key']).toBe(`all ${keyOfTag('posts')} ${keyOfTag('posts/12')}`)
  expect(headers['cache-tag']).toBe(headers['surrogate-key']?.replaceAll(' ', ','))
})

test.each([
  ['a stale page', { page: { ...page, stale: true } }],
  ['what is no page', { page: undefined }],
  ['a page with a query', { url: '/blog/?utm_source=a' }],
  ['a page for staff', { isStaff: true }],
  ['a response with a cookie', { setsCookie: true }],
  ['an error', { status: 404 }],
  ['a private page', { cacheControl: 'private' }],
  ['a page not to be stored', { cacheControl: 'no-store' }],
])('%s is not stored by shared caches', (_what, other) => {
  expect(sharedCacheHeaders({ ...sent, ...other })).toEqual({ 'cdn-cache-control': 'no-store' })
})

test('a file whose URL names its content is left to its own header, unless it sets a cookie', () => {
  const file = { ...sent, page: undefined, cacheControl: 'public, max-age=31536000, immutable' }
  expect(sharedCacheHeaders(file)).toEqual({})
  expect(sharedCacheHeaders({ ...file, setsCookie: true })).toEqual({ 'cdn-cache-control': 'no-store' })
})

test('the keys of a page that read thousands of documents fit into a header', () => {
  const tags = new Set(Array.from({ length: 5_000 }, (_, i) => `posts/${i}`))
  expect(keysOfPage(tags)).toEqual(['all', 'many'])
  expect(keysOfPage(new Set([...tags].slice(0, 400))).join(' ').length).toBeLessThan(6_000)
})
