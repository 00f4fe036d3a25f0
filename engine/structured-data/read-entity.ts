import { allEntities, type Entity, type Value, valuesOf } from './entity.ts'

export type Reader = ReturnType<typeof createReader>

/**
 * Returns functions that read values by path, such as `offers.price`, and follow links to an `@id` on the same page.
 */
export function createReader(roots: Entity[]) {
  const byId = new Map(
    allEntities(roots).flatMap((entity) =>
      entity.id && entity.properties.length > 0 ? [[entity.id, entity] as const] : [],
    ),
  )
  const entityOf = (value: Value) =>
    value.kind === 'entity'
      ? (resolve(value.entity) ?? value.entity)
      : value.kind === 'link'
        ? byId.get(value.url)
        : undefined
  const resolve = (entity: Entity) => (entity.properties.length === 0 && entity.id ? byId.get(entity.id) : undefined)

  function values(entity: Entity, path: string): Value[] {
    const [name = '', ...rest] = path.split('.')
    const found = valuesOf(entity, name)
    if (rest.length === 0) return found
    return found.flatMap((value) => {
      const inner = entityOf(value)
      return inner ? values(inner, rest.join('.')) : []
    })
  }
  const all = (entity: Entity, ...paths: string[]) =>
    paths.flatMap((path) => values(entity, path).map(plain)).filter((text) => text !== '')

  return {
    /** The first text or URL that one of the paths has; empty if there is none. */
    text: (entity: Entity, ...paths: string[]) => all(entity, ...paths)[0] ?? '',
    all,
    /** The entities that a property contains or links to. */
    entities: (entity: Entity, path: string) => values(entity, path).flatMap((value) => entityOf(value) ?? []),
  }
}

/** Returns an entity in place of a text as its URL: `image: { "@type": "ImageObject", "url": … }`. */
function plain(value: Value): string {
  if (value.kind === 'literal') return value.text.trim()
  if (value.kind === 'link') return value.url
  const [url] = ['url', 'contentUrl'].flatMap((name) => valuesOf(value.entity, name))
  return url && url.kind !== 'entity' ? plain(url) : ''
}
