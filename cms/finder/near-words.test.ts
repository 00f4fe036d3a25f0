import { expect, test } from 'vitest'
import { fitsNearly, isTypo, nearParts, nearPattern } from './near-words.ts'

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

test.each(['brand', 'zoll', 'shopify', 'migration', 'café', 'cat', 'h2o2'])(
  '§6 every text in which the database finds a word near “%s” has one of its parts',
  (word) => {
    const letters = [...new Set([...word, 'x'])]
    const places = Array.from({ length: word.length + 1 }, (_, at) => at)
    const typos = places.flatMap((at) => [
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      ...letters.flatMap((letter) => [
        word.slice(0, at) + letter + word.slice(at),
        word.slice(0, at) + letter + word.slice(at + 1),
      ]),
    ])
    const near = [word, ...typos].filter((text) => fitsNearly([word], text))
    expect(near.length).toBeGreaterThan(0)
    expect(near.filter((text) => !nearParts(word).some((part) => text.includes(part)))).toEqual([])
  },
)
