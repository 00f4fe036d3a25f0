import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRunner } from './runner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs a job, which is its own duration in milliseconds. */
function follow() {
  const events: string[] = []
  const runner = createRunner<{ name: string; ms: number }, string>({
    run: ({ name, ms }) => {
      const result = new Promise<string>((resolve) => setTimeout(() => resolve(name), ms))
      return { result, cancel: () => events.push(`cancel ${name}`) }
    },
    began: ({ name }) => events.push(`begin ${name}`),
    ended: (result) => events.push(`end ${result}`),
    onIdle: () => events.push('rest'),
  })
  return { runner, events }
}

test('R-245 R-252 R-253 a tool is busy until no run waits, and only the last waiting run starts', async () => {
  const { runner, events } = follow()
  for (const name of ['a', 'b', 'c']) runner.request({ name, ms: 100 })
  await vi.advanceTimersByTimeAsync(300)
  expect(events).toEqual(['begin a', 'end a', 'begin c', 'end c', 'rest'])
})

test('a run of more than two seconds is canceled when newer input waits', async () => {
  const { runner, events } = follow()
  runner.request({ name: 'slow', ms: 60_000 })
  await vi.advanceTimersByTimeAsync(1_500)
  runner.request({ name: 'new', ms: 10 })
  await vi.advanceTimersByTimeAsync(400)
  expect(events).toEqual(['begin slow'])
  await vi.advanceTimersByTimeAsync(200)
  expect(events).toEqual(['begin slow', 'cancel slow', 'begin new', 'end new', 'rest'])
})

test('a patient run cancels nothing, and the newest waiting run starts', async () => {
  const { runner, events } = follow()
  runner.request({ name: 'batch', ms: 60_000 })
  for (const name of ['75', '60']) runner.request({ name, ms: 10 }, { isPatient: true })
  await vi.advanceTimersByTimeAsync(61_000)
  expect(events).toEqual(['begin batch', 'end batch', 'begin 60', 'end 60', 'rest'])
})

test('a run without successors may take its time', async () => {
  const { runner, events } = follow()
  runner.request({ name: 'slow', ms: 20_000 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(events).toEqual(['begin slow', 'end slow', 'rest'])
})

test('the button cancels the current run immediately', async () => {
  const { runner, events } = follow()
  runner.request({ name: 'a', ms: 1_000 })
  runner.request({ name: 'b', ms: 10 }, { now: true })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events).toEqual(['begin a', 'cancel a', 'begin b', 'end b', 'rest'])
})

test('Stop cancels the current run and clears the queue', async () => {
  const { runner, events } = follow()
  runner.request({ name: 'a', ms: 1_000 })
  runner.request({ name: 'b', ms: 10 })
  runner.stop()
  expect(runner.isRunning()).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events).toEqual(['begin a', 'cancel a', 'rest'])
})
