import { expect, test } from 'vitest'
import { idInToken } from '../bookings/links.ts'
import { hashOfFormerToken, subscriptionToken } from './link-token.ts'

test('E3 the token of a subscriber’s links is not what the database stores, and differs by subscriber', () => {
  const token = subscriptionToken({ id: 9, token: 'stored' })
  expect(idInToken(token)).toBe(9)
  expect(token).not.toContain('stored')
  expect(subscriptionToken({ id: 9, token: 'stored' })).toBe(token)
  const others = [
    { id: 10, token: 'stored' },
    { id: 9, token: 'another' },
  ].map((subscriber) => subscriptionToken(subscriber))
  expect(new Set([token, ...others]).size).toBe(3)
})

test('E3 a token of an earlier release names nobody by id, and its hash is no token', () => {
  const former = 'a'.repeat(43)
  expect(idInToken(former)).toBeUndefined()
  expect(hashOfFormerToken(former)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOfFormerToken(hashOfFormerToken(former))).not.toBe(hashOfFormerToken(former))
})
