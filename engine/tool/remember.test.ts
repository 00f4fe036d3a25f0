import { expect, test } from 'vitest'
import { remember } from './remember.ts'

test('what was made of a text is made once, until another text follows', () => {
  const memory = new Map<string, unknown>()
  let made = 0
  const lengthOf = (text: string) =>
    remember(memory, 'length', text, () => {
      made += 1
      return text.length
    })
  expect([lengthOf('socks'), lengthOf('socks'), lengthOf('wool'), lengthOf('wool')]).toEqual([5, 5, 4, 4])
  expect(made).toBe(2)
})

test('without a memory, as on the server, nothing is kept, and a failure is never kept', () => {
  const memory = new Map<string, unknown>()
  const fail = () => {
    throw new SyntaxError('no')
  }
  expect(() => remember(memory, 'length', 'socks', fail)).toThrow('no')
  expect(remember(memory, 'length', 'socks', () => 1)).toBe(1)
  expect([1, 2].map((value) => remember(undefined, 'length', 'socks', () => value))).toEqual([1, 2])
})
