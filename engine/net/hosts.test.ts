import { expect, test } from 'vitest'
import { hostOf, shownHost, siteHostOf, websiteHost, withoutBrackets } from './hosts.ts'

test.each([
  ['https://WWW.Shop.example:8443/a', 'www.shop.example', 'shop.example:8443', 'shop.example', 'www.shop.example:8443'],
  ['http://shop.example./', 'shop.example', 'shop.example.', 'shop.example.', 'shop.example.'],
  ['ftp://shop.example/', null, 'shop.example', 'ftp', 'shop.example'],
])('the hosts of %s', (url, host, site, website, shown) => {
  expect([hostOf(url), siteHostOf(url), websiteHost(url), shownHost(url)]).toEqual([host, site, website, shown])
})

test.each([
  ['www.shop.example/a', 'shop.example'],
  ['a b', 'a b'],
  ['', ''],
])('the website %j has the name %j', (typed, expected) => {
  expect(websiteHost(typed)).toBe(expected)
})

test('what is no URL has no host, and is shown as it is', () => {
  expect([hostOf('shop'), shownHost('shop'), withoutBrackets('[::1]'), withoutBrackets('a.b')]).toEqual([
    null,
    'shop',
    '::1',
    'a.b',
  ])
})
