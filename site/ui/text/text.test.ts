import { expect, test } from 'vitest'
import { FEEDBACK_SUFFIX, FEEDBACK_WORDS, firstWords, formatRupees } from './text.ts'

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i + 1}`).join(' ')

test('R-295 feedback of 16 words is cut to 15 and three dots', () => {
  expect(firstWords(words(16), FEEDBACK_WORDS, FEEDBACK_SUFFIX)).toBe(`${words(15)}...`)
})

test.each([1, 14, 15])('R-295 feedback of %d words stays unchanged', (count) => {
  expect(firstWords(words(count), FEEDBACK_WORDS, FEEDBACK_SUFFIX)).toBe(words(count))
})

test('R-117 an excerpt is exactly its first 20 words', () => {
  expect(firstWords(words(21), 20)).toBe(words(20))
  expect(firstWords(words(20), 20)).toBe(words(20))
  expect(firstWords('', 20)).toBe('')
})

test('R-117 line breaks and double spaces separate words', () => {
  expect(firstWords('  one\ntwo   three\tfour', 3)).toBe('one two three')
  expect(firstWords('one  two', 3)).toBe('one  two')
})

test.each([
  [480_000, '₹4,80,000'],
  [1_400_000, '₹14,00,000'],
  [12_345_678, '₹1,23,45,678'],
  [0, '₹0'],
])('a salary of %d rupees is written %s', (amount, expected) => {
  expect(formatRupees(amount)).toBe(expected)
})
