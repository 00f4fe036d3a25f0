import { expect, test } from 'vitest'
import { pairsOf, wordsOf } from './words.ts'

test.each([
  ['robots.txt', ['robots', 'txt']],
  ['Pell & Drury’s café', ['pell', 'drurys', 'cafe']],
  ["what's a/b?", ['whats', 'a', 'b']],
  ['JSON-LD 5.5x', ['json', 'ld', '5', '5x']],
  ["'; drop table posts; --", ['drop', 'table', 'posts']],
  [':* & | ! <-> ()', []],
  ['ﬁnd Größe', ['find', 'große']],
])('R-132 the words of %j are found', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('R-132 two adjacent words are found when they are typed as one', () => {
  expect(pairsOf(['white', 'label', 'seo'])).toEqual(['whitelabel', 'labelseo'])
  expect(pairsOf(['seo'])).toEqual([])
})
