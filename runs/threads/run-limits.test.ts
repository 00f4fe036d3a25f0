import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Failure } from '#engine/failures.ts'
import { tool as regexTester } from '#tools/regex-tester/tool.ts'
import { tool as wordCounter } from '#tools/word-counter/tool.ts'
import { createRunLimits } from './run-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A run whose thread gets a share of a core. */
function runWith(tool: Parameters<typeof createRunLimits>[0], share: () => number | undefined) {
  const began = Date.now()
  const ended: { code: string; message: string; afterMs: number }[] = []
  const limits = createRunLimits(tool, {
    end: ({ code, message }: Failure) => {
      ended.push({ code, message, afterMs: Date.now() - began })
      limits.end()
    },
    cpuMs: async () => {
      const part = share()
      return part === undefined ? undefined : (Date.now() - began) * part
    },
  })
  return { limits, ended }
}

test('a run with a core of its own ends after its computing time', async () => {
  const { limits, ended } = runWith(wordCounter, () => 1)
  limits.begin(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toMatchObject([{ code: 'time-limit', afterMs: 5_000 }])
})

test('a run on a busy server ends later, when it has had its computing time', async () => {
  const { limits, ended } = runWith(wordCounter, () => 1 / 5)
  limits.begin(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toMatchObject([{ code: 'time-limit' }])
  expect(ended[0]?.afterMs).toBeGreaterThanOrEqual(25_000)
})

test('a run that hardly gets to compute ends with a message that does not blame its input', async () => {
  const { limits, ended } = runWith(regexTester, () => 0.01)
  limits.begin(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toMatchObject([{ code: 'busy', afterMs: 18_000, message: expect.stringContaining('not the reason') }])
})

test('a thread whose CPU time cannot be read has the limit as time', async () => {
  const { limits, ended } = runWith(wordCounter, () => undefined)
  limits.begin(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toMatchObject([{ code: 'time-limit', afterMs: 5_000 }])
})

test('waiting for another server is no computing, and the whole run has a limit', async () => {
  const { limits, ended } = runWith(wordCounter, () => 1)
  limits.begin(true)
  await vi.advanceTimersByTimeAsync(4_000)
  limits.pause()
  await vi.advanceTimersByTimeAsync(30_000)
  limits.resume()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(ended).toEqual([])
  limits.pause()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toMatchObject([{ code: 'time-limit', afterMs: 60_000, message: expect.stringContaining('60 seconds') }])
})
