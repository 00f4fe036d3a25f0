import { allEntities, type Entity, valuesOf } from './entity.ts'
import type { Part } from './google-features.ts'
import { isA } from './vocabulary.ts'

/** Entities of a page that have properties, by their identifier. */
export type ById = Map<string, Entity>

/** Returns the entities that have properties, by their identifier. */
export const entitiesById = (roots: Entity[]): ById =>
  new Map(
    allEntities(roots).flatMap((entity) =>
      entity.id && entity.properties.length > 0 ? [[entity.id, entity] as const] : [],
    ),
  )

type Selection = Pick<Part, 'property' | 'ofTypes' | 'exceptTypes'>

/** Returns the entities of a property, or of a path of properties, with the types that are selected. */
export function partsOf(entity: Entity, { property, ofTypes, exceptTypes = [] }: Selection, byId: ById): Entity[] {
  let parts = [entity]
  for (const name of property.split('.'))
    parts = parts.flatMap((one) =>
      valuesOf(one, name).flatMap((value) =>
        value.kind === 'entity' ? [value.entity] : value.kind === 'link' ? (byId.get(value.url) ?? []) : [],
      ),
    )
  const isOf = ({ types }: Entity, wanted: string[]) => types.some((type) => wanted.some((one) => isA(type, one)))
  return parts.filter((one) => (!ofTypes || isOf(one, ofTypes)) && !isOf(one, exceptTypes))
}

/**
 * Returns whether a field exists. `a|b`: one of them exists; `a.b`: some a has b, or a is plain text. Empty values do
 * not count.
 */
export function has(entity: Entity, field: string, byId: ById): boolean {
  return field.split('|').some((path) => {
    const [first = '', ...rest] = path.split('.')
    return valuesOf(entity, first).some((value) => {
      const inner = value.kind === 'entity' ? value.entity : value.kind === 'link' ? byId.get(value.url) : undefined
      if (rest.length > 0) return inner ? has(inner, rest.join('.'), byId) : false
      // An empty object says nothing.
      if (value.kind === 'entity') return value.entity.types.length > 0 || value.entity.properties.length > 0
      return (value.kind === 'link' ? value.url : value.is === 'null' ? '' : value.text).trim() !== ''
    })
  })
}
