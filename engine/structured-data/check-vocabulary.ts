import type { Severity } from '../tool/blocks.ts'
import { allEntities, type Entity, type Place, type Property } from './entity.ts'
import {
  enumerationsOf,
  isA,
  isType,
  membersOf,
  nearest,
  nearProperty,
  nearType,
  propertyInfo,
  retiredType,
} from './vocabulary.ts'

/** One judgment about one place of the markup. */
export type MarkupFinding = {
  id: string
  severity: Severity
  message: string
  why: string
  fix: string
  /** Of the entity, `Product[0].offers.Offer`; with the property where it is about one. */
  path: string
  field: string | null
  place: Place
  url: string
}

const vocabularyUrl = (name: string) => `https://schema.org/${name}`

/** Types, properties and values of entities against the vocabulary of schema.org. Other vocabularies are left alone. */
export function checkVocabulary(roots: Entity[]): MarkupFinding[] {
  return allEntities(roots).flatMap((entity) => [
    ...checkTypes(entity),
    ...entity.properties.flatMap((property) => checkProperty(entity, property)),
  ])
}

const isForeign = (name: string) => /[:/]/.test(name)

function checkTypes(entity: Entity): MarkupFinding[] {
  const { types, path, place } = entity
  const common = { path, field: null, place }
  if (types.length === 0 && entity.properties.length > 0 && (entity.id ?? '_:').startsWith('_:'))
    return [
      {
        id: 'no-type',
        severity: 'warning',
        message: 'This item has no type.',
        why: 'Without a type, nobody knows what its properties mean.',
        fix: 'State @type, itemtype or typeof.',
        url: 'https://schema.org/docs/gs.html',
        ...common,
      },
    ]
  return types
    .filter((type) => !isForeign(type))
    .flatMap((type): MarkupFinding[] => {
      const instead = retiredType(type)
      if (instead)
        return [
          {
            id: 'retired-type',
            severity: 'notice',
            message: `schema.org has replaced ${type} by ${instead}.`,
            why: 'The old name is still read, and no longer cared for.',
            fix: `Write ${instead}.`,
            url: vocabularyUrl(type),
            ...common,
          },
        ]
      if (isType(type) || enumerationsOf(type).length > 0) return []
      const near = nearType(type)
      return [
        {
          id: 'unknown-type',
          severity: 'critical',
          message: `schema.org has no type “${type.slice(0, 80)}”.`,
          why: 'Search engines ignore what they cannot name.',
          fix: near ? `Write ${near}.` : 'Choose a type of schema.org; names are written with capitals.',
          url: near ? vocabularyUrl(near) : 'https://schema.org/docs/full.html',
          ...common,
        },
      ]
    })
}

function checkProperty(entity: Entity, property: Property): MarkupFinding[] {
  // Actions may declare their input and output: `query-input`.
  const name = property.name.replace(/-(?:in|out)put$/, '')
  if (isForeign(name)) return []
  const known = entity.types.filter((type) => isType(type) && !isForeign(type))
  const common = {
    path: `${entity.path}.${property.name}`,
    field: property.name,
    place: property.place,
    url: vocabularyUrl(name),
  }
  const info = propertyInfo(name)
  if (!info) {
    const near = nearProperty(name, known)
    return [
      {
        id: 'unknown-property',
        severity: 'critical',
        message: `schema.org has no property “${name.slice(0, 80)}”.`,
        why: 'Search engines ignore what they cannot name.',
        fix: near ? `Write ${near}.` : 'Choose a property of the type, or remove it.',
        ...common,
        url: near ? vocabularyUrl(near) : 'https://schema.org/docs/full.html',
      },
    ]
  }
  const found: MarkupFinding[] = []
  if (info.supersededBy !== undefined)
    found.push({
      id: 'superseded',
      severity: 'notice',
      message: `schema.org has replaced ${name}${info.supersededBy ? ` by ${info.supersededBy}` : ''}.`,
      why: 'The old name is still read, and no longer cared for.',
      fix: info.supersededBy ? `Write ${info.supersededBy}.` : 'Leave it out.',
      ...common,
    })
  // A role connects two entities and repeats the property of the outer one (schema.org, “Role”).
  const fits =
    known.length === 0 ||
    known.length < entity.types.length ||
    known.some((type) => isA(type, 'Role') || info.domains.some((domain) => isA(type, domain)))
  if (!fits)
    found.push({
      id: 'other-type',
      severity: 'warning',
      message: `${name} is not a property of ${known.join(' or ')}.`,
      why: `schema.org has it on ${info.domains.slice(0, 4).join(', ')}${info.domains.length > 4 ? ' and others' : ''}. An engine may ignore it here.`,
      fix: nearOfType(name, known),
      ...common,
    })
  return [...found, ...checkValue(property, name, info.ranges, common)]
}

