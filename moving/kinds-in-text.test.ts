import { expect, test } from 'vitest'
import { kindsInText } from './kinds-in-text.ts'

test('kinds are pairs, with or without spaces', () => {
  expect(kindsInText('product:page, event : post,ticket:skip')).toEqual({
    product: 'page',
    event: 'post',
    ticket: 'skip',
  })
})

test.each(['', 'product', 'product:', ':page', 'product:shop', 'product:page:post', 'product:page,'])(
  '“%s” is malformed',
  (text) => expect(kindsInText(text)).toBeUndefined(),
)
