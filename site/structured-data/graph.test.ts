import { expect, test } from 'vitest'
import { problemsOf, thingsOf } from '#tests/support/structured-data.ts'
import { type GraphNode, graphOf } from './graph.ts'
import { list } from './list.ts'

const siteUrl = 'https://example.com'
const publisher = {
  name: 'Prairie Signal',
  tagline: 'Growth you can plan',
  email: 'hello@example.com',
  profiles: ['https://www.linkedin.com/company/prairie-signal'],
}
const blog = { siteUrl, path: '/blog/', title: 'Blog', description: 'Articles.', publisher }

test('S-27 a page is one graph of publisher, site, and page, linked by ids', () => {
  const graph = graphOf(blog)
  expect(problemsOf(graph)).toEqual([])
  expect(graph['@graph'].map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'WebPage'])
  expect(graph['@graph'][0]).toMatchObject({
    '@id': `${siteUrl}/#organization`,
    logo: { url: `${siteUrl}/icon-512.png` },
    contactPoint: { email: 'hello@example.com' },
    sameAs: publisher.profiles,
  })
})

test('S-27 a brand without profiles and postal address has none in the data', () => {
  const graph = graphOf({ ...blog, publisher: { name: 'A', tagline: '', email: '', profiles: [] } })
  expect(problemsOf(graph)).toEqual([])
  expect(graph['@graph'][0]).not.toHaveProperty('sameAs')
  expect(graph['@graph'][0]).not.toHaveProperty('contactPoint')
})

test('S-27 a node with the page’s id extends the page', () => {
  const graph = graphOf({ ...blog, nodes: [list([{ name: 'One', path: '/blog/one' }], siteUrl, '/blog/'), undefined] })
  expect(problemsOf(graph)).toEqual([])
  const [page] = thingsOf(graph, 'CollectionPage')
  expect(page).toMatchObject({
    name: 'Blog',
    isPartOf: { '@id': `${siteUrl}/#website` },
    mainEntity: { numberOfItems: 1, itemListElement: [{ position: 1, url: `${siteUrl}/blog/one` }] },
  })
  expect(thingsOf(graph, 'WebPage')).toEqual([])
})

test('S-27 breadcrumbs end with the page, and a single item has none', () => {
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Blog' }]
  const graph = graphOf({ ...blog, crumbs })
  expect(problemsOf(graph)).toEqual([])
  expect(thingsOf(graph, 'ListItem').map(({ name, item }) => [name, item])).toEqual([
    ['Home', `${siteUrl}/`],
    ['Blog', `${siteUrl}/blog/`],
  ])
  expect(thingsOf(graphOf({ ...blog, crumbs: [{ label: 'Blog' }] }), 'BreadcrumbList')).toEqual([])
})

test('S-27 the check finds missing, relative, undated, self-rated, and dangling values', () => {
  const graph = graphOf({
    ...blog,
    nodes: [
      { '@type': 'Service', '@id': `${siteUrl}/#service`, provider: { '@id': '#nobody' }, aggregateRating: { a: 1 } },
      { '@type': 'Article', image: '/a.png', datePublished: '2026-01-01' },
    ] as unknown as GraphNode[],
  })
  const problems = problemsOf(graph)
  for (const problem of [
    'Service without name',
    'Service with aggregateRating',
    '#nobody is not in the graph',
    'Article.image is not absolute: /a.png',
    'Article.datePublished is no date with its zone: 2026-01-01',
    'Article without headline',
  ])
    expect(problems).toContain(problem)
  expect(problemsOf({})).not.toEqual([])
  expect(problemsOf({ '@context': 'https://schema.org', '@graph': [] })).toContain('no Organization')
})
