import { expect, test } from 'vitest'
import { coresOf } from './low-priority.ts'

test.each([
  ['0-1', [0, 1]],
  ['2,5-7', [2, 5, 6, 7]],
  ['3', [3]],
])('a process that may run on cores %s', (list, cores) => {
  expect(coresOf(`Name:\tnode\nCpus_allowed:\tff\nCpus_allowed_list:\t${list}\nMems_allowed_list:\t0\n`)).toEqual(cores)
})

test('a status without cores has none', () => {
  expect(coresOf('Name:\tnode\n')).toEqual([])
})
