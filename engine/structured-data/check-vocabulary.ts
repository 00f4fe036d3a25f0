import type { Severity } from '../tool/blocks.ts'
import { allEntities, type Entity, type Place, type Property } from './entity.ts'
import { enumerationsOf, isA, isType, nearProperty, nearType, propertyInfo, retiredType } from './vocabulary.ts'

/** One finding about one place of the markup. */
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
  /** The correct value, if the written one leaves no doubt. */
  repair?: string
  /** For a finding about a value: the property that has it. */
  property?: Property
}

const vocabularyUrl = (name: string) => `https://schema.org/${name}`

/**
 * Checks types, properties and values of entities against the vocabulary of schema.org. Other vocabularies are left
 * alone.
 */
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
        why: 'Without a type, its properties have no meaning.',
        fix: 'Add @type, itemtype, or typeof.',
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
            message: `schema.org has replaced ${type} with ${instead}.`,
            why: 'The old name still works but is no longer maintained.',
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
          why: 'Search engines ignore names they don’t know.',
          fix: near ? `Write ${near}.` : 'Choose a type of schema.org; names are written with capitals.',
          url: near ? vocabularyUrl(near) : 'https://schema.org/docs/full.html',
          ...common,
        },
      ]
    })
}

function checkProperty(entity: Entity, property: Property): MarkupFinding[] {
  // Returns the name of a property. Actions may declare their input and output: `query-input`.
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
        why: 'Search engines ignore names they don’t know.',
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
      message: `schema.org has replaced ${name}${info.supersededBy ? ` with ${info.supersededBy}` : ''}.`,
      why: 'The old name still works but is no longer maintained.',
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
      why: `In schema.org, it belongs to ${info.domains.slice(0, 4).join(', ')}${info.domains.length > 4 ? ' and others' : ''}. Search engines may ignore it here.`,
      fix: nearOfType(name, known),
      ...common,
    })
  return [...found, ...checkValueType(property, name, info.ranges, common)]
}

function nearOfType(name: string, types: string[]) {
  const near = nearProperty(name, types)
  return near && near !== name ? `Perhaps ${near} is meant.` : 'Move it to an item of a fitting type, or remove it.'
}

type Common = Pick<MarkupFinding, 'path' | 'field' | 'place' | 'url'>

function checkValueType({ value }: Property, name: string, ranges: string[], common: Common): MarkupFinding[] {
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
        why: 'schema.org allows other types, but a search engine that looks for the expected ones finds none.',
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
        why: 'Search engines treat a property with an empty value as missing.',
        fix: 'Fill it in or leave it out.',
        ...common,
      },
    ]
  return []
}

const listOf = (names: string[]) => [...new Set(names)].slice(0, 5).join(' or ')
