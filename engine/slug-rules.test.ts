import { expect, test } from 'vitest'
import { slugProblem } from './slug-rules.ts'

test.each([
  ['posts', 'a-post', undefined],
  ['posts', 'A Post!', 'Use lowercase letters and digits, with single hyphens between words: a-post'],
  ['posts', 'a--post', 'Use lowercase letters and digits, with single hyphens between words: a-post'],
  ['posts', 'a/b', 'Use lowercase letters and digits, with single hyphens between words: a-b'],
  ['posts', '…', 'A slug needs at least one letter or digit.'],
  ['posts', 'a'.repeat(201), 'A slug has at most 200 characters; this one has 201.'],
  ['pages', 'blog', '/blog/ is a page or folder of the site itself. Choose another slug.'],
  ['pages', 'admin', '/admin/ is a page or folder of the site itself. Choose another slug.'],
  ['posts', 'blog', undefined],
])('§1 the message about %s/%s is right', (collection, slug, problem) => {
  expect(slugProblem(collection, slug)).toBe(problem)
})
