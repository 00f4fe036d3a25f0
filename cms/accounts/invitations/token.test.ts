import { expect, test } from 'vitest'
import { expiryFrom, hashOfToken, newToken } from './token.ts'

test('F2 the database stores a hash of an invitation’s token, the same for the same token', () => {
  const token = newToken()
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOfToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOfToken(token)).not.toBe(token)
  expect(hashOfToken(token)).toBe(hashOfToken(token))
  expect(hashOfToken(newToken())).not.toBe(hashOfToken(token))
})

test('F2 what is no token has no hash, so it matches no row', () => {
  for (const token of [undefined, null, '', 7, 'abc', `${newToken()}0`, newToken().toUpperCase().replace(/\d/g, 'A')])
    expect(hashOfToken(token)).toBeUndefined()
})

test('F2 a link works for seven days', () => {
  expect(expiryFrom(Date.UTC(2026, 10, 23))).toBe('2026-11-30T00:00:00.000Z')
})
