import { expect, test } from 'vitest'
import { isWorthPrefetching, mayPrefetch, PREFETCH_MARGIN } from './prefetch-rules.ts'

test('R-297 a link is prefetched within 200 px of the window', () => {
  expect(PREFETCH_MARGIN).toBe('200px')
})

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: '3g' }, false],
])('R-297 on a connection of %j prefetching is allowed: %s', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected)
})

const here = { origin: 'https://a.example', pathname: '/blog/', search: '' }

test.each([
  [{ pathname: '/services/seo/' }, true],
  [{ pathname: '/blog/' }, false],
  [{ pathname: '/search/', search: '?q=a' }, true],
  [{ pathname: '/', origin: 'https://b.example' }, false],
  [{ pathname: '/admin' }, false],
  [{ pathname: '/api/get-posts' }, false],
  [{ pathname: '/file.pdf', download: 'file.pdf' }, false],
])('R-297 from the blog, %j is prefetched: %s', (link, expected) => {
  expect(isWorthPrefetching({ ...here, ...link }, here)).toBe(expected)
})
