import type { Finding, Reference } from '../../engine/tool/blocks.ts'
import type { Filled } from './fields.ts'

const schema = (name: string): Reference => ({ label: `schema.org, ${name}`, url: `https://schema.org/${name}` })

type Field = keyof Filled
type Check = {
  fields: Field[]
  fits: RegExp
  title: (value: string) => string
  fix: string
  why: string
  ref: Reference
}

const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su)'

/** What a value must look like. Dates, and figures with a comma or a currency sign, are judged by the validator. */
const checks: Check[] = [
  {
    fields: ['url', 'image', 'authorUrl', 'employerUrl', 'contentUrl', 'embedUrl'],
    fits: /^https?:\/\/[^\s/?#]+\S*$/i,
    title: (value) => `“${value}” is no absolute address.`,
    why: 'Who reads the markup without its page cannot follow it.',
    fix: 'Begin it with https:// and the host.',
    ref: schema('URL'),
  },
  {
    fields: ['currency'],
    fits: /^[a-z]{3}$/i,
    title: (value) => `“${value}” is no code of a currency.`,
    why: 'Currencies are written in three letters of ISO 4217.',
    fix: 'Write USD, EUR or GBP.',
    ref: schema('priceCurrency'),
  },
  {
    fields: ['price', 'salaryFrom', 'salaryTo', 'latitude', 'longitude', 'ratingValue'],
    fits: /^-?\d+(?:\.\d+)?$|^[^a-z]*\d[^a-z]*$/i,
    title: (value) => `“${value}” is no number.`,
    why: 'A machine cannot reckon with it.',
    fix: 'Write digits, with a point before decimals. A price of 0 is free of charge.',
    ref: schema('Number'),
  },
  {
    fields: ['ratingCount'],
    fits: /^[1-9]\d*$/,
    title: (value) => `“${value}” is no number of ratings.`,
    why: 'An average needs at least one rating, and ratings are whole.',
    fix: 'Write how many there are, such as 38.',
    ref: schema('ratingCount'),
  },
  {
    fields: ['prepMinutes', 'cookMinutes', 'seconds'],
    fits: /^\d+$/,
    title: (value) => `“${value}” is no whole number; it is left out.`,
    why: 'The duration is written in ISO 8601 from it.',
    fix: 'Write digits only, such as 90.',
    ref: schema('Duration'),
  },
  {
    fields: ['gtin'],
    fits: /^(?:\d{8}|\d{12,14})$/,
    title: (value) => `“${value}” is no GTIN.`,
    why: 'It has 8, 12, 13 or 14 digits.',
    fix: 'Copy the number under the bar code, without spaces.',
    ref: schema('gtin'),
  },
  {
    fields: ['email'],
    fits: /^[^\s@]+@[^\s@]+$/,
    title: (value) => `“${value}” is no email address.`,
    why: 'Nobody can write to it.',
    fix: 'Write it as name@host.',
    ref: schema('email'),
  },
  {
    fields: ['openingHours'],
    fits: new RegExp(`^${day}(?:[-,]${day})*(?: [0-2]\\d:[0-5]\\d-[0-2]\\d:[0-5]\\d)?$`),
    title: (value) => `“${value}” is no span of opening hours.`,
    why: 'Days are two letters, hours have 24: Mo-Fr 09:00-17:00.',
    fix: 'Write one span a line, such as Sa 10:00-14:00.',
    ref: schema('openingHours'),
  },
  {
    fields: ['sameAs'],
    fits: /^https?:\/\/[^\s/?#]+\S*$/i,
    title: (value) => `“${value}” is no absolute address.`,
    why: 'A profile is found by its whole address.',
    fix: 'Write one address a line, with https://.',
    ref: schema('sameAs'),
  },
]

/** Values that the form took and that nobody could use, by field; only of the fields that this type has. */
export function formFaults(filled: Filled, hasField: (name: Field) => boolean): Finding[] {
  const linesOf = (name: Field) =>
    String(filled[name])
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  const bad = checks.flatMap(({ fields, fits, title, why, fix, ref }) =>
    fields.filter(hasField).flatMap((field) =>
      linesOf(field)
        .filter((value) => !fits.test(value))
        .map((value) => fault(field, title(value.slice(0, 60)), why, fix, ref)),
    ),
  )
  const { ratingValue, salaryFrom, salaryTo, start, end, published, validThrough } = filled
  const rules: [field: Field, isBroken: boolean, title: string, fix: string, ref: Reference][] = [
    [
      'ratingValue',
      isOutside(ratingValue, 0, 5),
      `A rating of ${ratingValue} is outside 0 to 5.`,
      'Convert it to a scale of five stars: that is what the markup says.',
      schema('bestRating'),
    ],
    [
      'latitude',
      isOutside(filled.latitude, -90, 90),
      `A latitude of ${filled.latitude} is not on Earth.`,
      'It lies from -90 to 90.',
      schema('latitude'),
    ],
    [
      'longitude',
      isOutside(filled.longitude, -180, 180),
      `A longitude of ${filled.longitude} is not on Earth.`,
      'It lies from -180 to 180.',
      schema('longitude'),
    ],
    [
      'salaryTo',
      Number(salaryFrom) > Number(salaryTo || Infinity),
      `The pay ends at ${salaryTo}, below its beginning.`,
      'Exchange the two.',
      schema('maxValue'),
    ],
    ['end', isBefore(end, start), `The end, ${end}, is before the start.`, 'Exchange the two.', schema('endDate')],
    [
      'validThrough',
      isBefore(validThrough, published),
      `It closes on ${validThrough}, before it was posted.`,
      'Correct one of the dates.',
      schema('validThrough'),
    ],
    [
      'authorUrl',
      isAlone(filled.authorUrl, filled.author),
      'The address of the author is left out: the author has no name.',
      'Fill in the author.',
      schema('author'),
    ],
    [
      'employerUrl',
      isAlone(filled.employerUrl, filled.employer),
      'The address of the employer is left out: the employer has no name.',
      'Fill in the employer.',
      schema('hiringOrganization'),
    ],
  ]
  const broken = rules
    .filter(([field, isBroken]) => isBroken && hasField(field))
    .map(([field, , title, fix, ref]) =>
      fault(field, title, 'Readers of the markup drop what contradicts itself.', fix, ref),
    )
  return [...bad, ...broken]
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

const isOutside = (text: string, least: number, most: number) =>
  text.trim() !== '' && (Number(text) < least || Number(text) > most)

const isAlone = (text: string, needed: string) => text.trim() !== '' && needed.trim() === ''

/** Of two dates in ISO 8601; by day where one has no time. */
function isBefore(one: string, other: string) {
  const [a, b] = [one.trim(), other.trim()]
  if (![a, b].every((date) => /^\d{4}-\d{2}-\d{2}/.test(date))) return false
  const hasTimes = a.length > 10 && b.length > 10
  return hasTimes ? Date.parse(a) < Date.parse(b) : a.slice(0, 10) < b.slice(0, 10)
}
