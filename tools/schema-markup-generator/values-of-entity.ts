import { type Entity, shortName, valuesOf } from '#engine/structured-data/entity.ts'
import { entityValue, textValue } from '#engine/web/declared-page.ts'
import type { Filled } from './fields.ts'

/** Fields with texts and choices: all except the type and the checkbox. */
export type TextField = Exclude<keyof Filled, 'type' | 'page' | 'isRemote'>
export type TextValues = Partial<Record<TextField, string>>

const SECONDS = { D: 86_400, H: 3_600, M: 60, S: 1 }

/** Returns what one entity of a page's structured data says, by field of the form; '' for fields without a value. */
export function valuesOfEntity(entity: Entity): TextValues {
  const text = (...names: string[]) => textValue(entity, ...names)
  const inside = (owner: string, ...names: string[]) => {
    const part = entityValue(entity, owner)
    return part ? textValue(part, ...names) : ''
  }
  return {
    name: text('name', 'headline', 'title'),
    description: text('description'),
    url: text('url', 'mainEntityOfPage'),
    image: urlOf(entity, 'image', 'logo', 'thumbnailUrl', 'photo'),
    author: text('author'),
    authorUrl: inside('author', 'url'),
    published: text('datePublished', 'datePosted', 'uploadDate'),
    modified: text('dateModified'),
    publisher: text('publisher'),
    brand: text('brand'),
    sku: text('sku'),
    gtin: text('gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8'),
    ...offerValues(entity),
    ratingValue: inside('aggregateRating', 'ratingValue'),
    ratingCount: inside('aggregateRating', 'ratingCount', 'reviewCount'),
    ...addressValues(entity),
    telephone: text('telephone'),
    email: text('email'),
    openingHours: lines(entity, 'openingHours'),
    priceRange: text('priceRange'),
    latitude: inside('geo', 'latitude'),
    longitude: inside('geo', 'longitude'),
    sameAs: lines(entity, 'sameAs'),
    jobTitle: text('jobTitle'),
    worksFor: text('worksFor'),
    start: text('startDate'),
    end: text('endDate'),
    venue: inside('location', 'name'),
    organizer: text('organizer'),
    performer: text('performer'),
    crumbs: pairs(entity, 'itemListElement', (item) => [textValue(item, 'name', 'item'), urlOf(item, 'item')]),
    questions: pairs(entity, 'mainEntity', (question) => [
      textValue(question, 'name'),
      textValue(entityValue(question, 'acceptedAnswer') ?? question, 'text'),
    ]),
    employer: text('hiringOrganization'),
    employerUrl: inside('hiringOrganization', 'sameAs', 'url'),
    employmentType: shortName(text('employmentType')),
    ...salaryValues(entity),
    validThrough: text('validThrough'),
    prepMinutes: durationIn('M', text('prepTime')),
    cookMinutes: durationIn('M', text('cookTime')),
    servings: text('recipeYield'),
    category: text('recipeCategory', 'applicationCategory'),
    cuisine: text('recipeCuisine'),
    ingredients: lines(entity, 'recipeIngredient'),
    instructions: lines(entity, 'recipeInstructions', 'text', 'name'),
    seconds: durationIn('S', text('duration')),
    contentUrl: text('contentUrl'),
    embedUrl: text('embedUrl'),
    operatingSystem: text('operatingSystem'),
  }
}

function offerValues(entity: Entity): TextValues {
  const offer = entityValue(entity, 'offers')
  if (!offer) return {}
  const price = entityValue(offer, 'priceSpecification') ?? offer
  return {
    price: textValue(offer, 'price', 'lowPrice') || textValue(price, 'price'),
    currency: textValue(offer, 'priceCurrency') || textValue(price, 'priceCurrency'),
    availability: shortName(textValue(offer, 'availability')),
  }
}

function addressValues(entity: Entity): TextValues {
  const place = entityValue(entity, 'location', 'jobLocation') ?? entity
  const address = entityValue(place, 'address')
  if (!address) return {}
  return {
    street: textValue(address, 'streetAddress'),
    city: textValue(address, 'addressLocality'),
    region: textValue(address, 'addressRegion'),
    postalCode: textValue(address, 'postalCode'),
    country: textValue(address, 'addressCountry'),
  }
}

function salaryValues(entity: Entity): TextValues {
  const salary = entityValue(entity, 'baseSalary')
  const value = entityValue(salary, 'value')
  if (!salary || !value) return {}
  return {
    currency: textValue(salary, 'currency'),
    salaryFrom: textValue(value, 'minValue', 'value'),
    salaryTo: textValue(value, 'maxValue'),
    salaryUnit: textValue(value, 'unitText'),
  }
}

/** Returns the URL of an image, which may be a URL or an object that has one. */
const urlOf = (entity: Entity, ...names: string[]) =>
  names
    .flatMap((name) => valuesOf(entity, name))
    .map((value) =>
      value.kind === 'entity'
        ? textValue(value.entity, 'url', 'contentUrl') || value.entity.id || ''
        : value.kind === 'link'
          ? value.url
          : value.text,
    )
    .find((url) => url.trim() !== '')
    ?.trim() ?? ''

/** Returns each value of a property on a line of its own. */
const lines = (entity: Entity, name: string, ...parts: string[]) =>
  valuesOf(entity, name)
    .map((value) =>
      value.kind === 'entity' ? textValue(value.entity, ...parts) : value.kind === 'link' ? value.url : value.text,
    )
    .map(oneLine)
    .filter(Boolean)
    .join('\n')

const pairs = (entity: Entity, name: string, pairOf: (part: Entity) => [string, string]) =>
  valuesOf(entity, name)
    .flatMap((value) => (value.kind === 'entity' ? [pairOf(value.entity)] : []))
    .filter(([first]) => first !== '')
    .map((pair) => pair.map(oneLine).filter(Boolean).join(' | '))
    .join('\n')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the whole minutes or seconds of an ISO 8601 duration; '' if it is not one. */
function durationIn(unit: 'M' | 'S', text: string) {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text)
  if (!parts) return ''
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map(Number).map((part) => part || 0)
  const total = days * SECONDS.D + hours * SECONDS.H + minutes * SECONDS.M + seconds
  return total > 0 ? String(Math.round(total / SECONDS[unit])) : ''
}
