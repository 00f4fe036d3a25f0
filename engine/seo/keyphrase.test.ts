import { expect, test } from 'vitest'
import type { Language } from '../text/stop-words.ts'
import { countKeyphrase, hasKeyphrase, keyOfKeyphrase, readKeyphrase } from './keyphrase.ts'

const has = (text: string, phrase: string, language: Language = 'en') => {
  const keyphrase = readKeyphrase(phrase, language)
  return keyphrase && hasKeyphrase(text, keyphrase)
}

test.each<[text: string, phrase: string, language: Language, expected: boolean]>([
  ['How we wash wool socks', 'wool sock', 'en', true],
  ['Socks made of the best wool', 'socks of wool', 'en', true],
  ['Woolen hats', 'wool socks', 'en', false],
  ['Who is the one?', 'the who', 'en', true],
  ['Warme Wollsocken für den Winter', 'Wollsocke', 'de', true],
  ['Warme Wollmützen', 'Wollsocke', 'de', false],
  ['Chaussettes en laine', 'la chaussette en laine', 'fr', true],
  ['暖かい靴下の選び方', '靴下', 'other', true],
  ['暖かい帽子の選び方', '靴下', 'other', false],
  ['Купить шерстяные носки', 'шерстяные носки', 'other', true],
  ['I ❤️ wool', '❤️ wool', 'en', true],
  ['', 'wool', 'en', false],
])('§3 “%s” has the keyphrase “%s”: %s, %s', (text, phrase, language, expected) => {
  expect(has(text, phrase, language)).toBe(expected)
})

test('§3 a keyphrase without words is empty', () => {
  for (const text of ['', '   ', '—', '😀', '\u0000', '\ud800']) expect(readKeyphrase(text, 'en'), text).toBeUndefined()
})

test('§3 sentences with all words count, in any order', () => {
  const keyphrase = readKeyphrase('crawl budget', 'en')
  if (!keyphrase) throw new Error('It has words.')
  expect(countKeyphrase('Your crawl budget is small. Budgets are crawled. Nothing here.', keyphrase)).toBe(2)
  expect(keyOfKeyphrase(keyphrase)).toBe(keyOfKeyphrase(readKeyphrase('the budgets crawl', 'en') ?? keyphrase))
})
