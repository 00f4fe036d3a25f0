import { expect, test, vi } from 'vitest'
import { runErrorServer } from '#tests/support/error-server.ts'
import { targetOf } from './dsn.ts'
import type { ErrorEvent } from './event.ts'
import { createErrorReporter } from './reporter.ts'

const eventOf = (message: string): ErrorEvent => ({
  event_id: '0'.repeat(32),
  timestamp: '2026-11-28T09:00:00.000Z',
  platform: 'node',
  level: 'error',
  logger: 'site',
  release: 'prairie-signal@0.1.0',
  environment: 'production',
  tags: { process: 'site' },
  logentry: { formatted: message },
})

async function reportingTo(options: Parameters<typeof runErrorServer>[0] = {}) {
  const server = await runErrorServer(options)
  const clock = { now: 0 }
  const onProblem = vi.fn()
  const target = targetOf(server.dsn)
  if (!target) throw new Error(`${server.dsn} is malformed.`)
  const reporter = createErrorReporter({ target, client: 'prairie-signal/0.1.0', now: () => clock.now, onProblem })
  return { ...server, ...reporter, clock, onProblem }
}

test.each([
  ['https://key@errors.example/7', { url: 'https://errors.example/api/7/envelope/', publicKey: 'key' }],
  ['https://key:secret@errors.example/7', { url: 'https://errors.example/api/7/envelope/', publicKey: 'key' }],
  ['http://key@10.0.0.7:8000/a/b/12', { url: 'http://10.0.0.7:8000/a/b/api/12/envelope/', publicKey: 'key' }],
  ['https://errors.example/7', undefined],
  ['https://key@errors.example', undefined],
  ['errors.example', undefined],
])('the DSN %s leads to %o', (dsn, expected) => {
  expect(targetOf(dsn)).toEqual(expected)
})

test('R18 an error that repeats is sent once a minute, whatever number its message has', async () => {
  const { report, flush, received, clock, close } = await reportingTo()
  expect([report(eventOf('Job 7 failed')), report(eventOf('Job 8 failed')), report(eventOf('Disk full'))]).toEqual([
    true,
    false,
    true,
  ])
  clock.now = 60_000
  expect(report(eventOf('Job 9 failed'))).toBe(true)
  await flush()
  await close()
  expect(received.map(({ event }) => event.logentry?.formatted).sort()).toEqual([
    'Disk full',
    'Job 7 failed',
    'Job 9 failed',
  ])
})

test('R18 a process sends at most 30 errors a minute', async () => {
  const { report, flush, received, close } = await reportingTo()
  for (let kind = 0; kind < 100; kind++) report(eventOf('a'.repeat(kind + 1)))
  await flush()
  await close()
  expect(received).toHaveLength(30)
})

test.each([
  ['x-sentry-rate-limits', '120:error;transaction:organization', 120_000],
  ['x-sentry-rate-limits', '300:transaction:organization, 90::key', 90_000],
  ['retry-after', '45', 45_000],
])('a server that responds with 429 and %s: %s gets no errors until then', async (name, value, ms) => {
  const { report, flush, clock, onProblem, close } = await reportingTo({ status: 429, headers: { [name]: value } })
  report(eventOf('First'))
  await flush()
  clock.now = ms - 1
  expect(report(eventOf('Second'))).toBe(false)
  clock.now = ms
  expect(report(eventOf('Third'))).toBe(true)
  await flush()
  await close()
  expect(onProblem).not.toHaveBeenCalled()
})

test('R18 a server that refuses errors is named once, and asked again after a minute', async () => {
  const { report, flush, clock, onProblem, close } = await reportingTo({ status: 403 })
  report(eventOf('First'))
  report(eventOf('Second'))
  await flush()
  expect(onProblem.mock.calls).toEqual([
    ['Errors could not be reported to SENTRY_DSN: the server responded with 403. Next try in a minute.'],
  ])
  clock.now = 60_000
  expect(report(eventOf('Third'))).toBe(true)
  await flush()
  await close()
})
