import { expect, test } from 'vitest'
import { nextTry } from './watch-schedule.ts'

const DAY_MS = 86_400_000

test('a site that cannot be read is tried again for three months, and then given up', () => {
  const tries: number[] = []
  for (let [day, failures] = [0, 1]; ; failures++) {
    const next = nextTry({ failures, failingSince: 0 }, day * DAY_MS)
    if (!next) break
    day = next.getTime() / DAY_MS
    tries.push(day)
  }
  expect(tries.slice(0, 3)).toEqual([1, 8, 15])
  expect(tries.at(-1)).toBe(92)
})
