import { expect, test, vi } from 'vitest'
import { countOf, increase, readCounts } from './counters.ts'

test('what is counted is read by its labels', () => {
  increase('prairie_jobs_total', 'notify', 'completed')
  const hit = countOf('prairie_jobs_total', 'notify', 'completed')
  hit.count += 1
  increase('prairie_jobs_total', 'notify', 'failed')
  expect(readCounts('prairie_jobs_total')).toEqual([
    { labels: ['notify', 'completed'], count: 2 },
    { labels: ['notify', 'failed'], count: 1 },
  ])
})

test('a counter without labels is 0 before its first increase', async () => {
  // The module keeps its counts on `globalThis`, where other tests of this process have counted.
  const counts = Symbol.for('prairie.counters')
  const before: unknown = Reflect.get(globalThis, counts)
  Reflect.deleteProperty(globalThis, counts)
  vi.resetModules()
  const fresh = await import('./counters.ts')
  expect(fresh.readCounts('prairie_slow_queries_total')).toEqual([{ labels: [], count: 0 }])
  Reflect.set(globalThis, counts, before)
})

test('a label with endless values ends in one series', () => {
  for (let index = 0; index < 5_000; index++) increase('prairie_tool_runs_total', `tool-${index}`, 'done')
  const counts = readCounts('prairie_tool_runs_total')
  expect(counts.length).toBeLessThanOrEqual(2_001)
  expect(counts.find(({ labels: [tool] }) => tool === 'other')?.count).toBe(3_000)
})
