import { expect, test } from 'vitest'
import { checkMarkup } from './check-markup.ts'
import { entityGraph } from './entity-graph.ts'
import { durationText, moneyText } from './preview-values.ts'
import { richPreviews } from './rich-preview.ts'

const NOW = Date.UTC(2026, 10, 21)
const context = { '@context': 'https://schema.org' }

function previewsOf(markup: object) {
  const { roots, eligibility } = checkMarkup(JSON.stringify({ ...context, ...markup }), NOW)
  return richPreviews(roots, eligibility)
}

test.each([
  [
    'a product',
    {
      '@type': 'Product',
      name: 'Oak stool',
      url: 'https://shop.example/stools/oak',
      image: { '@type': 'ImageObject', url: 'https://shop.example/oak.jpg' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 9, bestRating: 10, reviewCount: 12 },
      offers: { '@type': 'Offer', price: '129', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    },
    {
      title: 'Oak stool',
      address: 'shop.example › stools › oak',
      rating: { stars: 4.5, text: '9 of 10 (12)' },
      facts: ['$129.00', 'In stock'],
      image: 'https://shop.example/oak.jpg',
    },
  ],
  [
    'a recipe',
    {
      '@type': 'Recipe',
      name: 'Soup',
      prepTime: 'PT10M',
      cookTime: 'PT1H20M',
      recipeIngredient: ['Salt', 'Peas'],
      author: { '@type': 'Person', name: 'Ines' },
    },
    { title: 'Soup', facts: ['10 min + 1 h 20 min', '2 ingredients', 'Ines'] },
  ],
  [
    'an event',
    {
      '@type': 'Event',
      name: 'Fair',
      startDate: '2026-12-05T10:00',
      eventStatus: 'https://schema.org/EventPostponed',
      location: {
        '@type': 'Place',
        name: 'Town hall',
        address: { '@type': 'PostalAddress', addressLocality: 'Elgin' },
      },
      offers: { '@type': 'AggregateOffer', lowPrice: 5, highPrice: 9, priceCurrency: 'EUR' },
    },
    { title: 'Fair', facts: ['Dec 5, 2026', 'Town hall', 'Elgin', 'Event postponed', '€5.00 to €9.00'] },
  ],
  [
    'a job posting',
    {
      '@type': 'JobPosting',
      title: 'Weaver',
      datePosted: '2026-11-02',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Oakfield' },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Elgin' } },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 20, maxValue: 25, unitText: 'HOUR' },
      },
    },
    { title: 'Weaver', facts: ['Oakfield', 'Elgin', '$20.00 to $25.00 per hour', 'Full time', 'Nov 2, 2026'] },
  ],
  [
    'a video',
    {
      '@type': 'VideoObject',
      name: 'Weaving',
      uploadDate: '2026-01-02',
      duration: 'PT2M5S',
      thumbnailUrl: 'https://a.example/t.jpg',
    },
    { title: 'Weaving', badge: '2 min 5 s', image: 'https://a.example/t.jpg', facts: ['Jan 2, 2026'] },
  ],
  [
    'a local business',
    {
      '@type': 'Bakery',
      name: 'Crumb',
      priceRange: '$$',
      telephone: '+1 312 555 0142',
      address: { '@type': 'PostalAddress', streetAddress: '1 Mill St.', addressLocality: 'Elgin' },
    },
    { title: 'Crumb', facts: ['$$', '1 Mill St.', 'Elgin', '+1 312 555 0142'] },
  ],
  [
    'an article',
    {
      '@type': 'NewsArticle',
      headline: 'Wool is back',
      datePublished: '2026-11-20',
      author: { '@type': 'Person', name: 'Ines' },
    },
    { title: 'Wool is back', facts: ['Ines', 'Nov 20, 2026'] },
  ],
  [
    'a breadcrumb, in the order of its positions',
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 2, name: 'Stools' },
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      ],
    },
    { title: 'Stools', address: 'shop.example › Home › Stools' },
  ],
  [
    'questions and answers, which Google has retired',
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Free?', acceptedAnswer: { '@type': 'Answer', text: '<p>Yes.</p>' } }],
    },
    { label: 'FAQ', note: 'Google no longer shows this result.', list: [{ title: 'Free?', text: ' Yes. ' }] },
  ],
  [
    'a review',
    {
      '@type': 'Review',
      itemReviewed: { '@type': 'Book', name: 'Looms' },
      author: { '@type': 'Person', name: 'Ada' },
      reviewRating: { '@type': 'Rating', ratingValue: 4 },
    },
    { title: 'Looms', rating: { stars: 4, text: '4' }, facts: ['Ada'] },
  ],
])('the preview of %s shows what the markup says', (_, markup, expected) => {
  expect(previewsOf(markup)[0]).toMatchObject(expected)
})

test('a rating outside its scale gets no stars, and missing fields are listed', () => {
  const rating = { '@type': 'AggregateRating', ratingValue: 7, ratingCount: 3 }
  expect(previewsOf({ '@type': 'Product', name: 'Stool', aggregateRating: rating })[0]?.rating).toBeUndefined()
  expect(previewsOf({ '@type': 'Event', name: 'Fair' })[0]?.note).toMatch(/^Not eligible yet\. Missing: .*startDate/)
})

test('each entry of a list has its own preview', () => {
  const product = (name: string) => ({
    '@type': 'Product',
    name,
    offers: { '@type': 'Offer', price: 5, priceCurrency: 'USD' },
  })
  const titles = previewsOf({ '@graph': [product('One'), product('Two')] }).map(({ title }) => title)
  expect(titles).toEqual(['One', 'Two'])
})

test.each([
  ['18.5', 'USD', '$18.50'],
  ['18,50', 'USD', '18,50 USD'],
  ['5', 'dollars', '5 dollars'],
])('a price of %s in %s is shown as %s', (price, currency, written) => expect(moneyText(price, currency)).toBe(written))

test('an invalid duration has no text', () => expect(['5 minutes', 'PT0S', ''].map(durationText)).toEqual(['', '', '']))

test('the entity graph joins entities by @id, follows links, and keeps list entries apart', () => {
  const markup = {
    ...context,
    '@graph': [
      { '@type': 'WebPage', '@id': '#page', name: 'Home', publisher: { '@id': '#us' } },
      { '@type': 'Organization', '@id': '#us', name: 'Oakfield' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', name: 'A' },
          { '@type': 'ListItem', name: 'B' },
        ],
      },
    ],
  }
  const { nodes, edges } = entityGraph(checkMarkup(JSON.stringify(markup), NOW).roots)
  expect(nodes.map(({ label, detail }) => `${label} ${detail}`.trim())).toEqual([
    'WebPage Home',
    'Organization Oakfield',
    'BreadcrumbList',
    'ListItem A',
    'ListItem B',
  ])
  const names = new Map(nodes.map(({ id, label }) => [id, label]))
  expect(edges.map(({ from, label, to }) => [names.get(from), label, names.get(to)])).toEqual([
    ['WebPage', 'publisher', 'Organization'],
    ['BreadcrumbList', 'itemListElement', 'ListItem'],
    ['BreadcrumbList', 'itemListElement', 'ListItem'],
  ])
})
