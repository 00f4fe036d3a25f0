import { expect, test } from 'vitest'
import { createAttemptLimits, MAX_FAILURES_PER_ACCOUNT, MAX_FAILURES_PER_IP } from './attempt-limits.ts'

test('F2 one IP address is limited before it can lock an account', () => {
  const limits = createAttemptLimits({ maxPerIp: 1_000 })
  const attempt = { ip: '192.0.2.1', email: 'owner@agency.example' }
  let passed = 0
  for (let i = 0; i < 1_000; i++) {
    if (limits.secondsLocked(attempt) > 0) continue
    limits.failed(attempt)
    passed++
  }
  expect(passed).toBe(MAX_FAILURES_PER_IP)
  expect(passed * 9).toBeLessThan(MAX_FAILURES_PER_ACCOUNT)
  expect(limits.secondsLocked({ ...attempt, ip: '192.0.2.2' })).toBe(0)
  limits.forgetAccount(attempt.email)
  expect(limits.secondsLocked(attempt)).toBe(0)
})

test('F2 an IP address has a limit of failures across accounts, and successes do not count', () => {
  const limits = createAttemptLimits({ maxPerIp: 3 })
  const tries = (ip: string) => {
    const wait = limits.begin(ip)
    if (wait === 0) limits.end(ip)
    return wait
  }
  for (let i = 0; i < 20; i++) {
    expect(tries('192.0.2.1')).toBe(0)
    limits.succeeded({ ip: '192.0.2.1', email: `person-${i}@agency.example` })
  }
  for (let i = 0; i < 3; i++) expect(tries('192.0.2.1')).toBe(0)
  expect(tries('192.0.2.1')).toBeGreaterThan(500)
  expect(tries('192.0.2.2')).toBe(0)
})

test('F2 an IP address can make ten attempts at a time', () => {
  const limits = createAttemptLimits({ maxPerIp: 1_000 })
  const waits = Array.from({ length: 100 }, () => limits.begin('192.0.2.1'))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(limits.begin('192.0.2.2')).toBe(0)
  limits.end('192.0.2.1')
  expect(limits.begin('192.0.2.1')).toBe(0)
})
