import type { Filled, Kind } from './fields.ts'

type Value = string | number | boolean | undefined | Thing | Value[]
export type Thing = { [name: string]: Value }

/** Returns the filled-in fields as JSON-LD 1.1. Empty fields are left out; the type always stays. */
export function markupOf(filled: Filled): Thing {
  const type = filled.type as Kind
  return { '@context': 'https://schema.org', '@type': type, ...(prune(builders[type](filled)) as Thing | undefined) }
}

/** Returns the markup as a script element in which no text can end the script early. */
export const scriptOf = (thing: Thing) =>
  `<script type="application/ld+json">\n${JSON.stringify(thing, undefined, 2).replaceAll('<', '\\u003c')}\n</script>`

const builders: Record<Kind, (filled: Filled) => Thing> = {
  Article: (f) => ({
    headline: f.name,
    description: f.description,
    image: f.image,
    datePublished: f.published,
    dateModified: f.modified,
    author: named('Person', f.author, { url: f.authorUrl }),
    publisher: named('Organization', f.publisher),
    mainEntityOfPage: f.url,
  }),
  Product: (f) => ({
    name: f.name,
    description: f.description,
    image: f.image,
    url: f.url,
    sku: f.sku,
    gtin: f.gtin,
    brand: named('Brand', f.brand),
    offers: offerOf(f),
    aggregateRating: ratingOf(f),
  }),
  LocalBusiness: (f) => ({
    name: f.name,
    description: f.description,
    url: f.url,
    image: f.image,
    telephone: f.telephone,
    email: f.email,
    priceRange: f.priceRange,
    address: addressOf(f),
    geo: both(f.latitude, f.longitude) && {
      '@type': 'GeoCoordinates',
      latitude: figure(f.latitude),
      longitude: figure(f.longitude),
    },
    openingHours: linesOf(f.openingHours),
    sameAs: linesOf(f.sameAs),
    aggregateRating: ratingOf(f),
  }),
  Organization: (f) => ({
    name: f.name,
    description: f.description,
    url: f.url,
    logo: f.image,
    telephone: f.telephone,
    email: f.email,
    address: addressOf(f),
    sameAs: linesOf(f.sameAs),
  }),
  Person: (f) => ({
    name: f.name,
    description: f.description,
    url: f.url,
    image: f.image,
    jobTitle: f.jobTitle,
    email: f.email,
    worksFor: named('Organization', f.worksFor),
    sameAs: linesOf(f.sameAs),
  }),
  Event: (f) => ({
    name: f.name,
    description: f.description,
    url: f.url,
    image: f.image,
    startDate: f.start,
    endDate: f.end,
    eventStatus: f.start && 'https://schema.org/EventScheduled',
    location: (f.venue || addressOf(f)) && { '@type': 'Place', name: f.venue, address: addressOf(f) ?? f.venue },
    organizer: named('Organization', f.organizer),
    performer: named('PerformingGroup', f.performer),
    offers: offerOf(f),
  }),
  BreadcrumbList: (f) => ({
    itemListElement: pairsOf(f.crumbs).map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }),
  FAQPage: (f) => ({
    mainEntity: pairsOf(f.questions).map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: text ? { '@type': 'Answer', text } : undefined,
    })),
  }),
  JobPosting: (f) => ({
    title: f.name,
    description: f.description,
    url: f.url,
    datePosted: f.published,
    validThrough: f.validThrough,
    employmentType: f.employmentType,
    hiringOrganization: named('Organization', f.employer, { sameAs: f.employerUrl }),
    ...placeOfWork(f),
    baseSalary: salaryOf(f),
  }),
  Recipe: (f) => ({
    name: f.name,
    description: f.description,
    url: f.url,
    image: f.image,
    author: named('Person', f.author, { url: f.authorUrl }),
    datePublished: f.published,
    prepTime: minutes(f.prepMinutes),
    cookTime: minutes(f.cookMinutes),
    totalTime:
      both(minutes(f.prepMinutes), minutes(f.cookMinutes)) &&
      minutes(String(Number(f.prepMinutes) + Number(f.cookMinutes))),
    recipeYield: f.servings,
    recipeCategory: f.category,
    recipeCuisine: f.cuisine,
    recipeIngredient: linesOf(f.ingredients),
    recipeInstructions: linesOf(f.instructions).map((text) => ({ '@type': 'HowToStep', text })),
    aggregateRating: ratingOf(f),
  }),
  VideoObject: (f) => ({
    name: f.name,
    description: f.description,
    thumbnailUrl: f.image,
    uploadDate: f.published,
    duration: whole(f.seconds) && `PT${Number(f.seconds)}S`,
    contentUrl: f.contentUrl,
    embedUrl: f.embedUrl,
    url: f.url,
  }),
  SoftwareApplication: (f) => ({
    name: f.name,
    description: f.description,
    url: f.url,
    image: f.image,
    applicationCategory: f.category,
    operatingSystem: f.operatingSystem,
    offers: offerOf(f),
    aggregateRating: ratingOf(f),
  }),
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const pairsOf = (text: string) =>
  linesOf(text)
    .map((line) => line.split(/\s*\|\s*(.*)/s).slice(0, 2) as [string, string?])
    .filter(([name, value]) => name || value)
