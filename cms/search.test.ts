import { expect, test } from 'vitest'
import { searchWords } from './search.ts'

test.each([
  ['-'.repeat(40), ' '],
  ['--a - b -"c d"', ' a   b -"c d"'],
  ['e-mail -shop', 'e-mail -shop'],
  ['-!-!a', ' ! !a'],
])('of %j, the search asks for %j', (typed, words) => {
  expect(searchWords(typed).replace(/\s+/g, ' ')).toBe(words.replace(/\s+/g, ' '))
})
