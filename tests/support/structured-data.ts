type Value = string | number | boolean | null | Value[] | Thing
type Thing = { [name: string]: Value }

/** Fields that search engines require of a type; `a|b` is either, `a.b` is a nested field. */
export const requiredFields: Record<string, string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'url', 'isPartOf'],
  CollectionPage: ['name', 'url', 'isPartOf', 'mainEntity.numberOfItems'],
  AboutPage: ['name', 'url', 'isPartOf'],
  ContactPage: ['name', 'url', 'isPartOf'],
  ProfilePage: ['name', 'url', 'isPartOf', 'mainEntity.name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name', 'item|url'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url', 'publisher'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Person: ['name', 'url'],
  Service: ['name', 'description', 'serviceType', 'areaServed', 'provider'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization.name',
    'jobLocation.address|jobLocationType',
    'jobLocation|applicantLocationRequirements',
    'identifier',
    'directApply',
  ],
  MonetaryAmount: ['currency', 'value.unitText'],
  LocalBusiness: ['@id', 'name', 'address', 'parentOrganization'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  WebApplication: ['name', 'offers.price', 'applicationCategory', 'operatingSystem'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
  Offer: ['price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode|unitText'],
  OfferCatalog: ['itemListElement', 'numberOfItems'],
}
const wholeAddress = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry']

/** Types whose ratings of themselves search engines ignore. */
const OURSELVES = /^(Organization|LocalBusiness|WebSite|WebPage|Service)$/
const ADDRESSES = /^(@id|url|item|image|sameAs|logo)$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const DAY = /^\d{4}-\d\d-\d\d(T.*(Z|[+-]\d\d:\d\d))?$/
/** ISO 4217 codes of a currency, and Common Codes of UN/CEFACT for a unit. */
const codes: Record<string, RegExp> = { priceCurrency: /^[A-Z]{3}$/, unitCode: /^[A-Z0-9]{2,3}$/ }
const dates: Record<string, RegExp> = {
  datePublished: MOMENT,
  dateModified: MOMENT,
  datePosted: DAY,
  validThrough: DAY,
}

/**
 * Checks the structured data of a page.
 * @returns one line for each error; none if search engines can use all of it
 * @example problemsOf({ '@context': 'https://schema.org', '@graph': [] }) // ['no Organization', 'no WebSite', …]
 */
export function problemsOf(graph: unknown): string[] {
  const { '@context': context, '@graph': nodes } = (graph ?? {}) as Thing
  if (context !== 'https://schema.org') return ['@context is not https://schema.org']
  if (!Array.isArray(nodes)) return ['no @graph']
  const things = nodes.flatMap(thingsIn)
  return [
    ...wholeProblems(nodes.filter(isThing), things),
    ...things.flatMap(requiredProblems),
    ...things.flatMap(valueProblems),
    ...things.flatMap(listProblems),
  ]
}

/** Returns all items of one type, at every depth. */
export function thingsOf(graph: unknown, type: string) {
  return thingsIn(graph as Value).filter((thing) => thing['@type'] === type)
}

function thingsIn(value: Value): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (!isThing(value)) return []
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(thingsIn)]
}

function isThing(value: Value | undefined): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wholeProblems(nodes: Thing[], things: Thing[]) {
  const ids = nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [node['@id']] : []))
  const known = new Set(things.map((thing) => thing['@id']))
  const pages = nodes.filter((node) => /Page$/.test(String(node['@type'])) && String(node['@id']).endsWith('#page'))
  return [
    ...['Organization', 'WebSite']
      .filter((type) => !nodes.some((node) => node['@type'] === type))
      .map((type) => `no ${type}`),
    ...(pages.length === 1 ? [] : [`${pages.length} nodes of the page itself`]),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} stands twice`),
    ...nodes.flatMap(references).flatMap((id) => (known.has(id) ? [] : [`${id} is not in the graph`])),
  ]
}

/** Returns items that are only referenced by their `@id`. */
function references(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (!isThing(value)) return []
  const names = Object.keys(value)
  if (names.length === 1 && names[0] === '@id') return [String(value['@id'])]
  return Object.values(value).flatMap(references)
}

function requiredProblems(thing: Thing) {
  const type = String(thing['@type'])
  const needed = [...(requiredFields[type] ?? []), ...(type === 'LocalBusiness' ? addressFields : [])]
  const missing = needed.filter((field) => !field.split('|').some((way) => isFilled(partOf(thing, way))))
  const stars = OURSELVES.test(type) ? ['aggregateRating', 'review'].filter((name) => name in thing) : []
  return [...missing.map((field) => `${type} without ${field}`), ...stars.map((name) => `${type} with ${name}`)]
}

const addressFields = wholeAddress.map((field) => `address.${field}`)

function partOf(thing: Thing, path: string) {
  return path.split('.').reduce<Value | undefined>((part, name) => (isThing(part) ? part[name] : undefined), thing)
}

function isFilled(value: Value | undefined) {
  if (typeof value === 'string') return value.trim() !== ''
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
}

function valueProblems(thing: Thing) {
  const type = String(thing['@type'])
  return Object.entries(thing).flatMap(([name, value]) => {
    const texts = [value].flat().filter((one) => typeof one === 'string')
    const relative = ADDRESSES.test(name) ? texts.filter((text) => !/^https?:\/\//.test(text)) : []
    const date = dates[name]
    const code = codes[name]
    const uncoded = code ? texts.filter((text) => !code.test(text)) : []
    const isPriced = name !== 'price' || (typeof value === 'number' && Number.isFinite(value) && value >= 0)
    const undated = date ? texts.filter((text) => !date.test(text)) : []
    return [
      ...(isFilled(value) ? [] : [`${type}.${name} is empty`]),
      ...relative.map((text) => `${type}.${name} is not absolute: ${text}`),
      ...uncoded.map((text) => `${type}.${name} is no code: ${text}`),
      ...(isPriced ? [] : [`${type}.price is no number: ${value}`]),
      ...undated.map((text) => `${type}.${name} is no date with its zone: ${text}`),
    ]
  })
}

function listProblems(thing: Thing) {
  const items = thing.itemListElement
  if (!Array.isArray(items)) return []
  const type = String(thing['@type'])
  const counted = thing.numberOfItems ?? items.length
  // Offers in a catalog have no order.
  const isOrdered = type === 'OfferCatalog' || items.every((item, i) => isThing(item) && item.position === i + 1)
  return [
    ...(counted === items.length ? [] : [`${type}: ${counted} items are ${items.length}`]),
    ...(isOrdered ? [] : [`${type}: positions are out of order`]),
  ]
}
