import { expect, test } from 'vitest'
import { rankRelated } from './related.ts'

const current = { id: 1, categories: ['seo', 'speed'], publishDate: '2026-06-01' }
const posts = [
  { id: 1, categories: ['seo', 'speed'], publishDate: '2026-06-01' },
  { id: 2, categories: ['paid'], publishDate: '2026-09-01' },
  { id: 3, categories: ['seo'], publishDate: '2026-01-01' },
  { id: 4, categories: ['speed', 'seo'], publishDate: '2025-01-01' },
  { id: 5, categories: ['seo'], publishDate: '2026-02-01' },
  { id: 6, categories: [], publishDate: null },
]
const ids = (ranked: { id: number }[]) => ranked.map(({ id }) => id)

test('R-132 related posts share the most categories, then are newest, and exclude the post itself', () => {
  expect(ids(rankRelated(current, posts))).toEqual([4, 5, 3])
  expect(ids(rankRelated(current, posts, { limit: 9 }))).toEqual([4, 5, 3, 2, 6])
})

test('R-132 related posts start with the editor’s choice, in that order', () => {
  expect(ids(rankRelated(current, posts, { chosen: [6, 2] }))).toEqual([6, 2, 4])
  expect(ids(rankRelated(current, posts, { chosen: [1, 99, 3] }))).toEqual([3, 4, 5])
})

test('R-132 a related post appears once', () => {
  expect(ids(rankRelated(current, [...posts, ...posts], { limit: 9 }))).toEqual([4, 5, 3, 2, 6])
  expect(rankRelated(current, [])).toEqual([])
})
