import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchPage, type SearchPageProps } from './page.tsx'
import type { SearchResult } from './queries.ts'

const result: SearchResult = {
  kind: 'article',
  label: 'Article',
  href: '/blog/redirects',
  title: [
    { text: 'What one ', isMatch: false },
    { text: 'redirect', isMatch: true },
    { text: ' costs', isMatch: false },
  ],
  snippet: [{ text: 'Counted in round trips.', isMatch: false }],
  isOpen: true,
}
const render = (props: Partial<SearchPageProps> = {}) =>
  renderToStaticMarkup(
    <SearchPage
      query="redirect"
      kind={undefined}
      results={[result]}
      counts={[{ kind: undefined, label: 'All', count: 1 }]}
      isComplete
      examples={['seo audit']}
      {...props}
    />,
  )

test('R-132 the search form works without a script, and results show their type and marked words', () => {
  const html = render()
  expect(html).toContain('<form class="find" action="/search/" method="get">')
  expect(html).toContain('value="redirect"')
  expect(html).toContain('1 result for “redirect”')
  expect(html).toContain('<p class="data">Article</p>')
  expect(html).toContain('<a href="/blog/redirects">What one <mark>redirect</mark> costs</a>')
})

test('R-132 links limit the results to one type and mark the current one', () => {
  const counts: SearchPageProps['counts'] = [
    { kind: undefined, label: 'All', count: 3 },
    { kind: 'tool', label: 'Free tools', count: 2 },
    { kind: 'article', label: 'Articles', count: 1 },
  ]
  const html = render({ kind: 'tool', counts })
  expect(html).toContain('<a class="control" href="/search/?q=redirect">All')
  expect(html).toMatch(
    /href="\/search\/\?q=redirect&amp;kind=tool" aria-current="true">Free tools <span class="count">2/,
  )
  expect(html).not.toContain('kind=article" aria-current')
})

test('R-132 without results, the page suggests the nearest pages or other words', () => {
  expect(render({ query: '<b>', isComplete: false })).toContain('No page has “&lt;b&gt;”. These come closest.')
  expect(render({ query: 'a b', isComplete: false })).toContain('No page has all of “a b”. These come closest.')
  const empty = { results: [], counts: [], isComplete: false }
  expect(render({ ...empty, query: 'x' })).toContain('No results for “x”.')
  expect(render({ ...empty, query: 'x' })).toContain('<a class="control" href="/search/?q=seo+audit">seo audit</a>')
  expect(render({ ...empty, query: '' })).not.toContain('No results')
})

test('R-041 an offline tool is marked in the results', () => {
  expect(render()).not.toContain('Not open yet')
  expect(render({ results: [{ ...result, isOpen: false }] })).toContain('Not open yet')
})

test('R-132 a shortened list says how many results it shows', () => {
  const counts: SearchPageProps['counts'] = [
    { kind: undefined, label: 'All', count: 74 },
    { kind: 'article', label: 'Articles', count: 1 },
  ]
  expect(render({ counts })).toContain('The best 1 of 74 results for “redirect”')
  expect(render({ counts, kind: 'article' })).toContain('1 result for “redirect”')
})
