import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The module keeps its counts on `globalThis`, where other tests of this process have counted. */
const COUNTS = Symbol.for('prairie.counters')
let before: unknown
let counters: typeof import('./counters.ts')

beforeEach(async () => {
  before = Reflect.get(globalThis, COUNTS)
  Reflect.deleteProperty(globalThis, COUNTS)
  vi.resetModules()
  counters = await import('./counters.ts')
})

afterEach(() => {
  Reflect.set(globalThis, COUNTS, before)
  vi.resetModules()
})

test('what is counted is read by its labels', () => {
  const { countOf, increase, readCounts } = counters
  increase('prairie_jobs_total', 'notify', 'completed')
  const hit = countOf('prairie_jobs_total', 'notify', 'completed')
  hit.count += 1
  increase('prairie_jobs_total', 'notify', 'failed')
  expect(readCounts('prairie_jobs_total')).toEqual([
    { labels: ['notify', 'completed'], count: 2 },
    { labels: ['notify', 'failed'], count: 1 },
  ])
})

test('a counter without labels is 0 before its first increase', () => {
  expect(counters.readCounts('prairie_slow_queries_total')).toEqual([{ labels: [], count: 0 }])
})

test('a label with endless values ends in one series', () => {
  for (let index = 0; index < 5_000; index++) counters.increase('prairie_tool_runs_total', `tool-${index}`, 'done')
  const counts = counters.readCounts('prairie_tool_runs_total')
  expect(counts.length).toBeLessThanOrEqual(2_001)
  expect(counts.find(({ labels: [tool] }) => tool === 'other')?.count).toBe(3_000)
})
