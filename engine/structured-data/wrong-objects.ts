import { type Entity, type Value, valuesOf } from './entity.ts'
import { type ById, has } from './entity-fields.ts'
import type { Feature } from './google-features.ts'
import { isA } from './vocabulary.ts'

/** What a feature lacks. */
export type Gap = {
  entity: Entity
  field: string
  label: string
  isRequired: boolean
  /** What is there instead, and what must be: `offers is text; it must be an Offer or AggregateOffer`. */
  wrong?: string
}

/**
 * Returns the required gaps that lie in what is there: text or another type where Google reads an object, too few
 * values, and fields that another one makes required.
 */
export function wrongObjects(entity: Entity, feature: Feature, byId: ById): Gap[] {
  const gap = (field: string, wrong: string): Gap => ({ entity, field, label: field, isRequired: true, wrong })
  const objects = Object.entries(feature.objects ?? {}).flatMap(([property, types]) => {
    const found = valuesOf(entity, property).map((value) => kindOf(value, types, byId))
    const [bad] = found.filter((kind) => kind !== 'right')
    if (bad === undefined || found.includes('right')) return []
    const wanted = types.includes('Thing')
      ? 'an object'
      : `${/^[AEIOU]/.test(types[0] ?? '') ? 'an' : 'a'} ${types.join(' or ')}`
    return [gap(property, `${property} is ${bad}; it must be ${wanted}`)]
  })
  const several = Object.entries(feature.several ?? {}).flatMap(([property, least]) => {
    const { length } = valuesOf(entity, property)
    return length > 0 && length < least
      ? [gap(property, `${property} has ${length} item; it must have at least ${least}`)]
      : []
  })
  const conditional = (feature.with ?? [])
    .filter(({ field, required }) => has(entity, field, byId) && !has(entity, required, byId))
    .map(({ field, required }) => gap(required, `${required} is missing; ${field} needs it`))
  return [...objects, ...several, ...conditional]
}

/** Returns `right`, or what a value is instead of an object of one of some types. An object without a type is right. */
function kindOf(value: Value, types: string[], byId: ById): string {
  // A job may be posted without the name of the employer.
  if (value.kind === 'literal')
    return value.is === 'null' || /^\s*(?:confidential)?\s*$/i.test(value.text) ? 'right' : 'text'
  const entity = value.kind === 'entity' ? value.entity : byId.get(value.url)
  if (!entity || entity.types.length === 0 || types.includes('Thing')) return 'right'
  const isWanted = entity.types.some((type) => types.some((wanted) => isA(type, wanted)))
  return isWanted ? 'right' : `of the type ${entity.types[0]}`
}