function nearOfType(name: string, types: string[]) {
  const near = nearProperty(name, types)
  return near && near !== name ? `Perhaps ${near} is meant.` : 'Move it to an item of a fitting type, or remove it.'
}

type Common = Pick<MarkupFinding, 'path' | 'field' | 'place' | 'url'>

function checkValue({ value }: Property, name: string, ranges: string[], common: Common): MarkupFinding[] {
  if (value.kind === 'entity') {
    const types = value.entity.types.filter((type) => isType(type))
    if (
      types.length === 0 ||
      types.some((type) => isA(type, 'Role') || ranges.some((range) => isA(type, range) || isA(range, type)))
    )
      return []
    return [
      {
        id: 'other-value',
        severity: 'notice',
        message: `${name} is expected to be ${listOf(ranges)}, not ${types.join(' and ')}.`,
        why: 'schema.org allows other types; an engine that looks for the expected ones finds none.',
        fix: `Use ${listOf(ranges.slice(0, 4))}.`,
        ...common,
        place: value.entity.place,
      },
    ]
  }
  const text = (value.kind === 'link' ? value.url : value.text).trim()
  if (text === '' && !(value.kind === 'literal' && value.is === 'null'))
    return [
      {
        id: 'empty-value',
        severity: 'warning',
        message: `${name} is empty.`,
        why: 'An empty value says nothing; an engine treats the property as missing.',
        fix: 'Fill it in or leave it out.',
        ...common,
      },
    ]
  return [
    ...checkMember(text, ranges, common),
    ...checkDate(text, name, ranges, common),
    ...checkNumber(text, name, common),
  ]
}

/** Values of enumerations are links to their members: `https://schema.org/InStock`. */
function checkMember(text: string, ranges: string[], common: Common): MarkupFinding[] {
  const enumerations = ranges.filter((range) => isA(range, 'Enumeration'))
  if (enumerations.length !== ranges.length || enumerations.length === 0) return []
  const member = text.replace(/^https?:\/\/schema\.org\//, '')
  const choices = enumerations.flatMap(membersOf)
  if (
    isForeign(member) ||
    choices.length === 0 ||
    choices.includes(member) ||
    enumerationsOf(member).length > 0 ||
    isType(member)
  )
    return []
  const near = nearest(member.replace(/[\s_-]/g, ''), choices)
  return [
    {
      id: 'unknown-member',
      severity: 'warning',
      message: `“${member.slice(0, 60)}” is not a value of ${listOf(enumerations)}.`,
      why: 'Only the listed values are understood.',
      fix: near ? `Write "https://schema.org/${near}".` : `Use one of: ${choices.slice(0, 6).join(', ')}.`,
      ...common,
    },
  ]
}

const dates = ['Date', 'DateTime', 'Time']

function checkDate(text: string, name: string, ranges: string[], common: Common): MarkupFinding[] {
  if (ranges.length === 0 || !ranges.every((range) => dates.includes(range))) return []
  const isDate =
    /^-?\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:?\d{2}(?::?\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i.test(text) ||
    /^T?\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/.test(text)
  const [, month = '01', day = '01'] = /^\d{4}-(\d{2})(?:-(\d{2}))?/.exec(text) ?? []
  if (isDate && Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31) return []
  return [
    {
      id: 'not-a-date',
      severity: 'warning',
      message: `“${text.slice(0, 60)}” is not a date in ISO 8601.`,
      why: `${name} is read by machines, which do not guess the order of day and month.`,
      fix: 'Write 2026-11-21, or 2026-11-21T14:30:00-06:00 with a time.',
      ...common,
    },
  ]
}

/** Prices and figures have a point for decimals and nothing else. */
function checkNumber(text: string, name: string, common: Common): MarkupFinding[] {
  if (
    ![
      'price',
      'lowPrice',
      'highPrice',
      'ratingValue',
      'bestRating',
      'worstRating',
      'ratingCount',
      'reviewCount',
      'latitude',
      'longitude',
    ].includes(name)
  )
    return []
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return []
  if (!/\d/.test(text) || !/[$€£,]|[A-Z]{3}/.test(text)) return []
  return [
    {
      id: 'not-a-number',
      severity: 'warning',
      message: `“${text.slice(0, 60)}” is not a plain number.`,
      why: 'Currency signs and thousands separators are not part of a number; the currency has a property of its own.',
      fix: `Write ${text
        .replace(/[^\d.,-]/g, '')
        .replace(/,(?=\d{3})/g, '')
        .replace(',', '.')}.`,
      ...common,
    },
  ]
}

const listOf = (names: string[]) => [...new Set(names)].slice(0, 5).join(' or ')
