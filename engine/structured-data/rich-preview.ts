import type { Snippet } from '../tool/blocks.ts'
import type { Eligibility } from './check-features.ts'
import { allEntities, type Entity } from './entity.ts'
import { dateText, durationText, kindText, moneyText } from './preview-values.ts'
import { createReader, type Reader } from './read-entity.ts'
import { isA } from './vocabulary.ts'

const MAX_PREVIEWS = 12
const MAX_TEXT_LENGTH = 160
const MAX_LIST = 6
const STARS = 5

/**
 * Returns a preview of the result that each eligible or nearly eligible entity could get in Google Search. It contains
 * only what the markup says.
 */
export function richPreviews(roots: Entity[], eligibility: Eligibility[]): Snippet[] {
  const read = createReader(roots)
  const byPath = Map.groupBy(allEntities(roots), ({ path }) => path)
  const byEntity = new Map<Entity, Eligibility[]>()
  for (const one of eligibility) {
    // Entries of a list have the same path; each has its own row for a feature, in order.
    const entities = (byPath.get(one.path) ?? []).filter(({ types }) => types.includes(one.type))
    const entity = entities.find((entry) => !byEntity.get(entry)?.some(({ feature }) => feature === one.feature))
    if (entity) byEntity.set(entity, [...(byEntity.get(entity) ?? []), one])
  }
  return [...byEntity].slice(0, MAX_PREVIEWS).map(([entity, features]) => ({
    label: [...new Set(features.map(({ feature }) => feature))].join(', '),
    note: noteOf(features),
    address: addressOf(entity, read),
    title: titleOf(entity, read),
    rating: ratingOf(entity, read),
    facts: factsOf(entity, read).filter((fact) => fact !== ''),
    text: read.text(entity, 'description').slice(0, MAX_TEXT_LENGTH),
    image: read.text(entity, 'image', 'thumbnailUrl', 'logo', 'contentUrl'),
    badge: isOf(entity, 'VideoObject') ? durationText(read.text(entity, 'duration')) : '',
    list: listOf(entity, read),
  }))
}

const isOf = ({ types }: Entity, wanted: string) => types.some((type) => isA(type, wanted))

function noteOf(features: Eligibility[]) {
  const open = features.filter(({ status }) => status !== 'retired')
  if (open.length === 0) return 'Google no longer shows this result.'
  const missing = [...new Set(open.flatMap((one) => one.missing))]
  if (missing.length > 0) return `Not eligible yet. Missing: ${missing.slice(0, 5).join(', ')}.`
  const invalid = [...new Set(open.flatMap((one) => one.invalid))]
  return invalid.length > 0 ? `Not eligible yet. Wrong values: ${invalid.slice(0, 5).join(', ')}.` : ''
}

/** Returns the line above the title: the site and its breadcrumb, as Google writes URLs. */
function addressOf(entity: Entity, read: Reader) {
  const crumbs = isOf(entity, 'BreadcrumbList') ? itemsOf(entity, read).map(({ title }) => title) : []
  const items = read.all(entity, 'itemListElement.item', 'itemListElement.item.id')
  const url =
    read.text(entity, 'url', 'mainEntityOfPage', 'offers.url', 'itemReviewed.url') ||
    (crumbs.length > 0 ? (items[0] ?? '') : '')
  const { host = '', parts = [] } = partsOf(url)
  return [host, ...(crumbs.length > 0 ? crumbs : parts)].filter(Boolean).join(' › ')
}

function partsOf(url: string): { host?: string; parts?: string[] } {
  if (!URL.canParse(url)) return {}
  const { host, pathname } = new URL(url)
  return { host, parts: pathname.split('/').filter(Boolean).slice(0, 3) }
}

function titleOf(entity: Entity, read: Reader) {
  const own = read.text(entity, 'headline', 'title', 'name', 'mainEntity.name')
  if (own || !isOf(entity, 'BreadcrumbList')) return own || read.text(entity, 'itemReviewed.name')
  return itemsOf(entity, read).at(-1)?.title ?? ''
}

function ratingOf(entity: Entity, read: Reader): Snippet['rating'] {
  const from = isOf(entity, 'Review') ? 'reviewRating.' : isOf(entity, 'AggregateRating') ? '' : 'aggregateRating.'
  const [value, best, count] = [
    read.text(entity, `${from}ratingValue`, 'review.reviewRating.ratingValue'),
    read.text(entity, `${from}bestRating`),
    read.text(entity, `${from}reviewCount`, `${from}ratingCount`),
  ]
  const [number, scale] = [Number(value.replace(',', '.')), Number(best) || STARS]
  if (value === '' || !(number >= 0 && number <= scale)) return undefined
  const stars = Math.round((number / scale) * STARS * 10) / 10
  return {
    stars,
    text: [value, scale === STARS ? '' : `of ${scale}`, count ? `(${count})` : ''].filter(Boolean).join(' '),
  }
}

