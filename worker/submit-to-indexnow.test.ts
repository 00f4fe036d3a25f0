import { expect, test } from 'vitest'
import { waitAfter } from './submit-to-indexnow.ts'

const retry = { kind: 'retry', reason: 'The receiver answered 503.' } as const

test('S-33 the delay doubles with every attempt, up to a day', () => {
  expect([0, 1, 2, 30].map((attempts) => waitAfter(retry, attempts))).toEqual([60_000, 120_000, 240_000, 86_400_000])
})

test('S-33 Retry-After is obeyed', () => {
  expect(waitAfter({ ...retry, retryAfterMs: 7_200_000 }, 0)).toBe(7_200_000)
})
