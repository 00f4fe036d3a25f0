import { type Entity, type Property, valuesOf } from '../entity.ts'
import { isA } from '../vocabulary.ts'
import { readDate } from './dates.ts'
import { plainNumber } from './number-rules.ts'
import { sources, type ValueFault } from './value-fault.ts'
import { salaryAmount, salaryUnit } from './value-rules.ts'

/** A fault of one property in relation to others, or to today's date. */
export type EntityFault = { property: Property; fault: ValueFault }

/**
 * Returns faults in the relations of one entity's values: ratings outside their scale, dates and amounts in the wrong
 * order, past dates.
 */
export function entityFaults(entity: Entity, now: number): EntityFault[] {
  return [
    ...ratingFaults(entity),
    ...orderFaults(entity),
    ...pastFaults(entity, now),
    ...salaryFaults(entity),
    ...positionFaults(entity),
  ]
}

function valueText(entity: Entity, name: string): string | undefined {
  const [value] = valuesOf(entity, name)
  if (!value || value.kind === 'entity') return undefined
  return (value.kind === 'link' ? value.url : value.text).trim() || undefined
}

const propertyOf = ({ properties }: Entity, name: string) => properties.find((one) => one.name === name)
const isOf = ({ types }: Entity, ...wanted: string[]) => types.some((type) => wanted.some((one) => isA(type, one)))

/** Google reads a number on the scale of worstRating to bestRating (1 to 5), a fraction, or a percentage. */
function ratingFaults(entity: Entity): EntityFault[] {
  const property = propertyOf(entity, 'ratingValue')
  const text = valueText(entity, 'ratingValue')
  if (!property || !text) return []
  const url = sources.google('review-snippet')
  const fault = (id: string, message: string, fix: string, repair?: string): EntityFault[] => [
    {
      property,
      fault: {
        id,
        severity: 'critical',
        message,
        why: 'Google takes a number on the scale from worstRating to bestRating, 1 to 5 unless they are stated, a fraction such as 6/10, or a percentage.',
        fix,
        url,
        ...(repair ? { repair } : {}),
      },
    },
  ]
  const [, part, whole] = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(text) ?? []
  const percentage = /^(\d+(?:\.\d+)?)\s*%$/.exec(text)?.[1]
  if (percentage)
    return Number(percentage) <= 100
      ? []
      : fault('out-of-range', `A rating of ${text} is above 100%.`, 'Write a percentage from 0% to 100%.')
  if (part && whole)
    return Number(part) <= Number(whole)
      ? []
      : fault('out-of-range', `A rating of ${text} is more than the whole.`, 'Write the smaller number first.')
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) {
    const repair = plainNumber(text)
    return fault(
      'not-a-number',
      `“${text.slice(0, 60)}” is not a rating.`,
      `Write ${repair ?? 'a number, such as 4.5'}.`,
      repair,
    )
  }
  const [best, worst] = [Number(valueText(entity, 'bestRating') ?? 5), Number(valueText(entity, 'worstRating') ?? 1)]
  if (Number.isNaN(best) || Number.isNaN(worst)) return []
  if (best <= worst)
    return fault(
      'out-of-range',
      `The scale from ${worst} to ${best} has no room.`,
      'State a bestRating above the worstRating.',
    )
  if (Number(text) >= worst && Number(text) <= best) return []
  return fault(
    'out-of-range',
    `A rating of ${text} is outside its scale of ${worst} to ${best}.`,
    Number(text) > best && !valueText(entity, 'bestRating')
      ? 'State bestRating, or convert the rating to five stars.'
      : `Write a number from ${worst} to ${best}.`,
  )
}

/** Pairs of properties of which the first must not be later or larger than the second. */
const orders: [first: string, second: string, kind: 'date' | 'number', page: string, onTypes: string[]][] = [
  ['startDate', 'endDate', 'date', 'event', ['Thing']],
  ['doorTime', 'endDate', 'date', 'event', ['Event']],
  ['datePosted', 'validThrough', 'date', 'job-posting', ['JobPosting']],
  ['datePublished', 'dateModified', 'date', 'article', ['CreativeWork']],
  ['dateCreated', 'dateModified', 'date', 'profile-page', ['CreativeWork']],
  ['uploadDate', 'expires', 'date', 'video', ['MediaObject']],
  ['validFrom', 'validThrough', 'date', 'product-snippet', ['Thing']],
  ['validFrom', 'priceValidUntil', 'date', 'product-snippet', ['Offer']],
  ['availabilityStarts', 'availabilityEnds', 'date', 'product-snippet', ['Thing']],
  ['birthDate', 'deathDate', 'date', 'profile-page', ['Person']],
  ['foundingDate', 'dissolutionDate', 'date', 'organization', ['Organization']],
  ['lowPrice', 'highPrice', 'number', 'product-snippet', ['AggregateOffer']],
  ['minPrice', 'maxPrice', 'number', 'merchant-listing', ['PriceSpecification']],
  ['minValue', 'maxValue', 'number', 'job-posting', ['Thing']],
  ['startOffset', 'endOffset', 'number', 'video', ['Clip']],
]

