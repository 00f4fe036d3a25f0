import { expect, test } from 'vitest'
import { readingsOf, synonymsOf } from './query-terms.ts'

const readings = (query: string, ...lists: string[]) =>
  readingsOf(query, synonymsOf(lists)).map(
    ({ place, words, isPrefix, weight }) => `${place} ${words.join(' ')}${isPrefix ? '*' : ''} ${weight}`,
  )

test('R-132 a word is searched exactly and as a prefix, a single letter only exactly', () => {
  expect(readings('Vet')).toEqual(['0 vet 1', '0 vet* 0.7'])
  expect(readings('x')).toEqual(['0 x 1'])
  expect(readings('?!')).toEqual([])
})

test('R-132 two adjacent words are also searched as one', () => {
  expect(readings('word press')).toContain('0 wordpress 0.9')
  expect(readings('word press')).toContain('1 wordpress 0.9')
})

test('R-132 synonyms rank slightly lower and can map several words to one and back', () => {
  const list = 'Attorney, law firm, lawyer'
  expect(readings('attorneys', list)).toEqual(expect.arrayContaining(['0 law firm 0.85', '0 lawyer 0.85']))
  expect(readings('best law firm', list)).toEqual(expect.arrayContaining(['1 lawyer 0.85', '2 lawyer 0.85']))
  expect(readings('law school', list).join()).not.toContain('lawyer')
})

test('R-132 words with which people ask count only in a synonym, or if there are no others', () => {
  expect(readings('get more links', 'get more links, link building').filter((reading) => reading[0] !== '2')).toEqual([
    '0 link building 0.85',
    '1 link building 0.85',
  ])
  expect(readings('more')).toContain('0 more 1')
})

test('R-132 readings by synonyms keep the order of the lists, whatever word of the query they are for', () => {
  const lists = ['shop, store', 'boxes, cartons', 'box, crate']
  expect(readings('boxes store', ...lists).filter((reading) => reading.endsWith('0.85'))).toEqual([
    '1 shop 0.85',
    '0 cartons 0.85',
    '0 crate 0.85',
  ])
})

test('a list with one word is no synonym', () => {
  expect([...synonymsOf(['alone', ' , ', 'a, b']).keys()]).toEqual(['a', 'b'])
  expect(readings('alone', 'alone')).toEqual(['0 alone 1', '0 alone* 0.7'])
})

test('even a long query has few interpretations', () => {
  expect(readingsOf('word '.repeat(500), synonymsOf([])).length).toBeLessThan(60)
})
