import { expect, test } from 'vitest'
import { followChange, noteRead, remember } from './reads.ts'

test('after a change, few queries run again at once, so that visitors find a connection', async () => {
  let [open, most, runs] = [0, 0, 0]
  const gates: (() => void)[] = []
  let isClosed = false
  const query = async () => {
    runs += 1
    noteRead('posts')
    open += 1
    most = Math.max(most, open)
    if (isClosed) await new Promise<void>((resolve) => gates.push(resolve))
    open -= 1
    return 'the same'
  }
  const keys = Array.from({ length: 40 }, (_, index) => `query ${index}`)
  await Promise.all(keys.map((key) => remember(key, query)))
  isClosed = true
  ;[most, runs] = [0, 0]
  const followed = followChange(['posts'])
  for (let opened = 0; opened < keys.length; ) {
    await new Promise((resolve) => setImmediate(resolve))
    if (gates.length < Math.min(3, keys.length - opened)) continue
    opened += gates.length
    for (const open of gates.splice(0)) open()
  }
  // All give the same, so no page has changed.
  expect(await followed).toEqual([])
  expect([most, runs]).toEqual([3, keys.length])
  await followChange()
})
