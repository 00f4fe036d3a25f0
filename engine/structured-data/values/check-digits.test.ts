import { expect, test } from 'vitest'
import { isIsbn, isIssn, isLei } from './check-digits.ts'
import { issn } from './number-rules.ts'

test.each([
  ['0-306-40615-2', true],
  ['0-306-40615-3', false],
  ['ISBN-10: 080442957X', true],
  ['978-0-306-40615-7', true],
  ['978-0-306-40615-8', false],
  ['306-40615-2', false],
])('the ISBN %s is right: %s', (text, isRight) => {
  expect(isIsbn(text)).toBe(isRight)
})

test.each([
  ['0378-5955', true],
  ['ISSN 2434-561X', true],
  ['0378-5954', false],
  ['0378-595', false],
])('the ISSN %s is right: %s', (text, isRight) => {
  expect(isIssn(text)).toBe(isRight)
  expect(issn({ text } as never) === undefined).toBe(isRight)
})

test.each([
  ['5493001KJTIIGC8Y1R12', true],
  ['5493001KJTIIGC8Y1R13', false],
])('the Legal Entity Identifier %s is right: %s', (text, isRight) => {
  expect(isLei(text)).toBe(isRight)
})