const both = (a: string | undefined, b: string | undefined) => (a?.trim() && b?.trim() ? true : undefined)
const whole = (text: string) => /^\d+$/.test(text.trim()) || undefined
/** Returns a number if the text is one, otherwise the text as typed; the check reports what is wrong with it. */
const figure = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : text)
const named = (type: string, name: string, more: Thing = {}) =>
  name.trim() ? { '@type': type, name, ...more } : undefined
const minutes = (text: string) => (whole(text) ? `PT${Number(text)}M` : undefined)

function offerOf({ price, currency, availability, url }: Filled) {
  if (!price.trim()) return undefined
  return {
    '@type': 'Offer',
    price: price.trim(),
    priceCurrency: currency.trim().toUpperCase(),
    availability: availability && `https://schema.org/${availability}`,
    url,
  }
}

function ratingOf({ ratingValue, ratingCount }: Filled) {
  if (!ratingValue.trim() && !ratingCount.trim()) return undefined
  return { '@type': 'AggregateRating', ratingValue: figure(ratingValue), ratingCount: figure(ratingCount) }
}

function addressOf({ street, city, region, postalCode, country }: Filled) {
  if (![street, city, region, postalCode, country].some((part) => part.trim())) return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }
}

function placeOfWork(filled: Filled): Thing {
  if (filled.isRemote)
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: named('Country', filled.country) }
  const address = addressOf(filled)
  return { jobLocation: address && { '@type': 'Place', address } }
}

function salaryOf({ salaryFrom, salaryTo, salaryUnit, currency }: Filled) {
  if (!salaryFrom.trim() && !salaryTo.trim()) return undefined
  const span =
    salaryFrom.trim() && salaryTo.trim()
      ? { minValue: figure(salaryFrom), maxValue: figure(salaryTo) }
      : { value: figure(salaryFrom || salaryTo) }
  return {
    '@type': 'MonetaryAmount',
    currency: currency.trim().toUpperCase(),
    value: { '@type': 'QuantitativeValue', ...span, unitText: salaryUnit },
  }
}

/** Removes empty values; an object that has only its type left is empty too. */
function prune(value: Value): Value {
  if (typeof value === 'string') return value.trim() || undefined
  if (Array.isArray(value)) {
    const items = value.map(prune).filter((item) => item !== undefined)
    return items.length > 1
      ? items
      : items.length === 1 && typeof items[0] === 'string'
        ? items[0]
        : items.length > 0
          ? items
          : undefined
  }
  if (typeof value !== 'object') return value === false ? undefined : value
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, prune(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return entries.some(([name]) => name !== '@type') || entries.length === 0
    ? entries.length > 0
      ? Object.fromEntries(entries)
      : undefined
    : undefined
}
