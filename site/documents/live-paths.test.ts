import { expect, test } from 'vitest'
import { hasPage } from '#cms/database/client.ts'
import { isLive } from './live-paths.ts'

const paths: Record<string, Set<string>> = {
  authors: new Set(['/author/ada']),
  posts: new Set(['/blog/a-post']),
  categories: new Set(['/blog/category/seo']),
  services: new Set(['/services/seo']),
}
const known = {
  has: (path: string) => hasPage((collection) => paths[collection], path),
  empty: ['projects', 'posts', 'pricing-plans', 'team'],
}

test.each([
  ['/author/ada/', true],
  ['/author/gone/', false],
  ['/services/seo/#faq', true],
  ['/services/gone/', false],
  ['/services/compare/', true],
  ['/services/', true],
  ['/portfolio#web', false],
  ['/portfolio/', false],
  ['/blog/', false],
  ['/blog/a-post', true],
  ['/blog/gone?from=menu', false],
  ['/blog/feed.xml', true],
  ['/blog/category/seo/', true],
  ['/blog/category/gone/', false],
  ['/our-journey/', true],
  ['/#pricing', false],
  ['/#audit', true],
  ['/contact-us/', true],
  ['https://elsewhere.example/author/gone/', true],
  ['mailto:hello@agency.example', true],
])('a link to %s works: %s', (href, expected) => {
  expect(isLive(href, known)).toBe(expected)
})
