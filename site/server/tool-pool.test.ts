import { availableParallelism } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { tool as regexTester } from '../../tools/regex-tester/tool.ts'
import { runInThread, stopToolThreads } from './tool-pool.ts'

afterAll(stopToolThreads)

/** Runs until it is ended. */
const endless = { pattern: '^(a+)+$', text: `${'a'.repeat(60)}!` }
const run = (sent: Record<string, unknown>, signal?: AbortSignal) =>
  runInThread(regexTester, { sent, isForm: false, ...(signal ? { signal } : {}) })

test('R-175 a run that waits for a thread longer than it may run is not told that it took too long', async () => {
  const slow = Array.from({ length: Math.max(2, availableParallelism()) }, () => run(endless))
  const waiting = run({ pattern: 'o', text: 'Wool socks' })
  for (const { failure, durationMs } of await Promise.all(slow)) {
    expect(failure?.code).toBe('time-limit')
    expect(durationMs).toBeGreaterThanOrEqual(3_000)
  }
  expect((await waiting).status).toBe('done')
}, 30_000)

test('a run that nobody waits for any more is ended at once', async () => {
  const caller = new AbortController()
  const began = Date.now()
  const ended = run(endless, caller.signal).catch((error: unknown) => error)
  setTimeout(() => caller.abort(new Error('gone')), 200)
  expect(await ended).toMatchObject({ message: 'gone' })
  expect(Date.now() - began).toBeLessThan(2_500)
}, 30_000)

test('more runs than can wait are told when to come again', async () => {
  const caller = new AbortController()
  const many = Array.from({ length: 300 }, () => run(endless, caller.signal).catch((error: unknown) => error))
  const refused = await Promise.race(many)
  caller.abort()
  expect(refused).toMatchObject({ code: 'too-many', retryAfter: 10 })
  await Promise.all(many)
}, 30_000)
