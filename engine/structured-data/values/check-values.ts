import type { MarkupFinding } from '../check-vocabulary.ts'
import { allEntities, type Entity, type Property } from '../entity.ts'
import { entityFaults } from './entity-rules.ts'
import type { ValueFault } from './value-fault.ts'
import { ruleOf } from './value-rules.ts'

/** Checks the values of all entities against the rules of their properties; `now` is in milliseconds since 1970. */
export function checkValues(roots: Entity[], now: number): MarkupFinding[] {
  const entities = allEntities(roots).filter(({ path }) => !lettered.test(path))
  return entities.flatMap((entity) => [
    ...entity.properties.flatMap((property) => {
      const fault = faultOf(entity, property)
      return fault ? [toFinding(entity, property, fault)] : []
    }),
    ...entityFaults(entity, now).map(({ property, fault }) => toFinding(entity, property, fault)),
  ])
}

/** Certificates are graded in letters, medals, or words. */
const lettered = /\.certificationRating\.Rating$/

function faultOf(entity: Entity, property: Property): ValueFault | undefined {
  const { name, value } = property
  if (value.kind === 'entity' || /[:/]/.test(name)) return undefined
  const text = (value.kind === 'link' ? value.url : value.text).trim()
  if (text === '' || (value.kind === 'literal' && value.is === 'null')) return undefined
  return ruleOf(name, entity.types)?.({ text, name, entity, property })
}

const toFinding = (entity: Entity, property: Property, fault: ValueFault): MarkupFinding => ({
  ...fault,
  path: `${entity.path}.${property.name}`,
  field: property.name,
  place: property.place,
  property,
})
