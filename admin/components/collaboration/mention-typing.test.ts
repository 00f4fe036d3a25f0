import { expect, test } from 'vitest'
import { completeMention, mentionBefore } from './mention-typing.ts'

test.each([
  ['@', ''],
  ['Please look, @An', 'an'],
  ['(@Ann Le', 'ann le'],
  ['info@ann', undefined],
  ['no mention', undefined],
  ['@Ann\nnext line', undefined],
])('after “%s”, names starting with “%s” are offered', (text, typed) => {
  expect(mentionBefore(text, text.length)).toBe(typed)
})

test('choosing a name replaces the typed part and puts the caret after it', () => {
  expect(completeMention('Hi @an, the price', 6, 'Ann Lee')).toEqual({ text: 'Hi @Ann Lee , the price', caret: 12 })
  expect(completeMention('@an rest', 3, 'Ann')).toEqual({ text: '@Ann rest', caret: 5 })
})
