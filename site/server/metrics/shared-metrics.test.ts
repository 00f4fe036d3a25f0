import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSharedMetrics } from './shared-metrics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('R18 while the database hangs, a scrape is answered after a second, and asks it only once', async () => {
  const state = { queues: [], outbox: { waiting: 3, oldest: 60, untried: 0 } }
  const { promise: hung, resolve: answer } = Promise.withResolvers<typeof state>()
  let asked = 0
  const read = createSharedMetrics(() => {
    asked += 1
    return hung
  })
  for (const _ of [1, 2, 3]) {
    const scrape = read()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await scrape).toBe('')
  }
  expect(asked).toBe(1)
  answer(state)
  await vi.advanceTimersByTimeAsync(0)
  expect(await read()).toContain('prairie_outbox_waiting 3')
})
