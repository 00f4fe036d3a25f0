import { expect, test } from 'vitest'
import { problemsOf, thingsOf } from '#tests/support/structured-data.ts'
import { faq } from './faq.ts'
import { type GraphNode, graphOf } from './graph.ts'
import { offices } from './office.ts'
import { profile } from './person.ts'
import { type PostFacts, posting } from './posting.ts'
import { service } from './service.ts'
import { study } from './study.ts'
import { type ToolFacts, tool } from './tool.ts'

const siteUrl = 'https://example.com'
const publisher = { name: 'Prairie Signal', tagline: '', email: '', profiles: [] }
const graph = (path: string, nodes: (GraphNode | undefined)[]) =>
  graphOf({ siteUrl, path, title: 'Page', description: 'A page.', publisher, nodes })

const post: PostFacts = {
  path: '/blog/a',
  title: 'A',
  description: 'About a.',
  published: '2026-02-21T09:00:00.000Z',
  modified: '2026-03-01T09:00:00.000Z',
  images: [`${siteUrl}/og/blog/a.png`],
  author: { name: 'Ada', path: '/author/ada/' },
}

test('S-27 a post has its author with a URL, its image, and dates with time zones', () => {
  const data = graph('/blog/a', [posting(post, siteUrl)])
  expect(problemsOf(data)).toEqual([])
  expect(thingsOf(data, 'BlogPosting')[0]).toMatchObject({
    headline: 'A',
    datePublished: post.published,
    author: { '@type': 'Person', name: 'Ada', url: `${siteUrl}/author/ada/` },
  })
})

test('R-047 R-054 a profile page is about a person', () => {
  const data = graph('/author/ada/', profile({ path: '/author/ada/', name: 'Ada', role: 'Analyst' }, siteUrl))
  expect(problemsOf(data)).toEqual([])
  expect(thingsOf(data, 'ProfilePage')[0]).toMatchObject({ mainEntity: { name: 'Ada', jobTitle: 'Analyst' } })
  expect(thingsOf(data, 'Person')[0]).not.toHaveProperty('sameAs')
})

test('S-27 a case study is about its client, if there is one', () => {
  const facts = { ...post, path: '/case-study/a', client: 'Oakfield' }
  const data = graph('/case-study/a', [study(facts, siteUrl)])
  expect(problemsOf(data)).toEqual([])
  expect(thingsOf(data, 'Article')[0]).toMatchObject({ about: { '@type': 'Organization', name: 'Oakfield' } })
  expect(study({ ...facts, client: '' }, siteUrl)).not.toHaveProperty('about')
})

test('S-27 a service has its provider, type, and area', () => {
  const facts = { path: '/services/a/', name: 'A', description: 'About a.', serviceType: 'PPC' }
  expect(problemsOf(graph('/services/a/', [service(facts, siteUrl)]))).toEqual([])
})

test('S-27 only questions with answers are included', () => {
  const data = graph('/career/', [faq([{ question: 'Q?', answer: 'A.' }], siteUrl, '/career/')])
  expect(problemsOf(data)).toEqual([])
  expect(thingsOf(data, 'Question')).toHaveLength(1)
  expect(faq([{ question: 'Q?', answer: ' ' }], siteUrl, '/')).toBeUndefined()
})

const word: ToolFacts = { path: '/tools/a/', name: 'A', description: 'Does a.', category: 'image', isOpen: true }

test('S-27 a tool is free, and rated only by reviews with stars', () => {
  const data = graph('/tools/a/', [tool(word, siteUrl)])
  expect(problemsOf(data)).toEqual([])
  const [app] = thingsOf(data, 'WebApplication')
  expect(app).toMatchObject({ offers: { price: 0 }, applicationCategory: 'MultimediaApplication' })
  expect(app).not.toHaveProperty('aggregateRating')
  const rated = graph('/tools/a/', [tool({ ...word, rating: { count: 3, average: 4.333 } }, siteUrl)])
  expect(problemsOf(rated)).toEqual([])
  expect(thingsOf(rated, 'AggregateRating')[0]).toMatchObject({ ratingValue: 4.3, ratingCount: 3 })
})

test('S-27 an offline tool has no data', () => {
  expect(tool({ ...word, isOpen: false }, siteUrl)).toBeUndefined()
})

const office = {
  city: 'Omaha',
  country: 'USA',
  street: '1 Farnam Street',
  region: 'NE',
  postalCode: '68102',
  countryCode: 'US',
  opens: '09:00',
  closes: '17:00',
  days: 'Mon–Fri',
}

test('R-020 an office with a complete postal address is a place with hours', () => {
  const data = graph(
    '/contact-us/',
    offices([office, { ...office, city: 'Pune' }], { name: 'Prairie Signal', siteUrl }),
  )
  expect(problemsOf(data)).toEqual([])
  expect(thingsOf(data, 'LocalBusiness').map((place) => place['@id'])).toEqual([
    `${siteUrl}/contact-us/#office-omaha`,
    `${siteUrl}/contact-us/#office-pune`,
  ])
  expect(thingsOf(data, 'OpeningHoursSpecification')[0]).toMatchObject({
    opens: '09:00',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  })
})

test('R-020 an office with an incomplete postal address is left out, and so are hours without days', () => {
  const naming = { name: 'A', siteUrl }
  expect(
    offices(
      [
        { ...office, street: null },
        { city: 'Pune', country: 'India' },
      ],
      naming,
    ),
  ).toEqual([])
  for (const days of ['', 'whenever', 'Fri–Mon'])
    expect(offices([{ ...office, days }], naming)[0]).not.toHaveProperty('openingHoursSpecification')
})
