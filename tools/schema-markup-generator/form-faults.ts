import type { Finding, Reference } from '#engine/tool/blocks.ts'
import type { Filled } from './fields.ts'

type Field = keyof Filled

const schema = (name: string): Reference => ({ label: `schema.org, ${name}`, url: `https://schema.org/${name}` })

/** Fields of the form by the properties that they fill. */
const fieldsOfProperties: Record<string, Field> = {
  'author.url': 'authorUrl',
  'hiringOrganization.sameAs': 'employerUrl',
  item: 'crumbs',
  url: 'url',
  mainEntityOfPage: 'url',
  image: 'image',
  logo: 'image',
  thumbnailUrl: 'image',
  sameAs: 'sameAs',
  contentUrl: 'contentUrl',
  embedUrl: 'embedUrl',
  datePublished: 'published',
  datePosted: 'published',
  uploadDate: 'published',
  dateModified: 'modified',
  startDate: 'start',
  endDate: 'end',
  validThrough: 'validThrough',
  price: 'price',
  priceCurrency: 'currency',
  currency: 'currency',
  minValue: 'salaryFrom',
  maxValue: 'salaryTo',
  value: 'salaryFrom',
  ratingValue: 'ratingValue',
  ratingCount: 'ratingCount',
  gtin: 'gtin',
  sku: 'sku',
  latitude: 'latitude',
  longitude: 'longitude',
  telephone: 'telephone',
  email: 'email',
  openingHours: 'openingHours',
  addressCountry: 'country',
  applicationCategory: 'category',
}

/**
 * Returns the field of the form that filled the property at the end of a path such as `Article[0].author.Person.url`.
 */
export function fieldOfPath(path: string): Field | undefined {
  const names = path.split('.').filter((name) => /^[a-z]/.test(name))
  return fieldsOfProperties[names.slice(-2).join('.')] ?? fieldsOfProperties[names.at(-1) ?? '']
}

/**
 * Returns findings about values that were left out of the markup and are therefore only visible in the form; only for
 * fields of the chosen type.
 */
export function formFaults(filled: Filled, hasField: (name: Field) => boolean): Finding[] {
  const isFilled = (name: Field) => String(filled[name]).trim() !== ''
  const minutes: Field[] = ['prepMinutes', 'cookMinutes', 'seconds']
  const notWhole = minutes
    .filter((name) => hasField(name) && isFilled(name) && !/^\d+$/.test(String(filled[name]).trim()))
    .map((name) =>
      fault(
        name,
        `“${filled[name]}” is not a whole number, so it is left out.`,
        'The ISO 8601 duration is calculated from it.',
        'Write digits only, such as 90.',
        schema('Duration'),
      ),
    )
  const owners: [url: Field, name: Field, what: string, property: string][] = [
    ['authorUrl', 'author', 'author', 'author'],
    ['employerUrl', 'employer', 'employer', 'hiringOrganization'],
  ]
  const nameless = owners
    .filter(([url, name]) => hasField(url) && isFilled(url) && !isFilled(name))
    .map(([url, , what, property]) =>
      fault(
        url,
        `The URL of the ${what} is left out because the ${what} has no name.`,
        'A URL without a name does not say whom it belongs to.',
        `Fill in the ${what}.`,
        schema(property),
      ),
    )
  return [...notWhole, ...nameless]
}

const fault = (field: Field, title: string, why: string, fix: string, ref: Reference): Finding => ({
  id: 'unusable-value',
  severity: 'warning',
  title,
  why,
  fix,
  ref,
  place: { field },
})
