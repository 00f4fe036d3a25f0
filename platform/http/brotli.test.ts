import { expect, test } from 'vitest'
import { preferredCoding } from './brotli.ts'

test.each<[string | undefined, string | undefined]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['BR;Q=0.5', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['brotli, x-gzip', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('S-15 a client that sends “Accept-Encoding: %s” gets %s', (accepted, coding) => {
  expect(preferredCoding(['br', 'gzip'], accepted)).toBe(coding)
})
