import { expect, test } from 'vitest'
import { headDescription, headTitle } from './head-texts.ts'

const filled = 'x'.repeat(55)
const long = 'y'.repeat(70)

test('a title is the first wording of 50 to 60 characters', () => {
  expect(headTitle(['short', long, filled, 'x'.repeat(52)])).toBe(filled)
})

test('without such a wording the longest that fits is taken, and without one that fits the first', () => {
  expect(headTitle(['short', 'a little longer', long])).toBe('a little longer')
  expect(headTitle([long, `${long}!`])).toBe(long)
  expect(headTitle([])).toBe('')
})

test('a description takes whole sentences up to 150 characters', () => {
  const first = `${'word '.repeat(15)}end.`
  const second = `${'more '.repeat(8)}end.`
  expect(headDescription([first, undefined, second, first])).toBe(`${first} ${second}`)
})

test('a description that is too long or too short ends after a word', () => {
  const text = headDescription(['A short beginning.', 'word '.repeat(60)])
  expect(text.length).toBeGreaterThan(100)
  expect(text.length).toBeLessThanOrEqual(150)
  expect(text).toMatch(/ word…$/)
  expect(headDescription([undefined])).toBe('')
})
