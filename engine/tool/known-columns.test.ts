import { expect, test } from 'vitest'
import { knownColumns } from './known-columns.ts'

test('a column stays if one row has a value, and so does a named one', () => {
  const columns = ['Domain', 'Score', 'Hosts', 'Note'].map((label) => ({ label }))
  const rows = [
    ['a.example', null, null, ''],
    ['b.example', null, 0, ''],
  ]
  expect(knownColumns({ columns, rows }, ['Score'])).toEqual({
    columns: [{ label: 'Domain' }, { label: 'Score' }, { label: 'Hosts' }],
    rows: [
      ['a.example', null, null],
      ['b.example', null, 0],
    ],
  })
})
