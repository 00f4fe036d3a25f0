import { expect, test } from 'vitest'
import { rankTrending } from './trending.ts'

const posts = [
  { slug: 'old', views: 0, publishDate: '2026-01-01' },
  { slug: 'new', publishDate: '2026-11-01' },
  { slug: 'read', views: 40, publishDate: '2024-01-01' },
  { slug: 'pinned-old', pinned: true, views: null, publishDate: '2023-01-01' },
  { slug: 'read-more', views: 41, pinned: false, publishDate: '2022-01-01' },
  { slug: 'pinned-read', pinned: true, views: 3, publishDate: '2022-01-01' },
  { slug: 'undated' },
]

test('R-128 trending posts are pinned first, then most viewed, then newest', () => {
  const order = ['pinned-read', 'pinned-old', 'read-more', 'read', 'new', 'old', 'undated']
  expect(rankTrending(posts).map(({ slug }) => slug)).toEqual(order)
  expect(rankTrending([...posts].reverse()).map(({ slug }) => slug)).toEqual(order)
  expect(rankTrending(posts, 2).map(({ slug }) => slug)).toEqual(order.slice(0, 2))
})

test('R-128 sorting trending posts does not change the input', () => {
  const unsorted = [...posts]
  rankTrending(unsorted)
  expect(unsorted).toEqual(posts)
})
