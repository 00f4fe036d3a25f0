import { expect, test } from 'vitest'
import { choiceFor, toStored } from './stored-choice.ts'

const [one, other] = ['https://a.example/script.js?v=1', 'https://b.example/pixel.js']

test('§5 consent applies to the scripts that it was given for', () => {
  const agreed = toStored('yes', [one])
  expect(choiceFor(agreed, [one])).toBe('yes')
  expect(choiceFor(agreed, ['https://a.example/script.js?v=2'])).toBe('yes')
  expect(choiceFor(agreed, [one, other])).toBeUndefined()
  expect(choiceFor(null, [one])).toBeUndefined()
})

test('§5 a refusal stays, whatever is added', () => {
  expect(choiceFor(toStored('no', [one]), [one, other])).toBe('no')
})
