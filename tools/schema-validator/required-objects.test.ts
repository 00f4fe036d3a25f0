import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

type Eligibility = { feature: string; status: string; missing: string[] }

async function eligibilityOf(entity: object): Promise<Eligibility[]> {
  const markup = JSON.stringify({ '@context': 'https://schema.org', ...entity })
  const { data } = await run(tool, { markup })
  return (data as { validationResult: { eligibility: Eligibility[] } }).validationResult.eligibility
}

const named = { name: 'Wool socks', image: 'https://shop.example/socks.jpg' }
const crumb = (position: number) => ({
  '@type': 'ListItem',
  position,
  name: 'Home',
  item: `https://shop.example/${position}`,
})

const aggregateRating = { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 12 }
const stars = {
  '@type': 'Review',
  author: { '@type': 'Person', name: 'Ann' },
  reviewRating: { '@type': 'Rating', ratingValue: 5 },
}
const video = {
  '@type': 'VideoObject',
  name: 'Knitting',
  thumbnailUrl: 'https://shop.example/t.jpg',
  uploadDate: '2026-10-01T09:00:00+00:00',
}
const job = {
  '@type': 'JobPosting',
  title: 'Packer',
  description: 'Packs socks.',
  datePosted: '2026-11-01',
  hiringOrganization: { '@type': 'Organization', name: 'Sock Works' },
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'US' } },
}

test.each([
  ['offers', { '@type': 'Product', ...named, offers: '19.99' }],
  ['address', { '@type': 'LocalBusiness', name: 'Mill', address: {} }],
  ['offers', { '@type': 'Product', ...named, offers: { '@type': 'Thing', price: 1, priceCurrency: 'USD' } }],
  ['aggregateRating', { '@type': 'Recipe', ...named, aggregateRating: '4.5' }],
  ['location', { '@type': 'Event', name: 'Fair', startDate: '2026-12-01T10:00-08:00', location: 'Reno' }],
  ['itemListElement', { '@type': 'BreadcrumbList', itemListElement: ['Home', 'Socks'] }],
  ['itemListElement', { '@type': 'BreadcrumbList', itemListElement: [crumb(1)] }],
  [
    'recipeYield',
    { '@type': 'Recipe', ...named, nutrition: { '@type': 'NutritionInformation', calories: '9 calories' } },
  ],
  [
    'hasPart.startOffset',
    {
      '@type': 'VideoObject',
      name: 'Knitting',
      thumbnailUrl: 'https://shop.example/t.jpg',
      uploadDate: '2026-10-01T09:00:00+00:00',
      hasPart: { '@type': 'Clip', name: 'Casting on', url: 'https://shop.example/v?t=30' },
    },
  ],
  [
    'jobLocation',
    {
      '@type': 'JobPosting',
      title: 'Packer',
      description: 'Packs socks.',
      datePosted: '2026-11-01',
      hiringOrganization: { '@type': 'Organization', name: 'Sock Works' },
      jobLocation: 'Reno',
    },
  ],
  ['jobLocation.address', { ...job, jobLocation: { '@type': 'Place', address: 'Reno' } }],
  ['baseSalary', { ...job, baseSalary: '50000' }],
  ['review', { '@type': 'Product', ...named, review: 'Warm and soft' }],
  ['review.author', { '@type': 'Product', ...named, review: { ...stars, author: 'Ann' } }],
  ['review.reviewRating', { '@type': 'Product', ...named, review: { ...stars, reviewRating: '5' } }],
  ['offers', { '@type': 'Product', ...named, offers: { price: 1, priceCurrency: 'USD' } }],
  ['offers', { '@type': 'SoftwareApplication', name: 'Knit', offers: '0', aggregateRating }],
  ['image.url or contentUrl', { '@type': 'Recipe', name: 'Soup', image: { '@type': 'ImageObject', caption: 'Soup' } }],
  ['name', { '@type': 'Product', ...named, name: { '@type': 'Thing', name: 'Socks' }, aggregateRating }],
  ['itemReviewed', { ...stars, itemReviewed: 'Socks' }],
  ['itemReviewed', { ...stars, itemReviewed: { '@type': 'Service', name: 'Darning' } }],
  ['itemReviewed', { ...aggregateRating, itemReviewed: 'Socks' }],
  ['itemReviewed', { '@type': 'Service', name: 'Darning', aggregateRating }],
  ['author', { '@type': 'DiscussionForumPosting', author: 'Ann', datePublished: '2026-11-01', text: 'Which wool?' }],
  [
    'mainEntity.acceptedAnswer',
    { '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'Wool?', answerCount: 1, acceptedAnswer: 'Yes' } },
  ],
  ['mainEntity', { '@type': 'ProfilePage', mainEntity: 'Ann' }],
  [
    'location.url',
    { '@type': 'Event', name: 'Fair', startDate: '2026-12-01', location: { '@type': 'VirtualLocation' } },
  ],
  ['hasPart', { ...video, hasPart: 'Casting on' }],
  [
    'potentialAction.startOffset-input',
    { ...video, potentialAction: { '@type': 'SeekToAction', target: 'https://a.example/' } },
  ],
])('what is required must be an object of the right type, with its own fields: %s', async (field, entity) => {
  const eligibility = await eligibilityOf(entity)
  // An article needs nothing, and a rating inside of an item is whole on its own.
  const others = eligibility.filter(
    ({ feature, missing }) => missing.length > 0 || !/^A(?:rticle|ggregate)/.test(feature),
  )
  expect(others.map(({ status }) => status)).not.toContain('eligible')
  expect(eligibility.flatMap(({ missing }) => missing)).toContain(field)
})

test.each([
  ['a breadcrumb of two items', { '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(2)] }],
  ['a posting of an employer that stays unnamed', { ...job, hiringOrganization: 'confidential' }],
  [
    'a remote job',
    {
      ...job,
      jobLocation: undefined,
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    },
  ],
  ['a business with its address as text', { '@type': 'Bakery', name: 'Rye', address: '1 Main St' }],
  ['a recipe whose author is text', { '@type': 'Recipe', ...named, author: 'Ann' }],
  [
    'a list of texts and an image',
    { '@type': 'Recipe', name: 'Soup', image: [named.image], recipeIngredient: ['Oats'] },
  ],
])('%s is eligible', async (_, entity) => {
  expect((await eligibilityOf(entity)).map(({ status }) => status)).toEqual(['eligible'])
})

test('the finding names the place, and shows how the object is written', async () => {
  const markup = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', ...named, offers: '19.99' })
  const { findings } = await run(tool, { markup })
  expect(findings.find(({ id }) => id === 'wrong-object')).toMatchObject({
    title: 'offers is text; it must be an Offer or AggregateOffer for “Merchant listing”.',
    fix: '"offers": { "@type": "Offer", … }',
  })
})