/** For each type, what Google shows below the title, in its order. */
const FACTS: [type: string, facts: (entity: Entity, read: Reader) => string[]][] = [
  ['Product', offerFacts],
  [
    'SoftwareApplication',
    (one, read) => [
      ...offerFacts(one, read),
      read.text(one, 'operatingSystem'),
      kindText(read.text(one, 'applicationCategory')),
    ],
  ],
  [
    'Recipe',
    (one, read) => [
      durationText(read.text(one, 'totalTime')) ||
        [read.text(one, 'prepTime'), read.text(one, 'cookTime')].map(durationText).filter(Boolean).join(' + '),
      read.text(one, 'nutrition.calories'),
      count(read.all(one, 'recipeIngredient').length, 'ingredient'),
      read.text(one, 'author.name', 'author'),
    ],
  ],
  [
    'Event',
    (one, read) => [
      dateText(read.text(one, 'startDate')),
      read.text(one, 'location.name', 'location'),
      read.text(one, 'location.address.addressLocality'),
      kindText(read.text(one, 'eventStatus')).replace(/^Event scheduled$/, ''),
      priceOf(one, read),
    ],
  ],
  [
    'JobPosting',
    (one, read) => [
      read.text(one, 'hiringOrganization.name', 'hiringOrganization'),
      read.text(one, 'jobLocation.address.addressLocality', 'jobLocationType').replace('TELECOMMUTE', 'Remote'),
      salaryOf(one, read),
      kindText(read.text(one, 'employmentType').replaceAll('_', ' ').toLowerCase()),
      dateText(read.text(one, 'datePosted')),
    ],
  ],
  [
    'VideoObject',
    (one, read) => [dateText(read.text(one, 'uploadDate')), read.text(one, 'author.name', 'publisher.name')],
  ],
  [
    'LocalBusiness',
    (one, read) => [
      read.text(one, 'priceRange'),
      read.text(one, 'address.streetAddress', 'address'),
      read.text(one, 'address.addressLocality'),
      read.text(one, 'telephone'),
      read.all(one, 'openingHours').slice(0, 2).join(', '),
    ],
  ],
  [
    'Organization',
    (one, read) => [
      read.text(one, 'address.addressLocality', 'address'),
      read.text(one, 'telephone'),
      read.text(one, 'email'),
    ],
  ],
  ['Review', (one, read) => [read.text(one, 'author.name', 'author'), dateText(read.text(one, 'datePublished'))]],
  [
    'Movie',
    (one, read) => [
      read.text(one, 'director.name', 'director'),
      dateText(read.text(one, 'dateCreated', 'datePublished')),
    ],
  ],
  ['Course', (one, read) => [read.text(one, 'provider.name', 'provider'), priceOf(one, read)]],
  ['Dataset', (one, read) => [read.text(one, 'creator.name', 'creator'), read.text(one, 'license')]],
]

function factsOf(entity: Entity, read: Reader): string[] {
  const [, facts] = FACTS.find(([type]) => isOf(entity, type)) ?? []
  return (
    facts?.(entity, read) ?? [
      read.text(entity, 'author.name', 'author', 'creator.name'),
      dateText(read.text(entity, 'datePublished', 'dateModified')),
    ]
  )
}

function offerFacts(entity: Entity, read: Reader) {
  return [
    priceOf(entity, read),
    kindText(read.text(entity, 'offers.availability')),
    read.text(entity, 'brand.name', 'brand'),
    read.text(entity, 'offers.shippingDetails.shippingRate.value') === '0' ? 'Free shipping' : '',
  ]
}

function priceOf(entity: Entity, read: Reader) {
  const currency = read.text(entity, 'offers.priceCurrency', 'offers.priceSpecification.priceCurrency')
  const [low, high] = [read.text(entity, 'offers.lowPrice'), read.text(entity, 'offers.highPrice')]
  if (low)
    return [moneyText(low, currency), high && high !== low ? moneyText(high, currency) : '']
      .filter(Boolean)
      .join(' to ')
  return moneyText(read.text(entity, 'offers.price', 'offers.priceSpecification.price'), currency)
}

function salaryOf(entity: Entity, read: Reader) {
  const currency = read.text(entity, 'baseSalary.currency')
  const [from, to] = ['minValue', 'maxValue'].map((name) =>
    moneyText(read.text(entity, `baseSalary.value.${name}`), currency),
  )
  const unit = read.text(entity, 'baseSalary.value.unitText').toLowerCase()
  const pay = from
    ? [from, to].filter(Boolean).join(' to ')
    : moneyText(read.text(entity, 'baseSalary.value.value', 'baseSalary.value'), currency)
  return pay && unit ? `${pay} per ${unit}` : pay
}

/** Returns questions with their answers, or the entries of a carousel. Breadcrumbs are part of the URL line. */
function listOf(entity: Entity, read: Reader): Snippet['list'] {
  const questions = read.entities(entity, 'mainEntity').filter((one) => isOf(one, 'Question'))
  if (questions.length > 0)
    return questions.slice(0, MAX_LIST).map((one) => ({
      title: read.text(one, 'name', 'text'),
      text: read
        .text(one, 'acceptedAnswer.text', 'suggestedAnswer.text')
        .replace(/<[^>]*>/g, ' ')
        .slice(0, MAX_TEXT_LENGTH),
    }))
  return isOf(entity, 'ItemList') && !isOf(entity, 'BreadcrumbList') ? itemsOf(entity, read).slice(0, MAX_LIST) : []
}

/** Returns the entries of a list in the order of their positions. */
function itemsOf(entity: Entity, read: Reader) {
  const entries = read.entities(entity, 'itemListElement').map((one) => ({
    title: read.text(one, 'name', 'item.name', 'item.headline', 'url', 'item'),
    position: Number(read.text(one, 'position')) || 0,
  }))
  return entries.sort((a, b) => a.position - b.position).map(({ title }) => ({ title, text: '' }))
}

const count = (number: number, noun: string) => (number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`)
