import { expect, test } from 'vitest'
import { filesOf } from './sitemap.ts'

const entries = Array.from({ length: 5 }, (_, at) => ({ path: `/blog/${at}`, changed: undefined }))

test('S-22 a kind with too many pages for one file is split without loss or duplicates', () => {
  const files = filesOf('posts', entries, 2)
  expect(files.map(({ name }) => name)).toEqual(['posts', 'posts-2', 'posts-3'])
  expect(files.flatMap((file) => file.entries)).toEqual(entries)
})

test('S-22 50,000 pages fit into one file, one more needs another, and none needs none', () => {
  const many = Array.from({ length: 50_001 }, (_, at) => ({ path: `/${at}`, changed: undefined }))
  expect(filesOf('posts', many.slice(1))).toHaveLength(1)
  expect(filesOf('posts', many)).toHaveLength(2)
  expect(filesOf('posts', [])).toEqual([])
})
