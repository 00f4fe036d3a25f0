import { expect, test } from 'vitest'
import { rangeOf } from './editors.ts'
import { accepted } from './file-list.ts'

test.each([
  ['ab\ncde\nf', 1, undefined, 'ab'],
  ['ab\ncde\nf', 2, 2, 'de'],
  ['ab\ncde\nf', 3, 1, 'f'],
  ['ab\ncde\nf', 2, 4, 'cde'],
  ['ab\ncde\nf', 2, 99, 'cde'],
  ['ab\ncde\nf', 99, 1, 'f'],
  ['', 5, 5, ''],
])('a position in %j, line %s, column %s, is %j', (text, line, column, expected) => {
  expect(text.slice(...rangeOf(text, line, column))).toBe(expected)
})

test('only files that the field accepts are taken from a folder', () => {
  const files = ['a.png', 'B.SVG', 'notes.txt', '.DS_Store'].map(
    (name) => new File([], name, { type: name.endsWith('png') ? 'image/png' : '' }),
  )
  const of = (accept: string) => accepted({ accept }, files).map(({ name }) => name)
  expect(of('image/*,.svg')).toEqual(['a.png', 'B.SVG'])
  expect(of('.txt')).toEqual(['notes.txt'])
  expect(of('image/png')).toEqual(['a.png'])
  expect(of('')).toHaveLength(4)
})
