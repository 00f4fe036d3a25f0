import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

type Eligibility = { status: string; missing: string[] }

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

test.each([
  ['offers', { '@type': 'Product', ...named, offers: '19.99' }],
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
])('what is required must be an object of the right type, with its own fields: %s', async (field, entity) => {
  const eligibility = await eligibilityOf(entity)
  expect(eligibility.map(({ status }) => status)).not.toContain('eligible')
  expect(eligibility.flatMap(({ missing }) => missing)).toContain(field)
})

test('a breadcrumb of two items, and a posting of an employer that stays unnamed, are eligible', async () => {
  const job = {
    '@type': 'JobPosting',
    title: 'Packer',
    description: 'Packs socks.',
    datePosted: '2026-11-01',
    hiringOrganization: 'confidential',
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'US' } },
  }
  for (const entity of [{ '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(2)] }, job]) {
    expect((await eligibilityOf(entity)).map(({ status }) => status)).toEqual(['eligible'])
  }
})
