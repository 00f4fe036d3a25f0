import { expect, test } from 'vitest'
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base64.ts'

// RFC 4648 §10.
test.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
])('%j is encoded as %j, as RFC 4648 says', (text, base64) => {
  const bytes = new TextEncoder().encode(text)
  expect(toBase64(bytes)).toBe(base64)
  expect(fromBase64(base64)).toEqual(bytes)
})

test('a million bytes make a round trip and match Node', { tags: 'extended' }, () => {
  const bytes = Uint8Array.from({ length: 1_000_003 }, (_, at) => (at * 31 + (at >> 7)) % 256)
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
  expect(Buffer.from(fromBase64Url(toBase64Url(bytes))).equals(Buffer.from(bytes))).toBe(true)
})

test('invalid base64 throws', () => {
  expect(() => fromBase64('!')).toThrow()
})
