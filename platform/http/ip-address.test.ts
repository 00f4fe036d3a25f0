import { expect, test } from 'vitest'
import { bucketOf, truncated } from './ip-address.ts'

test.each([
  ['192.0.2.77', '192.0.2.0'],
  ['10.0.0.0', '10.0.0.0'],
  ['255.255.255.255', '255.255.255.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['::FFFF:C000:024D', '192.0.2.0'],
  ['0:0:0:0:0:ffff:192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:0DB8:0001::5', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:db8:0:1::1', '2001:db8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['[2001:db8:aaaa:bbbb::1]', '2001:db8:aaaa::'],
  ['::1', '::'],
  ['::', '::'],
  ['64:ff9b::192.0.2.33', '64:ff9b::'],
  ['1::8', '1::'],
  ['1:2:3:4:5:6:7::', '1:2:3::'],
  ['::2:3:4:5:6:7:8', '0:2:3::'],
])('R-225 the IP address %s is stored as %s', (ip, stored) => {
  expect(truncated(ip)).toBe(stored)
})

test.each(['', 'unknown', '192.0.2', '192.0.2.256', '2001:db8::1::2', '1.2.3.4, 5.6.7.8', 'gggg::1'])(
  'R-225 %j is not an IP address: nothing is stored, and all such values share a bucket',
  (text) => {
    expect(truncated(text)).toBeUndefined()
    expect(bucketOf(text)).toBe('unknown')
  },
)

test.each([
  ['192.0.2.77', '192.0.2.77'],
  ['::ffff:192.0.2.77', '192.0.2.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:FFFF:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
])('rate limits count %s as %s', (ip, bucket) => {
  expect(bucketOf(ip)).toBe(bucket)
})

test('truncating a stored IP address again changes nothing', () => {
  for (const ip of ['192.0.2.77', '2001:db8:1:2::5']) {
    const once = truncated(ip) ?? ''
    expect(truncated(once)).toBe(once)
  }
})
