import { expect, test } from 'vitest'
import { isLive } from './live-paths.ts'

const known = {
  emptyLists: new Set(['/portfolio', '/blog']),
  emptySections: new Set(['/#pricing']),
  folders: [
    { folder: '/author/', paths: new Set(['/author/ada']) },
    { folder: '/blog/', paths: new Set(['/blog/a-post']) },
    { folder: '/services/', paths: new Set(['/services/seo']) },
  ],
}

test.each([
  ['/author/ada/', true],
  ['/author/gone/', false],
  ['/services/seo/#faq', true],
  ['/services/gone/', false],
  ['/services/', true],
  ['/portfolio#web', false],
  ['/portfolio/', false],
  ['/blog/', false],
  ['/blog/a-post', true],
  ['/blog/gone?from=menu', false],
  ['/blog/feed.xml', true],
  ['/blog/category/seo/', true],
  ['/#pricing', false],
  ['/#audit', true],
  ['/contact-us/', true],
  ['https://elsewhere.example/author/gone/', true],
  ['mailto:hello@agency.example', true],
])('a link to %s works: %s', (href, expected) => {
  expect(isLive(href, known)).toBe(expected)
})
