import { beforeEach, expect, test, vi } from 'vitest'
import { failedRun } from '#engine/tool/envelope.ts'
import { createWorkerHost } from './worker-host.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** A worker whose behavior the test controls. */
class Puppet {
  onmessage: (event: { data: FromWorker }) => void = () => {}
  onerror: (event: { message: string; preventDefault: () => void }) => void = () => {}
  asked: ToWorker[] = []
  isTerminated = false
  constructor() {
    workers.push(this)
  }
  postMessage(message: ToWorker) {
    this.asked.push(message)
  }
  terminate() {
    this.isTerminated = true
  }
  say(data: FromWorker) {
    this.onmessage({ data })
  }
}
let workers: Puppet[] = []
const worker = (at: number) => workers[at] as Puppet

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', Puppet)
})

const envelope = (summary: string) => ({
  ...failedRun({ slug: 'x', limits: [] }, { ranAt: 0, durationMs: 0 }),
  summary,
})
const done = (summary: string): FromWorker => {
  const { failure: _, ...rest } = envelope(summary)
  return { kind: 'envelope', envelope: { ...rest, status: 'done' } }
}

test('a late result of a stopped run is not taken for the next run’s', async () => {
  const host = createWorkerHost('x')
  host.run({}, () => {}).cancel()
  const { result } = host.run({}, () => {})
  worker(0).say(done('old'))
  worker(1).say(done('new'))
  expect((await result).summary).toBe('new')
  expect(worker(0).isTerminated).toBe(true)
})

test('a worker is reused unless its engine was interrupted', async () => {
  const host = createWorkerHost('x')
  const first = host.run({}, () => {})
  worker(0).say({ kind: 'envelope', envelope: envelope('unreachable') })
  expect((await first.result).summary).toBe('unreachable')
  expect(worker(0).isTerminated).toBe(true)
  const second = host.run({}, () => {})
  worker(1).say(done('well'))
  await second.result
  host.run({}, () => {})
  expect(workers).toHaveLength(2)
})

test('a tool that fails to load is reported and loaded again next time', async () => {
  const host = createWorkerHost('x')
  const { result } = host.run({}, () => {})
  worker(0).say({ kind: 'broken' })
  await expect(result).rejects.toThrow('could not be loaded')
  host.warm()
  expect(workers).toHaveLength(2)
})

test('a sample arrives even if the run before it is stopped, and its failure is reported', async () => {
  const host = createWorkerHost('x')
  const run = host.run({}, () => {})
  const sample = host.sample(1)
  run.cancel()
  expect(worker(1).asked).toEqual([{ kind: 'sample', slug: 'x', at: 1 }])
  worker(1).say({ kind: 'sample', input: { text: 'Wool' } })
  expect(await sample).toEqual({ text: 'Wool' })
  const failed = host.sample(0)
  worker(1).say({ kind: 'broken' })
  expect(await failed).toBeUndefined()
})

test('partial results arrive one by one, and the last result ends the run', async () => {
  const host = createWorkerHost('x')
  const shown: string[] = []
  const { result } = host.run(
    {},
    () => {},
    async ({ summary }) => void shown.push(summary),
  )
  worker(0).say({ kind: 'partial', envelope: envelope('fast') })
  worker(0).say({ kind: 'partial', envelope: envelope('smaller') })
  worker(0).say(done('smallest'))
  expect([...shown, (await result).summary]).toEqual(['fast', 'smaller', 'smallest'])
})

test('the worker learns when a partial result is on the page, unless it has ended', async () => {
  const host = createWorkerHost('x')
  const rendered = Promise.withResolvers<void>()
  const { cancel } = host.run(
    {},
    () => {},
    () => rendered.promise,
  )
  const asked = (at: number) => worker(at).asked.map(({ kind }) => kind)
  worker(0).say({ kind: 'partial', envelope: envelope('fast') })
  expect(asked(0)).toEqual(['run'])
  rendered.resolve()
  await vi.waitFor(() => expect(asked(0)).toEqual(['run', 'shown']))
  worker(0).say({ kind: 'partial', envelope: envelope('smaller') })
  cancel()
  host.run({}, () => {})
  await new Promise((done) => setImmediate(done))
  expect([asked(0), asked(1)]).toEqual([['run', 'shown'], ['run']])
})
