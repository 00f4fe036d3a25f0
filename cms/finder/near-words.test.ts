import { expect, test } from 'vitest'
import { fitsNearly, isTypo, nearPattern } from './near-words.ts'

test.each([
  ['brnad', 'brand', true],
  ['brad', 'brand', true],
  ['brande', 'brand', true],
  ['brend', 'brand', true],
  ['bread', 'brand', false],
  ['cat', 'car', false],
])('%s is a typo of %s: %s', (typed, word, expected) => {
  expect(isTypo(typed, word)).toBe(expected)
})

test('§6 every word must match, complete or not, with or without typos', () => {
  expect(fitsNearly(['shpoify', 'migr'], 'Shopify migration')).toBe(true)
  expect(fitsNearly(['migartio'], 'Shopify migration')).toBe(true)
  expect(fitsNearly(['shopify', 'orchard'], 'Shopify migration')).toBe(false)
})

test.each([
  ['shpoify', 'shopify migration'],
  ['migartio', 'shopify migration'],
  ['brande', 'a new brand'],
  ['brad', 'a new brand'],
  ['bread', 'a new brand'],
  ['rand', 'a new brand'],
  ['zyzyva', 'zyzzyva orchard'],
  ['orchad', 'zyzzyva orchard'],
  ['car', 'a cat'],
  ['(cafe', 'a cafe'],
])('§6 the database finds “%s” in “%s” exactly when it is near', (word, text) => {
  const pattern = new RegExp(nearPattern(word).replace('\\m', '(?<![\\p{L}\\p{N}])'), 'u')
  expect(pattern.test(text)).toBe(fitsNearly([word], text))
})
