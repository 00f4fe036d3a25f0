import { expect, test } from 'vitest'
import { headDescription, headTitle } from './head-texts.ts'

const filled = 'x'.repeat(55)
const long = 'y'.repeat(70)

test('a title is the first candidate of 50 to 60 characters', () => {
  expect(headTitle(['short', long, filled, 'x'.repeat(52)])).toBe(filled)
})

test('otherwise it is the longest that fits, or the first if none fits', () => {
  expect(headTitle(['short', 'a little longer', long])).toBe('a little longer')
  expect(headTitle([long, `${long}!`])).toBe(long)
  expect(headTitle([])).toBe('')
})

test('a description has whole sentences up to 150 characters', () => {
  const first = `${'word '.repeat(15)}end.`
  const second = `${'more '.repeat(8)}end.`
  expect(headDescription([first, undefined, second, first])).toBe(`${first} ${second}`)
})

test('a description that is too long or short is cut after a word', () => {
  const text = headDescription(['A short beginning.', 'word '.repeat(60)])
  expect(text.length).toBeGreaterThan(100)
  expect(text.length).toBeLessThanOrEqual(150)
  expect(text).toMatch(/ word…$/)
  expect(headDescription([undefined])).toBe('')
})
