import { expect, test } from 'vitest'
import { readViews, usualQuery, viewQuery, withView } from './saved-view.ts'

const usual = { sort: '-createdAt', columns: ['name', 'email'] }

test('a view is the filters, columns, and order of a list, whatever page of it is open', () => {
  const typed = '?page=3&where[status][equals]=new&sort=name&columns=["name"]&notFound=1&search=&limit=25'
  const query = viewQuery(typed, usual)
  expect([...new URLSearchParams(query)]).toEqual([
    ['columns', '["name"]'],
    ['sort', 'name'],
    ['where[status][equals]', 'new'],
  ])
  expect(viewQuery(`?${query}&page=1&depth=1&limit=10`, usual)).toBe(query)
})

test('a list in its usual filters, columns, and order is no view to save', () => {
  expect(viewQuery('?depth=1&limit=10&sort=-createdAt&page=2', usual)).toBe('')
  expect(viewQuery(`?${usualQuery(usual)}`, usual)).toBe('')
  expect(usualQuery({ sort: undefined, columns: undefined })).toBe('')
})

test('saving a view under a name that exists replaces it', () => {
  const views = withView(withView([], { name: 'Mine', query: 'a=1' }), { name: 'Drafts', query: 'b=2' })
  expect(withView(views, { name: 'Mine', query: 'c=3' })).toEqual([
    { name: 'Drafts', query: 'b=2' },
    { name: 'Mine', query: 'c=3' },
  ])
})

test('stored values that are no views are left out', () => {
  expect(readViews([{ name: 'Mine', query: 'a=1' }, { name: '' }, null, 'x'])).toEqual([{ name: 'Mine', query: 'a=1' }])
  expect(readViews(undefined)).toEqual([])
})
