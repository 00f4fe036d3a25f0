import type { Payload } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'
import { queryTimeoutMs } from './query-timeout.ts'
import { transactionOf } from './transaction.ts'

afterEach(() => vi.useRealTimers())

/** Returns a database that only counts how many transactions begin and how they end. */
function fakeCms() {
  const ended: string[] = []
  let begun = 0
  const db = {
    beginTransaction: async () => ++begun,
    commitTransaction: async (id: number) => ended.push(`commit ${id}`),
    rollbackTransaction: async (id: number) => ended.push(`rollback ${id}`),
  }
  return { cms: { db } as unknown as Payload, ended, begun: () => begun }
}

/** Work whose end the test controls. */
function slowWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test('R13 five transactions run at a time, and the next one starts when any ends', async () => {
  const { cms, ended, begun } = fakeCms()
  const failing = Promise.withResolvers<string>()
  const slow = Array.from({ length: 5 }, slowWork)
  const first = transactionOf(cms, () => failing.promise)
  const others = slow.map(({ work }) => transactionOf(cms, work))
  await expect.poll(begun).toBe(5)
  failing.reject(new Error('no such row'))
  await expect(first).rejects.toThrow('no such row')
  await expect.poll(begun).toBe(6)
  for (const { end } of slow) end()
  expect(await Promise.all(others)).toEqual(Array(5).fill('done'))
  expect(ended.toSorted()).toEqual(['commit 2', 'commit 3', 'commit 4', 'commit 5', 'commit 6', 'rollback 1'])
})

test('R13 waiting for a transaction has a timeout, running one does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { cms, begun } = fakeCms()
  const slow = Array.from({ length: 5 }, slowWork)
  const running = slow.map(({ work }) => transactionOf(cms, work))
  await expect.poll(begun).toBe(5)
  const late = expect(transactionOf(cms, async () => 'late')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  // The transactions of the previous test succeeded a moment ago, and a queue that moves may take three times as long.
  await vi.advanceTimersByTimeAsync(3 * queryTimeoutMs())
  await late
  for (const { end } of slow) end()
  expect(await Promise.all(running)).toEqual(Array(5).fill('done'))
  expect(await transactionOf(cms, async () => 'next')).toBe('next')
  expect(begun()).toBe(6)
})
