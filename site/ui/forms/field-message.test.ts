import { expect, test } from 'vitest'
import { fieldMessage } from './field-message.ts'

const field = (type: string, validity: Partial<ValidityState> = { valueMissing: true }) =>
  fieldMessage({ type, minLength: 10, maxLength: 100, validity })

test.each([
  ['email', 'Please enter a valid email address.'],
  ['url', 'Please enter a valid website URL.'],
  ['text', 'Please fill in this field.'],
  ['textarea', 'Please fill in this field.'],
  ['checkbox', 'Please check this box.'],
  ['file', 'Please choose a file.'],
  ['radio', 'Please choose one of the options.'],
])('R-173 an empty field of type %s says what to do in our words', (type, message) => {
  expect(field(type)).toBe(message)
})

test('R-173 a text that is too short or too long says its limit', () => {
  expect(field('textarea', { tooShort: true })).toBe('Please write at least 10 characters.')
  expect(field('text', { tooLong: true })).toBe('Please use at most 100 characters.')
})
