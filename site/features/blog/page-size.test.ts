import { expect, test } from 'vitest'
import { EXCERPT_WORDS, POSTS_PER_PAGE, pageCount, RECOMMENDED } from './page-size.ts'

test('R-114 R-296 the blog uses the specified page sizes', () => {
  expect({ POSTS_PER_PAGE, RECOMMENDED, EXCERPT_WORDS }).toEqual({
    POSTS_PER_PAGE: 10,
    RECOMMENDED: 3,
    EXCERPT_WORDS: 20,
  })
})

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [200, 20],
  [201, 21],
])('R-114 %i posts fill %i pages', (posts, pages) => {
  expect(pageCount(posts)).toBe(pages)
})
