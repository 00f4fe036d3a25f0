import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const KB = 1024
const limits = { slots: 3, slotsPerVisitor: 2, waitingPerVisitor: 4, waitingBytes: 4096 * KB, retryAfterS: 10 }
const never = new AbortController().signal

/** Requests runs by name (`a1` is a run of visitor a), and returns which began and which were refused, in order. */
function crowd(more: Partial<typeof limits> = {}) {
  const enter = createFairQueue({ ...limits, ...more })
  const began: string[] = []
  const refused: string[] = []
  const endings = new Map<string, () => void>()
  const nextTick = () => new Promise((resolve) => setImmediate(resolve))
  return {
    began,
    refused,
    async ask(name: string, bytes = 0, signal = never) {
      enter(name[0] ?? '', bytes, signal).then(
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
  const { ask, end, began } = crowd({ slots: 1, slotsPerVisitor: 1 })
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
  const { ask, refused } = crowd({ slots: 1, slotsPerVisitor: 1 })
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
  const { ask, refused } = crowd({ slots: 1, slotsPerVisitor: 1 })
  for (let index = 0; index < 20; index++) await ask(String.fromCharCode(97 + index))
  expect(refused).toHaveLength(3)
})

test('a canceled run leaves the queue', async () => {
  const { ask, end, began, refused } = crowd({ slots: 1, slotsPerVisitor: 1 })
  const caller = new AbortController()
  await ask('a1')
  await ask('b1', 0, caller.signal)
  await ask('c1')
  caller.abort(new Error('gone'))
  await end('a1')
  expect(began).toEqual(['a1', 'c1'])
  expect(refused).toEqual(['b1 gone'])
})
