import { expect, test } from 'vitest'
import { beginningOf, shorten } from './shorten.ts'

test('a shortened text has the given length, a beginning has the ellipsis in addition', () => {
  expect([shorten('abcdef', 4), beginningOf('abcdef', 4), beginningOf('abcdef', 4, ' …')]).toEqual([
    'abc…',
    'abcd…',
    'abcd …',
  ])
  expect([shorten('abcd', 4), beginningOf('abcd', 4)]).toEqual(['abcd', 'abcd'])
})
