import { expect, test } from 'vitest'
import { createReportInterval } from './report-interval.ts'

test('something quick is repeated every two seconds', () => {
  let now = 0
  const interval = createReportInterval(() => now)
  expect(interval.isDue()).toBe(true)
  expect(interval.run(() => 'report')).toBe('report')
  expect(interval.isDue()).toBe(false)
  now = 1_999
  expect(interval.isDue()).toBe(false)
  now = 2_000
  expect(interval.isDue()).toBe(true)
})

test('something slow takes a tenth of the time at most', () => {
  let now = 0
  const interval = createReportInterval(() => now)
  interval.run(() => {
    now = 700
  })
  now = 6_999
  expect(interval.isDue()).toBe(false)
  now = 7_000
  expect(interval.isDue()).toBe(true)
})
