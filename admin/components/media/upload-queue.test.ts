import { expect, test } from 'vitest'
import { createUploadQueue, progressOf, type Sent } from './upload-queue.ts'

const filesNamed = (...names: string[]) => names.map((name) => new File(['x'], name))

function queueOf(send: (file: File) => Promise<Sent>, more: { maxRunning?: number; maxAttempts?: number } = {}) {
  const waits: number[] = []
  const queue = createUploadQueue({
    send,
    refusal: ({ name }) => (name.endsWith('.txt') ? 'It is not an image.' : undefined),
    wait: async (ms) => void waits.push(ms),
    ...{ maxRunning: 2, maxAttempts: 3, ...more },
  })
  const done = () =>
    new Promise<void>((resolve) => {
      const look = () => progressOf(queue.uploads()).isDone && resolve()
      queue.subscribe(look)
      look()
    })
  return { queue, waits, done }
}

test('files are sent in their order, a few at a time, and all arrive', async () => {
  const sent: string[] = []
  let [running, most] = [0, 0]
  const { queue, done } = queueOf(async ({ name }) => {
    sent.push(name)
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return { id: sent.length }
  })
  const names = Array.from({ length: 20 }, (_, at) => `${at}.jpg`)
  queue.add(filesNamed(...names))
  await done()
  expect(sent).toEqual(names)
  expect(most).toBe(2)
  expect(progressOf(queue.uploads())).toEqual({ total: 20, stored: 20, failed: 0, isDone: true })
})

test('one file that fails holds up no other, keeps its reason, and can be tried again', async () => {
  let isBroken = true
  const { queue, done } = queueOf(async ({ name }) =>
    name === 'b.jpg' && isBroken ? { reason: 'It cannot be read.' } : { id: 1 },
  )
  queue.add(filesNamed('a.jpg', 'b.jpg', 'notes.txt', 'c.jpg'))
  await done()
  const failed = queue.uploads().filter(({ state }) => state === 'failed')
  expect(failed).toMatchObject([
    { name: 'b.jpg', reason: 'It cannot be read.' },
    { name: 'notes.txt', reason: 'It is not an image.' },
  ])
  isBroken = false
  queue.tryAgain([failed[0]?.key ?? 0])
  await done()
  expect(progressOf(queue.uploads())).toMatchObject({ stored: 3, failed: 1 })
  queue.dismiss()
  expect(queue.uploads().map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})

test('a busy server is asked again after the time it names, and not forever', async () => {
  let calls = 0
  const { queue, waits, done } = queueOf(async () => {
    calls += 1
    return calls < 3 ? { reason: 'Busy.', retryAfterMs: 5_000 } : { id: 1 }
  })
  queue.add(filesNamed('a.jpg'))
  await done()
  expect(waits).toEqual([5_000, 5_000])
  expect(progressOf(queue.uploads()).stored).toBe(1)

  const never = queueOf(async () => ({ reason: 'The server could not be reached.', retryAfterMs: 1_000 }))
  never.queue.add(filesNamed('a.jpg'))
  await never.done()
  expect(never.waits).toEqual([1_000, 1_000])
  expect(never.queue.uploads()).toMatchObject([{ state: 'failed', reason: 'The server could not be reached.' }])
})

test('files that are added while others are sent join the list; after the end, a new list begins', async () => {
  const { queue, done } = queueOf(async () => ({ id: 1 }))
  queue.add(filesNamed('a.jpg'))
  queue.add(filesNamed('b.jpg'))
  await done()
  expect(queue.uploads()).toHaveLength(2)
  queue.add(filesNamed('c.jpg'))
  await done()
  expect(queue.uploads().map(({ name }) => name)).toEqual(['c.jpg'])
})
