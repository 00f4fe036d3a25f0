import { expect, test, vi } from 'vitest'
import { createRunLimit, Overloaded } from './run-limit.ts'

/** Returns a render whose end the test controls. */
function slowRender() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { render: () => promise, end: () => resolve('done') }
}

test('R13 a limited number of renders runs at a time, and the others wait in order', async () => {
  const limit = createRunLimit({ running: 2, waiting: 10 })
  const started: number[] = []
  const slow = [0, 1, 2, 3].map(slowRender)
  const all = slow.map(({ render }, i) =>
    limit(() => {
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
  const limit = createRunLimit({ running: 1, waiting: 1 })
  const [first, second] = [slowRender(), slowRender()]
  const all = [limit(first.render), limit(second.render)]
  await expect(limit(async () => 'too much')).rejects.toMatchObject({ name: 'Overloaded', code: 'busy' })
  first.end()
  second.end()
  await Promise.all(all)
  await expect(limit(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await limit(async () => 'again')).toBe('again')
})

test('R13 one visitor cannot fill the queue and gets 429', async () => {
  const limit = createRunLimit({ running: 1, waiting: 10, perSender: 2 })
  const slow = slowRender()
  const all = [limit(slow.render, 'one'), limit(slow.render, 'one'), limit(slow.render, 'other')]
  const refused = await limit(slow.render, 'one').catch((error: unknown) => error)
  expect(refused instanceof Overloaded && refused.code).toBe('too-fast')
  slow.end()
  await Promise.all(all)
  expect(await limit(async () => 'again', 'one')).toBe('again')
})

test('R13 the event loop runs between two synchronous renders', async () => {
  const limit = createRunLimit({ running: 8, waiting: 100 })
  let turns = 0
  let isCounting = true
  const count = () => {
    turns += 1
    if (isCounting) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(Array.from({ length: 50 }, () => limit(async () => 'done')))
  isCounting = false
  expect(turns).toBeGreaterThanOrEqual(49)
})

test('R13 waiting has a timeout and frees its place, and running work is never canceled', async () => {
  const limit = createRunLimit({ running: 1, waiting: 1, timeout: { ms: () => 5, error: () => new Error('too late') } })
  const slow = slowRender()
  const started = Promise.withResolvers<void>()
  const first = limit(() => {
    started.resolve()
    return slow.render()
  })
  await started.promise
  let ran = false
  const late = limit(async () => {
    ran = true
  })
  await expect(late).rejects.toThrow('too late')
  const next = limit(async () => 'next')
  slow.end()
  expect([await first, await next, ran]).toEqual(['done', 'next', false])
})

test('R13 a queue that moves keeps those who wait, up to three times the timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const limit = createRunLimit({ running: 1, timeout: { ms: () => 100, error: () => new Error('too late') } })
  const take = () => limit(() => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 70)))
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
