import { expect, test } from 'vitest'
import { withoutDeadEnds } from './live-redirects.ts'
import type { Redirect } from './redirects.ts'

const siteUrl = 'https://agency.example'
const isLive = (_collection: string, slug: string) => slug === 'public'
const leads = (to: string, type: Redirect['type'] = '301') =>
  withoutDeadEnds([{ from: '/old', to, type }], siteUrl, isLive)[0]

test.each([
  ['/blog/unpublished', '/blog/'],
  ['/blog/unpublished/?a=1', '/blog/'],
  ['https://agency.example/case-study/unpublished', '/case-study/'],
  ['/services/unpublished/', '/services/'],
  ['/career/unpublished', '/career/'],
])('§1 a redirect to %s, which visitors cannot see, leads to %s for now', (to, list) => {
  expect(leads(to, '308')).toEqual({ from: '/old', to: list, type: '302' })
})

test.each([
  '/blog/public',
  '/blog/',
  '/blog/feed.xml',
  '/blog/page/2',
  '/imprint/',
  'https://elsewhere.example/blog/unpublished',
  'http://[',
])('§1 a redirect to %s stays unchanged', (to) => {
  expect(leads(to)).toEqual({ from: '/old', to, type: '301' })
})

test('§1 a path marked as gone stays gone', () => {
  expect(leads('/blog/unpublished', '410')).toEqual({ from: '/old', to: '/blog/unpublished', type: '410' })
})
