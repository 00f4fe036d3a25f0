import { expect, test, vi } from 'vitest'
import { Failure } from '#engine/failures.ts'
import { createQueue, Overloaded } from './queue.ts'

const KB = 1024
const limits = {
  running: 3,
  runningPerKey: 2,
  waitingPerKey: 4,
  waitingBytes: 4096 * KB,
  refusal: () => new Failure('too-many', { retryAfter: 10 }),
}
const never = new AbortController().signal

/** Requests runs by name (`a1` is a run of visitor a), and returns which began and which were refused, in order. */
function crowd(more: Partial<Parameters<typeof createQueue>[0]> = {}) {
  const { enter } = createQueue({ ...limits, ...more })
  const began: string[] = []
  const refused: string[] = []
  const endings = new Map<string, () => void>()
  const nextTick = () => new Promise((resolve) => setImmediate(resolve))
  return {
    began,
    refused,
    async ask(name: string, bytes = 0, signal = never) {
      enter({ key: name[0] ?? '', bytes, signal }).then(
        (end) => {
          began.push(name)
          endings.set(name, end)
        },
        ({ code, retryAfter, message }) => refused.push(`${name} ${code ?? message} ${retryAfter ?? ''}`.trim()),
      )
      await nextTick()
    },
    async end(name: string) {
      endings.get(name)?.()
      await nextTick()
    },
  }
}

test('R13 one visitor runs two at a time, and a slot stays free for others', async () => {
  const { ask, end, began } = crowd()
  for (const name of ['a1', 'a2', 'a3', 'a4']) await ask(name)
  expect(began).toEqual(['a1', 'a2'])
  await ask('b1')
  expect(began).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  // The only free slot is the last one, which a visitor who already has a run does not get.
  expect(began).toEqual(['a1', 'a2', 'b1'])
  await end('b1')
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a turn ends once, even if its end is reported again', async () => {
  const { ask, end, began } = crowd()
  for (const name of ['a1', 'a2', 'b1', 'c1', 'd1']) await ask(name)
  for (let times = 0; times < 3; times++) await end('a1')
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('R13 visitors take turns, however many runs one of them queues', async () => {
  const { ask, end, began } = crowd({ running: 1, runningPerKey: 1 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) await ask(name)
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name)
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('R13 a visitor’s queue has a limit, and more runs are refused with a retry time', async () => {
  const { ask, refused, began } = crowd()
  for (let index = 1; index <= 8; index++) await ask(`a${index}`)
  expect(refused).toEqual(['a7 too-many 10', 'a8 too-many 10'])
  await ask('b1')
  expect(began).toContain('b1')
})

test('R13 waiting inputs have a memory limit, and the visitor with the largest share is refused', async () => {
  const { ask, refused } = crowd({ running: 1, runningPerKey: 1 })
  await ask('z1')
  await ask('a1', 2000 * KB)
  await ask('a2', 1500 * KB)
  await ask('b1', 500 * KB)
  expect(refused).toEqual([])
  await ask('c1', 200 * KB)
  expect(refused).toEqual(['a2 too-many 10'])
  await ask('d1', 5000 * KB)
  expect(refused).toEqual(['a2 too-many 10', 'd1 too-many 10'])
})

test('R13 many visitors with small inputs are limited, too', async () => {
  const { ask, refused } = crowd({ running: 1, runningPerKey: 1 })
  for (let index = 0; index < 20; index++) await ask(String.fromCharCode(97 + index))
  expect(refused).toHaveLength(3)
})

test('a canceled run leaves the queue', async () => {
  const { ask, end, began, refused } = crowd({ running: 1, runningPerKey: 1 })
  const caller = new AbortController()
  await ask('a1')
  await ask('b1', 0, caller.signal)
  await ask('c1')
  caller.abort(new Error('gone'))
  await end('a1')
  expect(began).toEqual(['a1', 'c1'])
  expect(refused).toEqual(['b1 gone'])
})
/** Returns a render whose end the test controls. */
function slowRender() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { render: () => promise, end: () => resolve('done') }
}

test('R13 a limited number of renders runs at a time, and the others wait in order', async () => {
  const { run } = createQueue({ running: 2, waiting: 10 })
  const started: number[] = []
  const slow = [0, 1, 2, 3].map(slowRender)
  const all = slow.map(({ render }, i) =>
    run(() => {
      started.push(i)
      return render()
    }),
  )
  expect(started).toEqual([])
  await expect.poll(() => started).toEqual([0, 1])
  slow[1]?.end()
  await expect.poll(() => started).toEqual([0, 1, 2])
  for (const { end } of slow) end()
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done'])
  expect(started).toEqual([0, 1, 2, 3])
})

test('R13 a full queue refuses with 503 until a render ends or fails', async () => {
  const { run } = createQueue({ running: 1, waiting: 1 })
  const [first, second] = [slowRender(), slowRender()]
  const all = [run(first.render), run(second.render)]
  await expect(run(async () => 'too much')).rejects.toMatchObject({ name: 'Overloaded', code: 'busy' })
  first.end()
  second.end()
  await Promise.all(all)
  await expect(run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await run(async () => 'again')).toBe('again')
})

test('R13 one visitor cannot fill the queue and gets 429', async () => {
  const { run } = createQueue({ running: 1, waiting: 10, perKey: 2 })
  const slow = slowRender()
  const all = [run(slow.render, { key: 'one' }), run(slow.render, { key: 'one' }), run(slow.render, { key: 'other' })]
  const refused = await run(slow.render, { key: 'one' }).catch((error: unknown) => error)
  expect(refused instanceof Overloaded && refused.code).toBe('too-fast')
  slow.end()
  await Promise.all(all)
  expect(await run(async () => 'again', { key: 'one' })).toBe('again')
})

test('R13 the event loop runs between two synchronous renders', async () => {
  const { run } = createQueue({ running: 8, waiting: 100 })
  let turns = 0
  let isCounting = true
  const count = () => {
    turns += 1
    if (isCounting) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(Array.from({ length: 50 }, () => run(async () => 'done')))
  isCounting = false
  expect(turns).toBeGreaterThanOrEqual(49)
})

test('R13 waiting has a timeout and frees its place, and running work is never canceled', async () => {
  const { run } = createQueue({ running: 1, waiting: 1 })
  const timeout = { ms: 5, error: () => new Error('too late') }
  const slow = slowRender()
  const started = Promise.withResolvers<void>()
  const first = run(() => {
    started.resolve()
    return slow.render()
  })
  await started.promise
  let ran = false
  const late = run(
    async () => {
      ran = true
    },
    { timeout },
  )
  await expect(late).rejects.toThrow('too late')
  const next = run(async () => 'next')
  slow.end()
  expect([await first, await next, ran]).toEqual(['done', 'next', false])
})

test('R13 a queue that moves keeps those who wait, up to three times the timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { run } = createQueue({ running: 1 })
  const timeout = { ms: 100, error: () => new Error('too late') }
  const take = () => run(() => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 70)), { timeout })
  const all = Promise.allSettled(Array.from({ length: 8 }, take))
  for (let step = 0; step < 50; step++) {
    await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(10)
  }
  const values = (await all).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))
  // The sixth could only start after 350 ms.
  expect(values).toEqual(['done', 'done', 'done', 'done', 'done', 'too late', 'too late', 'too late'])
  vi.useRealTimers()
})

test('R13 a key whose last turn is longer ago goes first in a queue that remembers turns', async () => {
  const { ask, end, began } = crowd({ running: 1, remembersTurns: true })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) await ask(name)
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name)
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})
