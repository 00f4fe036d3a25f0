import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { digestOf, enrollment, newRecoveryCodes, newSecret, stepOfCode } from './codes.ts'

const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32

// RFC 6238 Appendix B, SHA-1, the last six of eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('F2 at second %i the code of RFC 6238 is %s', (seconds, code) => {
  expect(stepOfCode(RFC_SECRET, code, 0, seconds * 1_000)).toBe(Math.floor(seconds / 30))
})

test('F2 a code is valid one step before and after its own', () => {
  const seconds = 1_111_111_109
  const step = Math.floor(seconds / 30)
  const at = (difference: number) => stepOfCode(RFC_SECRET, '081804', 0, (seconds + difference * 30) * 1_000)
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined])
})

test('F2 a used code and older codes are invalid', () => {
  const now = 1_111_111_109_000
  const step = Math.floor(now / 30_000)
  expect(stepOfCode(RFC_SECRET, '081804', step - 1, now)).toBe(step)
  expect(stepOfCode(RFC_SECRET, '081804', step, now)).toBeUndefined()
  expect(stepOfCode(RFC_SECRET, '081804', step + 1, now)).toBeUndefined()
})

test('F2 a new secret has 160 bits, and ten different recovery codes work however they are typed', () => {
  expect(Secret.fromBase32(newSecret()).bytes).toHaveLength(20)
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  const [code = ''] = codes
  expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect(digestOf(` ${code.toUpperCase().replace('-', ' ')} `)).toBe(digestOf(code))
  expect(digestOf(code)).not.toContain(code.slice(0, 5))
})

test('F2 the QR code contains the secret, the site, and the account', () => {
  const { uri, qr } = enrollment(RFC_SECRET, 'ines@agency.example')
  expect(uri).toContain(`secret=${RFC_SECRET}`)
  expect(decodeURIComponent(uri)).toContain('otpauth://totp/Prairie Signal:ines@agency.example?')
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
})
