import { expect, test } from 'vitest'
import { isView, readViews, viewQuery, withView } from './saved-view.ts'

test('a view is the filters, columns, and order of a list, whatever page of it is open', () => {
  const query = viewQuery('?page=3&where[status][equals]=new&sort=-createdAt&columns=["name"]&notFound=1&search=')
  expect(new URLSearchParams(query).get('where[status][equals]')).toBe('new')
  expect([...new URLSearchParams(query).keys()]).toEqual(['columns', 'sort', 'where[status][equals]'])
  expect(viewQuery(`?${query}&page=1`)).toBe(query)
})

test('the whole list is no view to save', () => {
  expect(isView(viewQuery('?limit=10&page=2'))).toBe(false)
  expect(isView(viewQuery('?limit=10&sort=title'))).toBe(true)
})

test('saving a view under a name that exists replaces it', () => {
  const views = withView(withView([], { name: 'Mine', query: 'a=1' }), { name: 'Drafts', query: 'b=2' })
  expect(withView(views, { name: 'Mine', query: 'c=3' })).toEqual([
    { name: 'Drafts', query: 'b=2' },
    { name: 'Mine', query: 'c=3' },
  ])
})

test('what is stored and is no view is left out', () => {
  expect(readViews([{ name: 'Mine', query: 'a=1' }, { name: '' }, null, 'x'])).toEqual([{ name: 'Mine', query: 'a=1' }])
  expect(readViews(undefined)).toEqual([])
})
