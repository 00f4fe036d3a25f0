import { expect, test } from 'vitest'
import { fitsNearly, isTypo } from './near-words.ts'

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

test('§6: every word fits, finished or not, with a typo or not', () => {
  expect(fitsNearly(['shpoify', 'migr'], 'Shopify migration')).toBe(true)
  expect(fitsNearly(['migartio'], 'Shopify migration')).toBe(true)
  expect(fitsNearly(['shopify', 'orchard'], 'Shopify migration')).toBe(false)
})
