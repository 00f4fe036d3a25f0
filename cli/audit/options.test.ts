import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test.each([
  [[], 'Name the site'],
  [['shop.example', 'other.example'], 'Name one site. other.example is another one.'],
  [['http://10.0.0.1/', '--local'], '--local audits a server on this machine'],
  [['https://localhost.example/', '--local'], '--local audits a server on this machine'],
  [['shop.example', '--max-pages', '0'], '--max-pages is a whole number from 1 to 100000.'],
  [['shop.example', '--delay', 'slow'], '--delay is a whole number from 0 to 60000.'],
  [['shop.example', '--fail-on', 'typos'], '--fail-on is one of error, warning, notice, never.'],
  [['javascript:alert(1)'], 'http'],
])('options %j are refused with what to correct', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

test('a server on this machine is asked by http and without a pause; other sites by https, twice a second', () => {
  expect(readOptions(['localhost:3000', '--local'])).toMatchObject({
    url: 'http://localhost:3000/',
    local: 'localhost:3000',
    delayMs: 0,
  })
  expect(readOptions(['shop.example'])).toMatchObject({
    url: 'https://shop.example/',
    hasScheme: false,
    local: undefined,
    delayMs: 500,
    maxPages: 500,
    failOn: 'never',
  })
})
