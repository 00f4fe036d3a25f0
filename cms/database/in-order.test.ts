import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

const ids = (docs: { id: number }[]) => docs.map(({ id }) => id)
const rows = [
  { id: 1, order: 2, date: '2026-11-20' },
  { id: 2, order: null, date: '2026-11-22' },
  { id: 3, order: 1, date: '2026-11-21' },
  { id: 4, order: 1, date: null },
]

test.each([
  ['order', [3, 4, 1, 2]],
  ['-order', [2, 1, 3, 4]],
  ['-date', [4, 2, 3, 1]],
  [undefined, [1, 2, 3, 4]],
  [
    ['order', '-date'],
    [4, 3, 1, 2],
  ],
  ['order,date', [3, 4, 1, 2]],
])('a preview sorts by %j like the database', (sort, expected) => {
  expect(ids(inOrder(rows, sort))).toEqual(expected)
})
