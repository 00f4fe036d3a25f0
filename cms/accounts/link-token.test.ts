import { expect, test } from 'vitest'
import { hashOfToken, newToken } from './link-token.ts'

test('F2 the database stores a stable hash of a token of a link', () => {
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