function orderFaults(entity: Entity): EntityFault[] {
  return orders.flatMap(([first, second, kind, page, onTypes]): EntityFault[] => {
    const [one, other, property] = [valueText(entity, first), valueText(entity, second), propertyOf(entity, second)]
    if (!one || !other || !property || !isOf(entity, ...onTypes)) return []
    if (kind === 'number' ? !(Number(one) > Number(other)) : !isAfter(one, other)) return []
    return [
      {
        property,
        fault: {
          id: kind === 'date' ? 'wrong-date-order' : 'wrong-order',
          // Content management systems write the two at different moments of one publication.
          severity: second === 'dateModified' ? 'warning' : 'critical',
          message: `${second}, ${other}, is ${kind === 'date' ? 'before' : 'below'} ${first}, ${one}.`,
          why: 'One of the two has to be wrong, and a program cannot know which.',
          fix: 'Correct one of them, or swap them.',
          url: sources.google(page),
        },
      },
    ]
  })
}

/**
 * Returns whether a date is later. Compares days if one of the dates has no time: the evening in Chicago is the next
 * day in UTC.
 */
function isAfter(one: string, other: string) {
  const hasTimes = [one, other].every((text) => text.includes('T'))
  const [first, second] = [one, other].map((text) => readDate(hasTimes ? text : (text.split('T')[0] ?? text)))
  return first !== undefined && second !== undefined && first.from > second.to
}

/** A date without an offset ends half a day later in the last time zone. */
const LAST_TIME_ZONE = 12 * 3_600_000

function pastFaults(entity: Entity, now: number): EntityFault[] {
  const past = (name: string, fault: Pick<ValueFault, 'severity' | 'why' | 'fix'>, page: string): EntityFault[] => {
    const [text, property] = [valueText(entity, name), propertyOf(entity, name)]
    const span = text ? readDate(text) : undefined
    const grace = text && /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? 0 : LAST_TIME_ZONE
    if (!span || !property || span.to + grace >= now) return []
    return [
      {
        property,
        fault: { id: 'past-date', message: `${name}, ${text}, is in the past.`, url: sources.google(page), ...fault },
      },
    ]
  }
  if (isOf(entity, 'JobPosting'))
    return past(
      'validThrough',
      {
        severity: 'critical',
        why: 'Google removes expired jobs from its results.',
        fix: 'Remove the markup if the job is closed, or enter the new date.',
      },
      'job-posting',
    )
  if (isOf(entity, 'Offer', 'PriceSpecification'))
    return ['priceValidUntil', 'validThrough'].flatMap((name) =>
      past(
        name,
        {
          severity: 'warning',
          why: 'Google may not show a product whose price is no longer valid.',
          fix: 'Enter the date until which the price is valid, or leave the property out.',
        },
        'product-snippet',
      ),
    )
  if (isOf(entity, 'VideoObject'))
    return past(
      'expires',
      {
        severity: 'warning',
        why: 'Google does not show expired videos.',
        fix: 'Leave it out if the video is still available.',
      },
      'video',
    )
  if (isOf(entity, 'Event'))
    return past(
      propertyOf(entity, 'endDate') ? 'endDate' : 'startDate',
      {
        severity: 'notice',
        why: 'Google shows upcoming events only.',
        fix: 'Enter the next date if the event repeats.',
      },
      'event',
    )
  return []
}

/** Checks amounts and unit of a salary, which have other meanings elsewhere. */
function salaryFaults(entity: Entity): EntityFault[] {
  if (!isOf(entity, 'MonetaryAmount')) return []
  return valuesOf(entity, 'value').flatMap((value) => {
    if (value.kind !== 'entity') return []
    const inner = value.entity
    return ['value', 'minValue', 'maxValue', 'unitText'].flatMap((name): EntityFault[] => {
      const [text, property] = [valueText(inner, name), propertyOf(inner, name)]
      if (!text || !property) return []
      const fault = (name === 'unitText' ? salaryUnit : salaryAmount)({ text, name, entity: inner, property })
      return fault ? [{ property, fault }] : []
    })
  })
}

/** Positions of a list are all different. */
function positionFaults(entity: Entity): EntityFault[] {
  if (!isOf(entity, 'ItemList')) return []
  const seen = new Set<string>()
  return valuesOf(entity, 'itemListElement').flatMap((value): EntityFault[] => {
    if (value.kind !== 'entity') return []
    const [text, property] = [valueText(value.entity, 'position'), propertyOf(value.entity, 'position')]
    if (!text || !property || !seen.has(text)) {
      if (text) seen.add(text)
      return []
    }
    return [
      {
        property,
        fault: {
          id: 'repeated-position',
          severity: 'critical',
          message: `Position ${text} appears twice in this list.`,
          why: 'Positions define the order, so each can be used only once.',
          fix: 'Number the items 1, 2, 3, and so on.',
          url: sources.google(isOf(entity, 'BreadcrumbList') ? 'breadcrumb' : 'carousel'),
        },
      },
    ]
  })
}
