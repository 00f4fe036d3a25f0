import { expect, test } from 'vitest'
import { Failure } from '../failures.ts'
import { readDomainList, registrableDomain } from './domain-list.ts'

const read = (text: string, max = 100) => readDomainList(text, { max, field: 'domains' })
const refusal = (text: string, max = 100) => {
  try {
    return read(text, max)
  } catch (error) {
    return error instanceof Failure ? error.errors : error
  }
}

test.each([
  ['https://blog.shop.com/a?b', 'shop.com'],
  ['A.B.Shop.CO.UK', 'shop.co.uk'],
  ['shop.com.', 'shop.com'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['someone.github.io', 'github.io'],
  ['first.example', 'first.example'],
  ['shop.com:8080', 'shop.com'],
])('the registrable domain of %s is %s', (typed, domain) => expect(registrableDomain(typed)).toEqual({ domain }))

test.each([
  ['192.0.2.7', /IP address/],
  ['[2001:db8::1]', /IP address/],
  ['co.uk', /co\.uk is a public suffix/],
  ['shop.zzzz', /no ending \.zzzz/],
  ['shop.test', /reserved for tests/],
  ['localhost', /no ending/],
  ['anna@shop.com', /email address/],
  ['wool socks', /search phrase/],
  ['shop..com', /not a domain name/],
  ['http://', /domain/],
])('R12 %s is refused with its own message', (typed, message) => {
  const found = registrableDomain(typed)
  expect('message' in found && found.message).toMatch(message)
})

test('domains are read, and each other line is refused', () => {
  const { domains, refused } = read('shop.com\n10.0.0.1\nhttps://www.shop.com/x, other.org\n<script>\nco.uk')
  expect(domains.map(({ domain }) => domain)).toEqual(['shop.com', 'other.org'])
  expect(refused.map(({ entered }) => entered)).toEqual(['10.0.0.1', '<script>', 'co.uk'])
})

test('too many lines, no lines, and no domains are explained at the field', () => {
  const many = Array.from({ length: 1_001 }, (_, at) => `shop${at}.com`).join('\n')
  expect(refusal(many)).toEqual({ domains: 'Enter at most 100 domains at a time. These are 1,001.' })
  expect(refusal('a.com\nb.com', 1)).toEqual({ domains: 'Enter one domain. These are 2.' })
  expect(refusal(' \n,')).toEqual({ domains: 'Enter a domain, such as shop.com.' })
  expect(refusal('10.0.0.1\n10.0.0.2')).toEqual({
    domains: expect.stringContaining('None of the 2 lines is a domain.'),
  })
})
