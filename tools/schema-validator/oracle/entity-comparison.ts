import { allEntities, type Entity, shortName, type Value } from '#engine/structured-data/entity.ts'

/** A statement about an entity, with the entity's types instead of the entity itself. */
export type Fact = { owner: string[]; name: string; value: string; about: string[] }

/** Entities as a graph: entities with the same URL are one node; others are distinguished by their content. */
type Node = { id: string | undefined; types: Set<string>; links: { name: string; to: Node | string }[] }

/**
 * Returns whether two readings state the same types, properties, and values, regardless of order, nesting, and spelling
 * of values.
 */
export const isSameGraph = (a: Entity[], b: Entity[]) => fingerprints(a) === fingerprints(b)

/** Returns the facts that one reading states more often than the other. */
export function factsMissing(from: Entity[], among: Entity[]): Fact[] {
  const counts = new Map<string, number>()
  for (const fact of factsOf(among)) counts.set(JSON.stringify(fact), (counts.get(JSON.stringify(fact)) ?? 0) + 1)
  return factsOf(from).filter((fact) => {
    const key = JSON.stringify(fact)
    counts.set(key, (counts.get(key) ?? 0) - 1)
    return (counts.get(key) ?? 0) < 0
  })
}

/**
 * Returns a value in one spelling: whitespace, numbers (`4.50` is `4.5`), names of schema.org
 * (`https://schema.org/InStock` is `InStock`), and URLs (`http://a.example` is `http://a.example/`).
 */
export function plainValue(text: string) {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (/^-?\d+(?:\.\d+)?$/.test(plain)) return String(Number(plain))
  const name = shortName(plain)
  if (/^(?:true|false)$/i.test(name)) return name.toLowerCase()
  return /^https?:\/\/\S+$/.test(name) && URL.canParse(name) ? new URL(name).href : name
}

function factsOf(roots: Entity[]): Fact[] {
  return graphOf(roots).flatMap(({ id, types, links }) => {
    const owner = [...types].sort()
    const stated = links.map(({ name, to }) =>
      typeof to === 'string'
        ? { owner, name, value: to, about: [] }
        : { owner, name, value: '', about: [...to.types].sort() },
    )
    return [
      { owner, name: '@type', value: '', about: owner },
      ...(id === undefined ? [] : [{ owner, name: '@id', value: id, about: [] }]),
      ...stated,
    ]
  })
}

function fingerprints(roots: Entity[]) {
  const known = new Map<Node, string>()
  return JSON.stringify(
    graphOf(roots)
      .map((node) => fingerprint(node, [], known))
      .sort(),
  )
}

/**
 * Returns a text that identifies an entity by its content. A cycle is replaced by the number of steps back to its
 * start.
 */
function fingerprint(node: Node, above: Node[], known: Map<Node, string>): string {
  const step = above.indexOf(node)
  if (step >= 0) return `^${above.length - step}`
  const done = above.length === 0 ? known.get(node) : undefined
  if (done !== undefined) return done
  const parts = node.links.map(
    ({ name, to }) =>
      `${name}:${typeof to === 'string' ? JSON.stringify(to) : fingerprint(to, [...above, node], known)}`,
  )
  const print = `${node.id ?? ''}[${[...node.types].sort()}]{${parts.sort().join()}}`
  if (above.length === 0) known.set(node, print)
  return print
}

function graphOf(roots: Entity[]): Node[] {
  const entities = allEntities(roots)
  const byId = new Map<string, Node>()
  const nodes = new Map<Entity, Node>()
  for (const entity of entities) {
    const id = entity.id === null ? undefined : plainValue(entity.id)
    const node: Node = (id === undefined ? undefined : byId.get(id)) ?? {
      id: id?.startsWith('_:') ? undefined : id,
      types: new Set(),
      links: [],
    }
    for (const type of entity.types) node.types.add(type)
    if (id !== undefined) byId.set(id, node)
    nodes.set(entity, node)
  }
  const targetOf = (value: Value): Node | string => {
    if (value.kind === 'entity') return nodes.get(value.entity) as Node
    const plain = plainValue(value.kind === 'link' ? value.url : value.text)
    return byId.get(plain) ?? plain
  }
  for (const entity of entities) {
    const links = nodes.get(entity)?.links ?? []
    for (const { name, value } of entity.properties) {
      if (value.kind === 'literal' && value.is === 'null') continue
      const to = targetOf(value)
      // A repeated statement counts once; two entities that look alike stay two.
      if (!links.some((one) => one.name === name && one.to === to)) links.push({ name, to })
    }
  }
  // Returns whether an entity has a URL and nothing else, so that it equals its URL.
  const isBare = (node: Node) => node.id !== undefined && node.types.size === 0 && node.links.length === 0
  const all = [...new Set(nodes.values())]
  for (const node of all)
    node.links = node.links.map(({ name, to }) => ({
      name,
      to: typeof to !== 'string' && isBare(to) ? (to.id as string) : to,
    }))
  return all.filter((node) => !isBare(node))
}
