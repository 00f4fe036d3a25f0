import { expect, test } from 'vitest'
import { rateSubmission, type SubmissionSigns } from './suspicion.ts'

const sent = (more: Partial<SubmissionSigns> = {}) =>
  rateSubmission({
    hasFilledHoneypot: false,
    token: 'good',
    texts: ['Our shop sells oak tables.'],
    isFrequent: false,
    ...more,
  })

test('E1 R-280 normal submissions are not suspicious, with and without JavaScript', () => {
  expect(sent()).toBe('clear')
  expect(sent({ token: 'missing' })).toBe('clear')
  expect(sent({ isFrequent: true })).toBe('clear')
  expect(sent({ token: 'missing', texts: ['https://oakfield.example and https://oakfield.example/shop'] })).toBe(
    'clear',
  )
})

test('E1 R-280 a filled-in hidden field means an automated submission', () => {
  expect(sent({ hasFilledHoneypot: true })).toBe('spam')
})

test.each<[string, Partial<SubmissionSigns>]>([
  ['sent faster than anybody types', { token: 'young' }],
  ['a token that came with another text', { token: 'reused' }],
  ['the markup of a link', { texts: ['<a href="https://pills.example">pills</a>'] }],
  ['the markup of a forum', { texts: ['[url=https://pills.example]pills[/url]'] }],
  ['six links', { texts: ['http://a.example '.repeat(6)] }],
  ['no token, and one of many', { token: 'missing', isFrequent: true }],
  ['no token, and three links', { token: 'missing', texts: ['www.a.example '.repeat(3)] }],
])('E1 %s needs a proof of work', (_what, sending) => {
  expect(sent(sending)).toBe('suspicious')
})

test('E1 dozens of links sent immediately are spam, even with a proof', () => {
  expect(sent({ token: 'young', texts: ['[url=https://pills.example]pills[/url]'] })).toBe('spam')
})
