import { expect, test } from 'vitest'
import { problemsOf, thingsOf } from '#tests/support/structured-data.ts'
import { faq } from './faq.ts'
import { type GraphNode, graphOf } from './graph.ts'
import { planCatalog } from './offer.ts'
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

const plans = [
  { name: 'Rise', amount: 4500, period: 'a month', description: 'more products', link: '/contact-us/?plan=rise' },
  { name: 'Harvest', link: 'https://example.org/ask' },
]

test('S-27 a service has its provider, type, area, and the plans with a price', () => {
  const facts = { path: '/services/a/', name: 'A', description: 'About a.', serviceType: 'PPC', currency: 'EUR' }
  const data = graph('/services/a/', [service({ ...facts, plans }, siteUrl)])
  expect(problemsOf(data)).toEqual([])
  expect(thingsOf(data, 'Offer')).toEqual([
    {
      '@type': 'Offer',
      name: 'Rise Plan',
      description: 'more products',
      url: `${siteUrl}/contact-us/?plan=rise`,
      price: 4500,
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 4500,
        priceCurrency: 'EUR',
        unitText: 'a month',
        unitCode: 'MON',
      },
      seller: { '@id': `${siteUrl}/#organization` },
    },
  ])
  expect(service({ ...facts, plans: plans.slice(1) }, siteUrl)).not.toHaveProperty('offers')
})

test('S-27 the publisher offers the plans of the home page; a price without a period is paid once', () => {
  const once = { name: 'Audit', amount: 99.5, period: '', link: '/contact-us/' }
  const data = graph('/', [planCatalog([...plans, once], { siteUrl, currency: 'USD', path: '/' })])
  expect(problemsOf(data)).toEqual([])
  expect(thingsOf(data, 'OfferCatalog')[0]).toMatchObject({ numberOfItems: 2 })
  expect(thingsOf(data, 'Organization')[0]).toMatchObject({ name: 'Prairie Signal' })
  expect(thingsOf(data, 'Offer')[1]).not.toHaveProperty('priceSpecification')
  expect(planCatalog([], { siteUrl, currency: 'USD', path: '/' })).toBeUndefined()
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
