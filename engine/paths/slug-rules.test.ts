import { expect, test } from 'vitest'
import { makeSlug, numberedSlug, slugProblem } from './slug-rules.ts'

test.each([
  ['Smørrebrød & Straße', 'smorrebrod-and-strasse'],
  ['Über Łódź, Đặng, þorn, ŋ, ﬁn', 'uber-lodz-dang-thorn-ng-fin'],
  ['ＡＢＣ ½ x²', 'abc-1-2-x2'],
  ['ガイド ｶﾞｲﾄﾞ', 'ガイド-ガイド'],
  ['Ёлка и йод', 'ёлка-и-йод'],
  ['نقشه‌ی راه', 'نقشه-ی-راه'],
  ['İstanbul ışığı', 'istanbul-isigi'],
  ['🎉 🚀', ''],
  ['A'.repeat(490), 'a'.repeat(75)],
  ['word '.repeat(100), Array(15).fill('word').join('-')],
  [`${'a'.repeat(75)} next`, 'a'.repeat(75)],
  ['語'.repeat(80), '語'.repeat(75)],
])('§1 the slug of “%s” is “%s”', (title, slug) => {
  expect(makeSlug(title)).toBe(slug)
  // What was made can be typed.
  if (slug) expect(slugProblem('posts', slug)).toBeUndefined()
})

test('§1 a number at the end keeps a slug within its length', () => {
  expect(numberedSlug('a-post', 1)).toBe('a-post')
  expect(numberedSlug('a-post', 2)).toBe('a-post-2')
  expect(numberedSlug('a'.repeat(75), 12)).toBe(`${'a'.repeat(72)}-12`)
})

test.each([
  ['posts', 'a-post', undefined],
  ['posts', 'A Post!', 'Use lowercase letters and digits, with single hyphens between words: a-post'],
  ['posts', 'a--post', 'Use lowercase letters and digits, with single hyphens between words: a-post'],
  ['posts', 'a/b', 'Use lowercase letters and digits, with single hyphens between words: a-b'],
  ['posts', 'ütf', 'Use lowercase letters and digits, with single hyphens between words: utf'],
  ['posts', 'Page', 'Use lowercase letters and digits, with single hyphens between words: page-2'],
  ['posts', '…', 'A slug needs at least one letter or digit. Type a word, such as spring-sale.'],
  [
    'posts',
    'a'.repeat(201),
    `A slug has at most 75 characters; this one has 201. Type, for example: ${'a'.repeat(75)}`,
  ],
  ['pages', 'blog', '/blog/ is a page or folder of the site itself. Type another slug, such as blog-2.'],
  ['pages', 'admin', '/admin/ is a page or folder of the site itself. Type another slug, such as admin-2.'],
  ['posts', 'page', '/blog/page/ is a page or folder of the site itself. Type another slug, such as page-2.'],
  ['posts', 'blog', undefined],
])('§1 the message about %s/%s is right', (collection, slug, problem) => {
  expect(slugProblem(collection, slug)).toBe(problem)
})
