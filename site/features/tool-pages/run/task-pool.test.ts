import { beforeEach, expect, test, vi } from 'vitest'
import { createTaskPool } from './task-pool.ts'
import type { FromTask, ToWorker } from './worker-messages.ts'

/** A thread whose behavior the test controls. */
class Puppet {
  onmessage: (event: { data: FromTask }) => void = () => {}
  onerror: (event: { message: string; preventDefault: () => void }) => void = () => {}
  asked: ToWorker[] = []
  isTerminated = false
  constructor() {
    threads.push(this)
  }
  postMessage(message: ToWorker) {
    this.asked.push(message)
  }
  terminate() {
    this.isTerminated = true
  }
}
let threads: Puppet[] = []
const thread = (at: number) => threads[at] as Puppet

beforeEach(() => {
  threads = []
  vi.stubGlobal('Worker', Puppet)
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 })
})

test('one task per core runs at a time, and the others wait', async () => {
  const task = createTaskPool('x', '/worker.js')
  const results = ['a', 'b', 'c'].map((name) => task('race', name))
  expect(threads.map(({ asked }) => asked.length)).toEqual([1, 1])
  thread(1).onmessage({ data: { kind: 'task-done', result: 'second' } })
  expect(await results[1]).toBe('second')
  expect(thread(1).asked[1]).toEqual({ kind: 'task', slug: 'x', name: 'race', payload: 'c' })
})

test('a failed task does not affect others, and a crashed thread is replaced', async () => {
  const task = createTaskPool('x', '/worker.js')
  const failed = task('race', 'a')
  const broken = task('race', 'b')
  thread(0).onmessage({ data: { kind: 'task-failed', reason: 'No such engine' } })
  await expect(failed).rejects.toThrow('No such engine')
  const after = [task('race', 'c'), task('race', 'd')]
  thread(1).onerror({ message: 'Out of memory', preventDefault: () => {} })
  await expect(broken).rejects.toThrow('Out of memory')
  expect(thread(1).isTerminated).toBe(true)
  thread(2).onmessage({ data: { kind: 'task-done', result: 'd' } })
  expect(await after[1]).toBe('d')
})

test('a task prefers an idle thread that has loaded its engine', async () => {
  const task = createTaskPool('x', '/worker.js')
  const first = ['Oxc', 'Terser'].map((name) => task(name, 1))
  for (const at of [0, 1]) thread(at).onmessage({ data: { kind: 'task-done', result: at } })
  await Promise.all(first)
  const again = task('Oxc', 2)
  expect(thread(0).asked[1]).toMatchObject({ name: 'Oxc', payload: 2 })
  thread(0).onmessage({ data: { kind: 'task-done', result: 'again' } })
  expect(await again).toBe('again')
})
