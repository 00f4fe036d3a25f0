import { expect, test } from 'vitest'
import { FEEDBACK_SUFFIX, FEEDBACK_WORDS, firstWords, formatDate, formatRupees } from './text.ts'

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
  ['2023-02-21', 'Feb 21, 2023'],
  ['2023-02-21T00:00:00.000Z', 'Feb 21, 2023'],
  ['2023-02-21T23:59:59.999Z', 'Feb 21, 2023'],
  ['2024-12-01T08:30:00+00:00', 'Dec 1, 2024'],
  ['2023-02-21T23:30:00-05:00', 'Feb 22, 2023'],
])('R-118 %s is shown as %s in any time zone', (iso, expected) => {
  expect(formatDate(iso)).toBe(expected)
})

test('R-118 the long form names the month', () => {
  expect(formatDate('2023-02-21', 'long')).toBe('February 21, 2023')
})

test('R-118 an invalid date is not shown', () => {
  expect(formatDate('soon')).toBe('')
})

test.each([
  [480_000, '₹4,80,000'],
  [1_400_000, '₹14,00,000'],
  [12_345_678, '₹1,23,45,678'],
  [0, '₹0'],
])('a salary of %d rupees is written %s', (amount, expected) => {
  expect(formatRupees(amount)).toBe(expected)
})
