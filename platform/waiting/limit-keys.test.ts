import { expect, test } from 'vitest'
import { limitKeys } from './limit-keys.ts'

test('A8 names of a wildcard domain share its domain and its IP address, IPv6 by /64', () => {
  expect(limitKeys({ host: 'a.shop.co.uk', ips: ['1.1.1.1', '2606:4700:1:2:3::4'] })).toEqual([
    'domain shop.co.uk',
    'ip 1.1.1.1',
    'ip 2606:4700:1:2::/64',
    'name a.shop.co.uk',
  ])
  expect(limitKeys({ host: 'B.Shop.co.uk.', ips: ['1.1.1.1', '1.1.1.1'] })).toEqual([
    'domain shop.co.uk',
    'ip 1.1.1.1',
    'name b.shop.co.uk',
  ])
})

test('A8 stores of one platform are different domains, and an IP address is no name', () => {
  expect(limitKeys({ host: 'a.myshopify.com', ips: ['1.1.1.1'] })).toContain('domain a.myshopify.com')
  expect(limitKeys({ host: '2606:4700::1', ips: ['2606:4700::1'] })).toEqual(['ip 2606:4700::/64'])
  expect(limitKeys({ host: 'localhost', ips: ['127.0.0.1', '::1'] })).toEqual([
    'ip 127.0.0.1',
    'ip ::/64',
    'name localhost',
  ])
})
