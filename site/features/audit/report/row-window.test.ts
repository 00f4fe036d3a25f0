import { expect, test } from 'vitest'
import { findRows, orderRows, windowOf } from './row-window.ts'

test('only the rows in view are rendered, however many there are', () => {
  const view = { height: 360, rowHeight: 36, total: 10_000 }
  expect(windowOf({ ...view, scrollTop: 0 })).toEqual({ start: 0, end: 11 })
  expect(windowOf({ ...view, scrollTop: 36_000 })).toEqual({ start: 1_000, end: 1_011 })
  expect(windowOf({ ...view, scrollTop: 359_640 })).toEqual({ start: 9_990, end: 10_000 })
  expect(windowOf({ ...view, scrollTop: 99_999, total: 3 })).toEqual({ start: 0, end: 3 })
})

test('a scroll renders rows around those in view, so that the next short one renders nothing; a jump does not', () => {
  const view = { height: 360, rowHeight: 36, total: 10_000 }
  const scrolled = windowOf({ ...view, scrollTop: 36_036 }, windowOf({ ...view, scrollTop: 36_000 }))
  expect(scrolled).toEqual({ start: 997, end: 1_016 })
  expect(windowOf({ ...view, scrollTop: 36_036 + 4 * 36 }, scrolled)).toBe(scrolled)
  expect(windowOf({ ...view, scrollTop: 36_036 - 4 * 36 }, scrolled)).toBe(scrolled)
  expect(windowOf({ ...view, scrollTop: 36_036 + 5 * 36 }, scrolled)).toEqual({ start: 1_002, end: 1_021 })
  expect(windowOf({ ...view, scrollTop: 72_000 }, scrolled)).toEqual({ start: 2_000, end: 2_011 })
})

const rows = [
  ['https://a.example/b', 3, 'Wool socks'],
  ['https://a.example/a', null, ''],
  ['https://a.example/c', 20, 'Oak table'],
  ['https://a.example/d', 3, 'wool hat'],
]

test('rows are ordered by figures or texts, and unknown values are last in both directions', () => {
  const all = [0, 1, 2, 3]
  expect(orderRows(rows, all, { column: 1, isRising: true })).toEqual([0, 3, 2, 1])
  expect(orderRows(rows, all, { column: 1, isRising: false })).toEqual([2, 0, 3, 1])
  expect(orderRows(rows, all, { column: 0, isRising: true })).toEqual([1, 0, 2, 3])
})

test('a row is found by words of its columns in any order and case', () => {
  expect(findRows(rows, '', [0, 2])).toEqual([0, 1, 2, 3])
  expect(findRows(rows, 'SOCKS wool', [0, 2])).toEqual([0])
  expect(findRows(rows, 'example/d', [0, 2])).toEqual([3])
  expect(findRows(rows, 'nothing', [0, 2])).toEqual([])
})
