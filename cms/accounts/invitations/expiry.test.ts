import { expect, test } from 'vitest'
import { expiryFrom } from './expiry.ts'

test('F2 a link works for seven days', () => {
  expect(expiryFrom(Date.UTC(2026, 10, 23))).toBe('2026-11-30T00:00:00.000Z')
})
