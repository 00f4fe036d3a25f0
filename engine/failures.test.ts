import { expect, test } from 'vitest'
import { failureOfStatus, failures } from './failures.ts'

test.each([
  [400, 'bad-request'],
  [404, 'not-found'],
  [405, 'read-only'],
  [413, 'too-large'],
  [414, 'bad-request'],
  [429, 'too-fast'],
  [431, 'bad-request'],
  [500, 'unexpected'],
  [503, 'busy'],
  [504, 'unexpected'],
] as const)('R-239 the server’s status %i is the failure “%s”', (status, code) => {
  expect(failureOfStatus(status)).toBe(code)
})

test('R-239 every failure has an error status and a sentence', () => {
  for (const [code, { status, message }] of Object.entries(failures)) {
    expect([code, status >= 400 && status < 600]).toEqual([code, true])
    expect(message).toMatch(/^[A-Z].*[.d]$/)
  }
})
