import { expect, test } from 'vitest'
import { createRunQueue } from './run-queue.ts'

test('B2 runs take place one by one, an excess run is refused, and a canceled one leaves the queue', async () => {
  const enter = createRunQueue(2)
  const order: number[] = []
  const stop = new AbortController()
  const endFirst = await enter(60_000)
  const second = enter(60_000, stop.signal)
  const third = enter(60_000).then((end) => {
    order.push(3)
    end()
  })
  await expect(enter(60_000)).rejects.toMatchObject({ code: 'busy', status: 503, message: /Try again in a minute/ })
  stop.abort(new Error('stopped'))
  await expect(second).rejects.toThrow('stopped')
  const fourth = enter(60_000).then((end) => {
    order.push(4)
    end()
  })
  expect(order).toEqual([])
  endFirst()
  await Promise.all([third, fourth])
  expect(order).toEqual([3, 4])
})
