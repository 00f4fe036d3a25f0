import { expect, test } from 'vitest'
import { leftOutNote, withKnownColumns } from './known-columns.ts'

const columns = [{ label: 'Keyword' }, { label: 'Difficulty' }, { label: 'Features' }, { label: 'Words' }]

test('a column without any value is left out and named; 0 is a value', () => {
  const rows = [
    ['socks', 12, '', 0],
    ['wool', null, '', null],
  ]
  expect(withKnownColumns({ columns, rows })).toEqual({
    columns: [columns[0], columns[1], columns[3]],
    rows: [
      ['socks', 12, 0],
      ['wool', null, null],
    ],
    leftOut: ['Features'],
  })
})

test('a table without rows keeps its columns', () => {
  expect(withKnownColumns({ columns, rows: [] }).leftOut).toEqual([])
})

test('what was left out is named in a sentence, and names keep their capitals', () => {
  expect(leftOutNote(['PageRank', 'Referring domains'])).toBe(
    'Left out because no row has a value: PageRank and referring domains.',
  )
})
