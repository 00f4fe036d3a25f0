import { expect, test } from 'vitest'
import { expiryFrom, hashOfToken, newToken } from './token.ts'

test('F2 the database stores a stable hash of an invitation’s token', () => {
  const token = newToken()
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOfToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOfToken(token)).not.toBe(token)
  expect(hashOfToken(token)).toBe(hashOfToken(token))
  expect(hashOfToken(newToken())).not.toBe(hashOfToken(token))
})

test('F2 an invalid token has no hash and matches no row', () => {
  for (const token of [undefined, null, '', 7, 'abc', `${newToken()}0`, newToken().toUpperCase().replace(/\d/g, 'A')])
    expect(hashOfToken(token)).toBeUndefined()
})

test('F2 a link works for seven days', () => {
  expect(expiryFrom(Date.UTC(2026, 10, 23))).toBe('2026-11-30T00:00:00.000Z')
})
