import { allEntities, type Entity, type Property } from './entity.ts'

const rdfa = 'http://www.w3.org/ns/rdfa#'

/**
 * Copies patterns to the places that reference them and removes them (HTML+RDFa 1.1, 3.5 “Property Copying”). An
 * unreferenced pattern stays.
 */
export function copyPatterns(roots: Entity[]): Entity[] {
  const all = allEntities(roots)
  const patterns = new Map(
    all.flatMap((one) => (one.id && one.types.includes(`${rdfa}Pattern`) ? [[one.id, one]] : [])),
  )
  if (patterns.size === 0) return roots
  const copied = new Set<Entity>()
  const parts = new Set<Entity>()
  for (const entity of all) {
    // The list grows while patterns copy patterns; each is copied to an entity once.
    const here = new Set<Entity>([entity])
    for (let at = 0; at < entity.properties.length; at++) {
      const { name, value } = entity.properties[at] as Property
      const pattern = name === `${rdfa}copy` && value.kind === 'link' ? patterns.get(value.url) : undefined
      if (!pattern) continue
      copied.add(pattern)
      const isNew = !here.has(pattern)
      here.add(pattern)
      entity.properties.splice(at--, 1, ...(isNew ? pattern.properties.map((one) => asReference(one, parts)) : []))
      if (isNew) entity.types.push(...pattern.types.filter((type) => type !== `${rdfa}Pattern`))
      entity.types = [...new Set(entity.types)]
    }
  }
  return [...roots.filter((root) => !copied.has(root)), ...[...parts].filter((part) => !copied.has(part))]
}

/**
 * Returns a copied entity as a reference. An entity that several copies refer to stays at the top level; otherwise it
 * could end up inside itself.
 */
function asReference(property: Property, parts: Set<Entity>): Property {
  if (property.value.kind !== 'entity') return property
  const { entity } = property.value
  parts.add(entity)
  entity.id ??= `_:at${entity.place.offset}`
  return { ...property, value: { kind: 'link', url: entity.id } }
}
