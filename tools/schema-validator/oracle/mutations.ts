import { features } from '#engine/structured-data/google-features.ts'

type Thing = { [name: string]: unknown }
type Mutation = { name: string; markup: string; field: string; line: number }

const place = { '@type': 'Place', name: 'Hall', address: { '@type': 'PostalAddress', addressCountry: 'US' } }
const rating = { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 12 }
const offer = { '@type': 'Offer', price: 12, priceCurrency: 'USD' }
const answer = { '@type': 'Answer', text: 'Yes.' }
const image = 'https://oakfield.example/a.jpg'

/** A complete item for each feature, with everything that Google requires. */
const completeItems: Thing[] = [
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://oakfield.example/' },
      { '@type': 'ListItem', position: 2, name: 'Tables' },
    ],
  },
  { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, url: 'https://oakfield.example/a' }] },
  { '@type': 'Course', name: 'Joinery', description: 'Three days.' },
  { '@type': 'Dataset', name: 'Rain', description: 'Rain by day.' },
  {
    '@type': 'DiscussionForumPosting',
    author: { '@type': 'Person', name: 'Ann' },
    datePublished: '2026-11-01',
    text: 'Which oil?',
  },
  {
    '@type': 'EmployerAggregateRating',
    itemReviewed: { '@type': 'Organization', name: 'Oakfield' },
    ratingCount: 5,
    ratingValue: 4,
  },
  { '@type': 'Event', name: 'Fair', startDate: '2026-12-01', location: place },
  { '@type': 'ImageObject', contentUrl: image, license: 'https://oakfield.example/license' },
  {
    '@type': 'JobPosting',
    title: 'Joiner',
    description: 'Makes tables.',
    datePosted: '2026-11-01',
    hiringOrganization: { '@type': 'Organization', name: 'Oakfield' },
    jobLocation: place,
  },
  { '@type': 'Bakery', name: 'Rye', address: '1 Main St' },
  { '@type': 'Product', name: 'Table', image, offers: offer },
  { '@type': 'Movie', name: 'Oak', image },
  { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ann' } },
  {
    '@type': 'QAPage',
    mainEntity: { '@type': 'Question', name: 'Which oil?', answerCount: 1, acceptedAnswer: answer },
  },
  { '@type': 'Recipe', name: 'Compote', image, aggregateRating: rating },
  {
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Ann' },
    reviewRating: { '@type': 'Rating', ratingValue: 5 },
    itemReviewed: { '@type': 'Product', name: 'Table' },
  },
  { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 2, itemReviewed: { '@type': 'Product', name: 'Table' } },
  { '@type': 'MobileApplication', name: 'Level', offers: offer, aggregateRating: rating },
  {
    '@type': 'VacationRental',
    name: 'Cabin',
    identifier: 'c1',
    image,
    containsPlace: { '@type': 'Accommodation', name: 'Room' },
  },
  { '@type': 'VideoObject', name: 'Oiling', thumbnailUrl: image, uploadDate: '2026-11-01' },
]

/** Returns every item without one field, for each field that is required somewhere, at any depth. */
export function withoutEachRequired(): Mutation[] {
  const required = new Set(
    features
      .flatMap((feature) => [
        ...feature.required,
        ...(feature.alone ?? []),
        ...(feature.parts ?? []).flatMap((part) => part.required),
      ])
      .flatMap((field) => field.split('|').map((name) => name.split('.')[0] ?? name)),
  )
  return completeItems.flatMap((item) =>
    pathsOf(item).flatMap((path) => {
      const field = path.at(-1) ?? ''
      if (!required.has(field) || isExempt(item, path)) return []
      const copy = structuredClone(item)
      const owner = path.slice(0, -1).reduce<Thing>((thing, name) => thing[name] as Thing, copy)
      delete owner[field]
      // The owner is marked, found in the printed text by its mark, and the mark is removed.
      owner['@id'] = '#here'
      const printed = JSON.stringify({ '@context': 'https://schema.org', ...copy }, undefined, 2)
      const lines = printed.split('\n')
      const mark = lines.findIndex((line) => line.includes('"@id": "#here"'))
      const indent = /^ */.exec(lines[mark] ?? '')?.[0].length ?? 0
      let line = mark
      while (
        line > 0 &&
        !(/[{[]$/.test(lines[line] ?? '') && (/^ */.exec(lines[line] ?? '')?.[0].length ?? 0) < indent)
      )
        line--
      return [{ name: `${item['@type']} without ${path.join('.')}`, markup: printed, field, line: line + 1 }]
    }),
  )
}

function pathsOf(thing: Thing, above: string[] = []): string[][] {
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const path = [...above, name]
      return typeof value === 'object' && value !== null
        ? [...(Array.isArray(thing) ? [] : [path]), ...pathsOf(value as Thing, path)]
        : [path]
    })
}

/** Returns whether no feature requires a name at this place, although one requires it elsewhere. */
function isExempt(item: Thing, path: string[]) {
  const where = path.join('.')
  if (/^\d+$/.test(path.at(-1) ?? '')) return true
  if (['location.name', 'jobLocation.name', 'jobLocation.address', 'containsPlace.name'].includes(where))
    return where !== 'jobLocation.address'
  if (where === 'location.address.addressCountry') return true
  if (where === 'offers.priceCurrency') return item['@type'] !== 'Product'
  if (where.startsWith('itemReviewed.') && item['@type'] !== 'Review') return true
  return item['@type'] === 'Recipe' && where === 'aggregateRating'
}
