import { expect, test } from 'vitest'
import { isIp, isPublicAddress } from './public-address.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.1',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '2a00:1450::1',
  '3ffe:ffff::1',
])('A1 %s is public', (ip) => {
  expect(isPublicAddress(ip)).toBe(true)
})

// ipaddr.js alone classifies the first three as unicast.
test.each([
  '::7f00:1',
  '168.63.129.16',
  '200::1',
  '127.0.0.1',
  '169.254.169.254',
  'fd00:ec2::254',
  'fe80::1%eth0',
  '2606:4700::1111%eth0',
  '::ffff:93.184.216.34',
  '64:ff9b::5db8:d822',
  '2002:5db8:d822::1',
  '2001::1',
  '2001:1ff:ffff::1',
  '2620:4f:8000::1',
  '3fff:fff::1',
  '4000::1',
  '0177.0.0.1',
  '127.1',
  '1.1.1',
  '01.1.1.1',
  '[2606:4700::1111]',
  'example.com',
  '',
])('A1 “%s” is not public', (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})

test('each IP address has one spelling', () => {
  expect(['1.2.3.4', '::1', 'fe80::1'].map(isIp)).toEqual([true, true, true])
  expect(['1.2.3', '0x7f.1', '[::1]', 'a.example'].map(isIp)).toEqual([false, false, false, false])
})
