import { expect, test } from 'vitest'
import { tools } from '#content/tools.ts'
import { titleOf } from './title.ts'

test('R-167 every tool’s title is unique and has 50 to 60 characters', () => {
  const titles = tools.map(({ name }) => titleOf(name, 'Prairie Signal'))
  expect(titles.filter(({ length }) => length < 50 || length > 60)).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})

test('a name that leaves no room is the whole title', () => {
  expect(titleOf('x'.repeat(58), 'Prairie Signal')).toBe('x'.repeat(58))
})
