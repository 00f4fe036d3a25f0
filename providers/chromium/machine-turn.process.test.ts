import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { machineTurn } from './machine-turn.ts'
import { createRunQueue } from './run-queue.ts'

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Starts a process that takes the turn with a name and keeps it. */
function holder(name: string) {
  const child = fork('tests/support/hold-machine-turn.ts', [name], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  children.push(child)
  return child
}

const LONG_MS = 60_000

test('two processes take turns, and a killed one loses its turn at once', async () => {
  const name = `test-${randomUUID()}`
  const enter = machineTurn(name)
  const first = holder(name)
  expect(await once(first, 'message')).toContain('entered')
  expect(await enter(0)).toBeUndefined()
  const stop = new AbortController()
  const stopped = enter(LONG_MS, stop.signal)
  stop.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')

  const waiting = enter(LONG_MS)
  first.kill('SIGKILL')
  const end = await waiting
  expect(end).toBeTypeOf('function')

  // The other process waits, and gets the turn when this one ends it.
  const second = holder(name)
  const entered = once(second, 'message')
  end?.()
  expect(await entered).toContain('entered')
  second.send('leave')
  expect(await once(second, 'message')).toContain('left')
  const again = await enter(LONG_MS)
  expect(again).toBeTypeOf('function')
  again?.()
}, 60_000)

test('a run that waits too long for another process is refused, and leaves the queue of its own', async () => {
  const name = `test-${randomUUID()}`
  const other = await machineTurn(name)(0)
  const enter = createRunQueue(2, machineTurn(name))
  await expect(enter(1)).rejects.toMatchObject({ code: 'busy' })
  other?.()
  const end = await enter(LONG_MS)
  end()
  ;(await enter(LONG_MS))()
})
