import { expect, test } from 'vitest'
import { z } from 'zod'
import { field, fieldsOf } from './field.ts'
import { readInput } from './read-input.ts'

const schema = z.object({ url: field.pageUrl() })

test('R-173 an email address is kept as typed, and an invalid one is refused at its field', () => {
  expect(readInput(schema, { url: 'shop.com' })).toEqual({ url: 'shop.com' })
  expect(() => readInput(schema, { url: 'ines@shop.com' })).toThrow('“ines@shop.com” is an email address.')
  expect(() => readInput(schema, { url: ' ' })).toThrow('Enter the URL of a page, such as shop.com.')
  expect(fieldsOf(schema)).toMatchObject([{ control: 'url', label: 'URL', isRequired: true }])
})

test('R-173 an optional email address can be empty but not invalid', () => {
  const optional = z.object({ url: field.pageUrl({ isOptional: true }) })
  expect([readInput(optional, {}), readInput(optional, { url: '' })]).toEqual([{ url: '' }, { url: '' }])
  expect(() => readInput(optional, { url: 'wool socks' })).toThrow('is not a URL')
})
