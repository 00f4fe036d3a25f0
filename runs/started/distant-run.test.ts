import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunRecord } from '#cms/tool-runs/run-records.ts'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import { distantRun, type FoundRun } from './distant-run.ts'
import { createRunStore, type RunEvent, type RunPorts } from './run-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tool = { slug: 'broken-link-checker', limits: [] }
const SECOND = 1_000

/** Returns the table of runs, with a process that runs one and another that reads it. */
function twoProcesses() {
  const table = new Map<string, { record: RunRecord; watchedAt: number; stopAsked: boolean }>()
  const store = createRunStore({
    maxBytes: 1_000_000,
    keepMs: 600_000,
    keepAfterMs: SECOND,
    graceMs: 10 * SECOND,
    async write(record) {
      const row = table.get(record.id) ?? { record, watchedAt: Date.now(), stopAsked: false }
      table.set(record.id, { ...row, record })
      return { stopAsked: row.stopAsked, watchedMsAgo: Date.now() - row.watchedAt }
    },
  })
  const result = Promise.withResolvers<Envelope>()
  let ports: RunPorts | undefined
  const run = store.start({
    slug: tool.slug,
    values: { url: 'shop.example' },
    run: (runPorts) => {
      ports = runPorts
      runPorts.signal.addEventListener('abort', () => result.reject(runPorts.signal.reason))
      return result.promise
    },
    failed: (failure) => failedRun(tool, { ranAt: 0, durationMs: 0 }, failure),
  })
  const records = {
    async read(id: string, known = -1) {
      const row = table.get(id)
      if (!row) return undefined
      row.watchedAt = Date.now()
      return { ...row.record, envelope: row.record.revision > known ? row.record.envelope : null }
    },
    async askToStop(id: string) {
      const row = table.get(id)
      if (row) row.stopAsked = true
    },
  }
  const find = async (): Promise<FoundRun> => {
    const record = await records.read(run.id)
    if (!record) throw new Error('The run is not shared.')
    return distantRun(record, records)
  }
  return { run, table, find, ...(ports as unknown as RunPorts), ...result }
}

const envelopeOf = (summary: string): Envelope => {
  const { failure: _, ...envelope } = failedRun(tool, { ranAt: 0, durationMs: 0 })
  return { ...envelope, status: 'done', summary }
}
const names = (events: RunEvent[]) => events.map(({ name }) => name)

test('another process shows a run, follows it to its end, and finds it afterwards', async () => {
  const { run, find, onProgress, onPartial, resolve } = twoProcesses()
  const leave = run.watch(() => undefined)
  onProgress({ done: 1, total: 9 })
  await vi.advanceTimersByTimeAsync(SECOND)
  const distant = await find()
  expect([distant.values, distant.progress(), distant.isDone()]).toEqual([
    { url: 'shop.example' },
    { done: 1, total: 9 },
    false,
  ])
  const events: RunEvent[] = []
  distant.watch((event) => events.push(event))
  expect(names(events)).toEqual(['run', 'progress'])
  leave()
  // Longer than a run goes on that nobody watches.
  await vi.advanceTimersByTimeAsync(60 * SECOND)
  onPartial(envelopeOf('4 pages'))
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(names(events).slice(2)).toEqual(['partial'])
  resolve(envelopeOf('9 pages'))
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(events.at(-1)).toMatchObject({ name: 'done', json: expect.stringContaining('9 pages') })
  expect((await find()).envelope()?.summary).toBe('9 pages')
})

test('another process ends a run, which keeps its partial result', async () => {
  const { run, find, onPartial } = twoProcesses()
  run.watch(() => undefined)
  onPartial(envelopeOf('4 pages'))
  await vi.advanceTimersByTimeAsync(SECOND)
  const ended = (await find()).end()
  await vi.advanceTimersByTimeAsync(3 * SECOND)
  await ended
  expect(run.isDone()).toBe(true)
  expect((await find()).envelope()).toMatchObject({ summary: '4 pages', status: 'partial' })
})

test('a watcher learns that the process of its run is gone', async () => {
  const { run, table, find } = twoProcesses()
  run.watch(() => undefined)
  await vi.advanceTimersByTimeAsync(SECOND)
  const events: RunEvent[] = []
  ;(await find()).watch((event) => events.push(event))
  table.clear()
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(events.at(-1)).toMatchObject({ name: 'done', json: expect.stringContaining('Run the tool again') })
})
