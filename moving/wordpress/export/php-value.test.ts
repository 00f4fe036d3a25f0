import { describe, expect, test } from 'vitest'
import { readPhpValue, textsOf } from './php-value.ts'

describe('values that PHP serialized', () => {
  test.each([
    ['a list', 'a:1:{i:0;s:7:"noindex";}', { 0: 'noindex' }],
    ['text with bytes of several per letter', 's:6:"grün!";', 'grün!'],
    ['numbers and truth values', 'a:3:{s:1:"a";i:-2;s:1:"b";d:1.5;s:1:"c";b:1;}', { a: -2, b: 1.5, c: true }],
    ['nothing', 'N;', null],
    ['an object without a class', 'O:8:"stdClass":1:{s:1:"a";s:1:"b";}', { a: 'b' }],
    ['nested lists', 'a:1:{i:0;a:1:{i:0;i:1;}}', { 0: { 0: 1 } }],
  ])('%s', (_, text, value) => {
    expect(readPhpValue(text)).toEqual(value)
  })

  test.each([
    ['an object of a class', 'O:10:"WP_Theme_X":0:{}'],
    ['a reference', 'a:2:{i:0;i:1;i:1;R:2;}'],
    ['a length that is wrong', 's:9:"short";'],
    ['a list that ends too early', 'a:2:{i:0;i:1;}'],
    ['a list that says that it is huge', 'a:9999999:{}'],
    ['something after the value', 'i:1;i:2;'],
    ['text', 'noindex'],
    ['nothing at all', ''],
  ])('%s is refused', (_, text) => {
    expect(readPhpValue(text)).toBeUndefined()
  })

  test('nested without end is refused', () => {
    expect(readPhpValue(`${'a:1:{i:0;'.repeat(100_000)}N;${'}'.repeat(100_000)}`)).toBeUndefined()
    expect(readPhpValue(`${'a:1:{i:0;'.repeat(30)}N;${'}'.repeat(30)}`)).toBeUndefined()
  })

  test('names of prototypes are names', () => {
    expect(Object.entries(readPhpValue('a:1:{s:9:"__proto__";i:1;}') ?? {})).toEqual([['__proto__', 1]])
  })
})

test('the texts of a list, serialized or as JSON, or of a single value', () => {
  expect(textsOf('a:2:{i:0;s:7:"noindex";i:1;i:3;}')).toEqual(['noindex'])
  expect(textsOf('["noindex","nofollow"]')).toEqual(['noindex', 'nofollow'])
  expect(textsOf('noindex')).toEqual(['noindex'])
  expect(textsOf('')).toEqual([])
})
