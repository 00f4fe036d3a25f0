import { expect, test } from 'vitest'
import { internalUrls, metadataUrls, unusableUrls } from '#tests/support/internal-addresses.ts'
import { canBePublic, checkPublicUrl } from './public-url.ts'

const none = new Set<string>()

test.each(internalUrls)('A1 %j is refused in every spelling', (url) => {
  expect(canBePublic(url, none)).toBe(false)
})

test.each(metadataUrls)('A5 the metadata service %j is refused', (url) => {
  expect(canBePublic(url, none)).toBe(false)
})

test.each(unusableUrls)('A1 %j is refused: only http, https, four ports, and no credentials are allowed', (url) => {
  expect(canBePublic(url, none)).toBe(false)
})

test.each([
  ['https://example.com/a?b#c', 'example.com'],
  ['http://Example.COM.:8080', 'example.com'],
  ['https://example.com:8443/', 'example.com'],
  ['http://bücher.example/', 'xn--bcher-kva.example'],
  ['http://93.184.216.34/', '93.184.216.34'],
  ['http://[2606:4700:0::1111]:80/', '2606:4700::1111'],
])('%s is allowed after the IP addresses of %s are checked', (url, host) => {
  expect(checkPublicUrl(url, none)).toMatchObject({ host, isOpen: false })
})

test('an open target is exactly one host and port', () => {
  const open = new Set(['127.0.0.1:4999', 'localhost:80', '[::1]:4999'])
  const used = ['http://127.0.0.1:4999/a', 'http://2130706433:4999/', 'http://localhost/', 'http://[::1]:4999/']
  expect(used.map((url) => canBePublic(url, open))).toEqual([true, true, true, true])
  const refused = ['http://127.0.0.1:4998/', 'http://127.0.0.1/', 'http://127.0.0.2:4999/', 'http://localhost:4999/']
  expect(refused.map((url) => canBePublic(url, open))).toEqual([false, false, false, false])
  expect(canBePublic('ftp://127.0.0.1:4999/', open)).toBe(false)
  expect(canBePublic('http://user@127.0.0.1:4999/', open)).toBe(false)
})
