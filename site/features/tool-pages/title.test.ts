import { expect, test } from 'vitest'
import { tools } from '../../../content/tools.ts'
import { titleOf } from './title.ts'

test('R-167 every tool’s title has 50 to 60 characters, and no two are alike', () => {
  const titles = tools.map(({ name }) => titleOf(name, 'Prairie Signal'))
  expect(titles.filter(({ length }) => length < 50 || length > 60)).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})

test('a name that leaves no room stands alone', () => {
  expect(titleOf('x'.repeat(58), 'Prairie Signal')).toBe('x'.repeat(58))
})
