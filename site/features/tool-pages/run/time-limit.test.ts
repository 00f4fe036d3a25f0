import { expect, test, vi } from 'vitest'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import type { DescribedTool } from './described-tool.ts'
import { withTimeLimit } from './time-limit.ts'

const tool = { slug: 'x', timeLimit: 60, limits: [] } as unknown as DescribedTool
const never = () => ({ result: new Promise<Envelope>(() => {}), cancel: () => {} })
const { failure: _, ...rest } = failedRun(tool, { ranAt: 0, durationMs: 0 })
const partial: Envelope = { ...rest, status: 'done', summary: 'Smallest so far' }

test('a run that takes too long keeps what it has shown, and says why it ended', async () => {
  vi.useFakeTimers()
  try {
    const { result } = withTimeLimit(tool, never(), () => partial)
    vi.advanceTimersByTime(60_000)
    expect(await result).toMatchObject({
      status: 'partial',
      summary: 'Smallest so far',
      limits: [expect.stringContaining('Stopped after 60 seconds')],
    })
  } finally {
    vi.useRealTimers()
  }
})

test('a crash keeps a partial result as well, and without one the run has failed', async () => {
  const crashed = () => ({ result: Promise.reject(new Error('Out of memory')), cancel: () => {} })
  expect((await withTimeLimit(tool, crashed(), () => partial).result).summary).toBe('Smallest so far')
  expect(await withTimeLimit(tool, crashed(), () => undefined).result).toMatchObject({
    status: 'failed',
    summary: 'Out of memory',
  })
})
