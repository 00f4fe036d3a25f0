import { expect, test } from 'vitest'
import { tools } from '#content/tools.ts'
import { titleOf } from './title.ts'

/** Words that say nothing by themselves. */
const FILLERS = new Set(['a', 'all', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'that', 'the', 'with'])
/** Words in a row that two titles may share, besides their names. */
const MAX_SHARED = 1

test('R-167 every tool’s title is unique and has 50 to 60 characters', () => {
  const titles = tools.map(({ title }) => titleOf(title, 'Prairie Signal'))
  expect(titles.filter(({ length }) => length < 50 || length > 60)).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(tools.map(({ name }) => name.toLowerCase())).size).toBe(tools.length)
})

test('R-167 every title begins with the name of its tool', () => {
  expect(tools.filter(({ name, title }) => !title.startsWith(name)).map(({ title }) => title)).toEqual([])
})

test('R-167 no two titles are made from one template', () => {
  const endings = tools.map(({ name, title }) => ({ title, words: wordsOf(title.slice(name.length)) }))
  const alike = endings.flatMap((one, at) =>
    endings.slice(at + 1).flatMap((other) => (isAlike(one.words, other.words) ? [[one.title, other.title]] : [])),
  )
  expect(alike).toEqual([])
})

test('a title that leaves no room for the brand is the whole title', () => {
  expect(titleOf('x'.repeat(58), 'Prairie Signal')).toBe('x'.repeat(58))
})

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** Returns whether two endings share more than single words, beginning with the same two or otherwise. */
function isAlike(one: string[], other: string[]) {
  if (one.slice(0, 2).join(' ') === other.slice(0, 2).join(' ')) return true
  const said = one.filter((word) => !FILLERS.has(word) && other.includes(word))
  return said.length > MAX_SHARED
}
