import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { unicodeHost } from './idn.ts'

test.each([
  'münchen.example',
  'поддержка-магазина.example',
  'φαρμακείο.example',
  'مثال-متجر.example',
  'उदाहरण-दुकान.example',
  '他们为什么不说中文.example',
  '3年b組金八先生.example',
  '안녕하세요-서울.example',
  'größere-straße-für-wolle-und-seide-aus-österreich.example',
  '💡🧶.example',
])('%s is the same after a round trip through Node’s Punycode', (host) => {
  expect(domainToASCII(host)).toMatch(/^xn--/)
  expect(unicodeHost(domainToASCII(host))).toBe(host)
})

test.each(['xn--99999999.example', 'xn--a_b.example', 'shop.example'])('%s stays as it is', (host) => {
  expect(unicodeHost(host)).toBe(host)
})
