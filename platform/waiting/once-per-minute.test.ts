import { expect, test } from 'vitest'
import { createOncePerMinute } from './once-per-minute.ts'

test('R13 a client is logged once a minute, and a flood of clients at most a thousand times', () => {
  let now = 0
  const isDue = createOncePerMinute(() => now)
  expect([isDue('a'), isDue('a'), isDue('b')]).toEqual([true, false, true])
  now = 59_999
  expect(isDue('a')).toBe(false)
  now = 60_000
  expect([isDue('a'), isDue('a')]).toEqual([true, false])
  expect(Array.from({ length: 5_000 }, (_, at) => isDue(`client ${at}`)).filter(Boolean)).toHaveLength(999)
  now = 120_000
  expect(isDue('client 4999')).toBe(true)
})
