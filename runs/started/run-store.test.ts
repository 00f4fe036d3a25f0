import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#engine/failures.ts'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import { createRunStore, type RunEvent, type RunPorts } from './run-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tool = { slug: 'broken-link-checker', limits: [] }
const LIMITS = { maxBytes: 1_000_000, keepMs: 600_000, keepAfterMs: 1_000, graceMs: 10_000 }

function envelopeOf(summary: string, more: Partial<Envelope> = {}): Envelope {
  const { failure: _, ...envelope } = failedRun(tool, { ranAt: 0, durationMs: 0 })
  return { ...envelope, status: 'done', summary, ...more }
}

/** Returns a run that the test controls. */
function lead(store: ReturnType<typeof createRunStore>) {
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
  run.ended.catch(() => undefined)
  const events: RunEvent[] = []
  const watch = () => run.watch((event) => events.push(event))
  return { run, ...(ports as unknown as RunPorts), ...result, events, watch, find: () => store.find(tool.slug, run.id) }
}

const names = (events: RunEvent[]) => events.map(({ name }) => name)

test('a run longer than a second can be found until ten minutes after its end', async () => {
  const store = createRunStore(LIMITS)
  const { run, watch, events, find, onProgress, onPartial, resolve } = lead(store)
  const leave = watch()
  onProgress({ done: 1, total: 9, step: 'Crawling' })
  await vi.advanceTimersByTimeAsync(999)
  expect(find()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  onPartial(envelopeOf('1 page'))
  expect(names(events)).toEqual(['progress', 'run', 'partial'])
  leave()
  watch()
  expect(names(events).slice(3)).toEqual(['run', 'progress', 'partial'])
  resolve(envelopeOf('9 pages'))
  await vi.advanceTimersByTimeAsync(0)
  expect(find()?.envelope()).toMatchObject({ summary: '9 pages', status: 'done' })
  expect(find()?.values).toEqual({ url: 'shop.example' })
  expect(store.find('redirect-checker', run.id)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(LIMITS.keepMs - 1)
  expect(find()?.id).toBe(run.id)
  await vi.advanceTimersByTimeAsync(1)
  expect(find()).toBeUndefined()
})

test('a run shorter than a second is not stored', async () => {
  const store = createRunStore(LIMITS)
  const { watch, events, find, resolve } = lead(store)
  watch()
  resolve(envelopeOf('At once'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(names(events)).toEqual(['done'])
  expect(find()).toBeUndefined()
  expect(store.bytes()).toBe(0)
})

test('a run ends when its visitor leaves: immediately in the first second, later after ten seconds', async () => {
  const store = createRunStore(LIMITS)
  const young = lead(store)
  young.watch()()
  expect(young.signal.aborted).toBe(true)
  const old = lead(store)
  const leave = old.watch()
  await vi.advanceTimersByTimeAsync(60_000)
  leave()
  await vi.advanceTimersByTimeAsync(9_000)
  // A reload, and then a page without scripts that reloads repeatedly.
  const leaveAgain = old.watch()
  await vi.advanceTimersByTimeAsync(60_000)
  leaveAgain()
  await vi.advanceTimersByTimeAsync(9_000)
  old.find()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(old.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(old.signal.aborted).toBe(true)
})

test('a stopped run keeps its last partial result, or says that there is none', async () => {
  const store = createRunStore(LIMITS)
  const { run, watch, events, onPartial, find } = lead(store)
  watch()
  await vi.advanceTimersByTimeAsync(1_000)
  onPartial(envelopeOf('1 page', { limits: ['Scripts are not run.'] }))
  run.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(find()?.envelope()).toMatchObject({
    summary: '1 page',
    status: 'partial',
    limits: [expect.stringContaining('stopped before it was complete'), 'Scripts are not run.'],
  })
  expect(names(events).at(-1)).toBe('done')
  const early = lead(store)
  await vi.advanceTimersByTimeAsync(1_000)
  early.run.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(early.find()?.envelope()?.summary).toContain('stopped before it had a result')
})

test('a refused run rejects and notifies its watchers', async () => {
  const store = createRunStore(LIMITS)
  const { run, watch, events, reject } = lead(store)
  watch()
  reject(new Failure('too-many', { message: 'Too many.' }))
  await expect(run.ended).rejects.toMatchObject({ code: 'too-many' })
  await vi.advanceTimersByTimeAsync(0)
  expect(events.at(-1)).toMatchObject({ name: 'done', json: expect.stringContaining('Too many.') })
})

test('R13 reports have a memory limit: the oldest finished ones are dropped first, then partial ones', async () => {
  const store = createRunStore({ ...LIMITS, maxBytes: 100_000 })
  const summary = 'x'.repeat(20_000)
  const running = lead(store)
  running.watch()
  await vi.advanceTimersByTimeAsync(1_000)
  running.onPartial(envelopeOf(summary))
  const done = Array.from({ length: 6 }, () => lead(store))
  await vi.advanceTimersByTimeAsync(1_000)
  for (const { resolve } of done) {
    resolve(envelopeOf(summary))
    await vi.advanceTimersByTimeAsync(0)
    expect(store.bytes()).toBeLessThanOrEqual(100_000)
  }
  expect(done.map(({ find }) => find() !== undefined)).toEqual([false, false, false, true, true, true])
  expect(running.find()?.envelope()?.summary).toBe(summary)
  const events: RunEvent[] = []
  const large = lead(store)
  large.run.watch((event) => events.push(event))
  await vi.advanceTimersByTimeAsync(1_000)
  large.resolve(envelopeOf('x'.repeat(50_000)))
  await vi.advanceTimersByTimeAsync(0)
  // Watchers get the result, but it is not stored.
  expect(names(events).at(-1)).toBe('done')
  expect(large.find()).toBeUndefined()
})
