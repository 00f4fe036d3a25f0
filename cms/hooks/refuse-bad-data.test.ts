import { expect, test } from 'vitest'
import { isBadData } from './refuse-bad-data.ts'

const fromDatabase = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(code), { code }) })

test.each([
  ['NUL in a text', fromDatabase('22021'), true],
  ['a number beyond its column', fromDatabase('22003'), true],
  ['an operator for another type', fromDatabase('42883'), true],
  ['JSON that is none', new SyntaxError('Unexpected token'), true],
  ['a form that is cut off', new Error('Unexpected end of form'), true],
  ['a form without a boundary', new Error('Request is not eligible for file upload'), true],
  ['a form of another kind', new Error('Unsupported content type: multipart/mixed; boundary=a'), true],
  ['a column that a migration forgot', fromDatabase('42703'), false],
  ['a database that is away', fromDatabase('57P01'), false],
  ['a mistake of ours', new TypeError('x is not a function'), false],
])('%s is a fault of the request: %s', (_what, error, isRequest) => {
  expect(isBadData(error)).toBe(isRequest)
})
