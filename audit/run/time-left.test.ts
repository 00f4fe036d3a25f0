import { expect, test } from 'vitest'
import { createTimeLeft } from './time-left.ts'

const NONE = { requests: 0, opened: 0, measured: 0 }

test('it is unknown until three requests were measured, then follows their rate', () => {
  let now = 0
  const time = createTimeLeft(() => now)
  expect(time.seconds('pages', { ...NONE, requests: 100 })).toBeNull()
  for (let count = 0; count < 3; count++) {
    now += 500
    time.step('requests')
  }
  expect(time.seconds('pages', { ...NONE, requests: 100 })).toBe(50 + 10)
  expect(time.seconds('site', NONE)).toBe(0)
})

test('what was measured replaces what was assumed', () => {
  let now = 0
  const time = createTimeLeft(() => now)
  expect(time.seconds('browser', { ...NONE, opened: 2, measured: 1 })).toBe(2 * 6 + 20)
  now = 50_000
  time.restart()
  now += 3_000
  time.step('opened')
  expect(time.seconds('browser', { ...NONE, opened: 1, measured: 1 })).toBe(3 + 20)
})
