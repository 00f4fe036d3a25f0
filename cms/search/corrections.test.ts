import { expect, test } from 'vitest'
import { correctionsOf, editDistance } from './corrections.ts'

test.each([
  ['grammer', 'grammar', 1],
  ['redirct', 'redirect', 1],
  ['wrod', 'word', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['same', 'same', 0],
])('%s and %s differ in %i letters', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance)
  expect(editDistance(to, from)).toBe(distance)
})

test('R-132 a typo matches the nearest words, and an unfinished word matches longer ones', () => {
  expect(correctionsOf('lawers', ['flowers', 'lawyers', 'layers'])).toEqual(['lawyers', 'layers'])
  expect(correctionsOf('plagar', ['plagiarism', 'pages'])).toEqual(['plagiarism'])
})

test('R-132 short or very different words are not corrected', () => {
  expect(correctionsOf('sap', ['saas', 'map'])).toEqual([])
  expect(correctionsOf('unicorn', ['electronics', 'generator'])).toEqual([])
})
