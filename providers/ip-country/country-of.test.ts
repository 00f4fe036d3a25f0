import { expect, test } from 'vitest'
import { countryOf } from './country-of.ts'

test.each([
  // Networks whose registry entry has not changed for decades.
  ['8.8.8.8', 'US'],
  ['193.0.6.139', 'NL'],
  ['2001:67c:2e8:22::c100:68b', 'NL'],
  ['192.0.2.1', null],
  ['127.0.0.1', null],
  ['fe80::1', null],
  ['not an address', null],
])('the country of %s is %s', async (ip, country) => {
  expect(await countryOf(ip)).toEqual({ country, asOf: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) })
})
