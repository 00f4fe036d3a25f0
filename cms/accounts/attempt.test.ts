import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { attemptEndpoint } from './attempt.ts'
import { createAttemptLimits } from './attempt-limits.ts'

/** Returns a request that must not touch the database. */
function requestOf(ip: string, email: string) {
  const body = JSON.stringify({ email, password: 'a wrong password' })
  const untouchable = new Proxy(
    {},
    { get: (_target, name) => expect.fail(`The database was asked for ${String(name)}.`) },
  )
  return {
    method: 'POST',
    headers: new Headers({ 'x-forwarded-for': ip, 'content-type': 'application/json' }),
    body,
    text: async () => body,
    payload: { db: untouchable },
  } as unknown as PayloadRequest
}

test('F2 beyond the limit, an IP address gets 429 with Retry-After and a message before anything is read', async () => {
  const limits = createAttemptLimits({ maxPerIp: 3 })
  const { handler } = attemptEndpoint('login', async () => Response.json({}, { status: 401 }), limits)
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push((await handler(requestOf('192.0.2.9', `person-${i}@a.example`))).status)
  expect(statuses).toEqual([401, 401, 401, 429, 429])
  const refused = await handler(requestOf('::ffff:192.0.2.9', 'another@a.example'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({ message: expect.stringMatching(/Try again in \d+ minutes/) })
  expect((await handler(requestOf('192.0.2.10', 'another@a.example'))).status).toBe(401)
})

test('F2 simultaneous failures count before the next attempt', async () => {
  const limits = createAttemptLimits({ maxPerIp: 1_000 })
  let tried = 0
  const { handler } = attemptEndpoint(
    'login',
    async (_req, attempt) => {
      tried++
      await Promise.resolve()
      limits.failed(attempt)
      return Response.json({}, { status: 401 })
    },
    limits,
  )
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => handler(requestOf('192.0.2.9', 'owner@a.example'))),
  )
  expect(answers.filter(({ status }) => status === 429).length).toBe(10 - tried)
  expect(tried).toBeLessThan(10)
})
