import { expect, test } from 'vitest'
import { pastedLink } from './pasted-link.ts'

test.each([
  ['/files/price%20list.pdf', true],
  ['#part-2', true],
  ['?page=2', true],
  ['www.shop.example/a.html', true],
  ['http://intranet/wiki/Home_(page)', true],
  [' https://shop.example/a%2Fb\n', true],
  ['mailto:team@shop.example', true],
  ['tel:+1-202-555-0100', true],
  ['and/or', false],
  ['/ or', false],
  ['shop.example is down', false],
  ['javascript:alert(1)', false],
  ['https://a.example/ https://b.example/', false],
  ['', false],
])('“%s” pasted over words makes them a link: %s', (text, isLink) => {
  expect(pastedLink(text)).toBe(isLink ? text.trim() : undefined)
})
