import type { GraphEdge, GraphNode } from '../tool/blocks.ts'
import { allEntities, type Entity, valuesOf } from './entity.ts'

const MAX_DETAIL_LENGTH = 60

/**
 * Returns the entities of a page as nodes, and the properties that connect them as edges. Entities with the same `@id`
 * are one node (JSON-LD 1.1, 3.3), and a link to an `@id` on the page is an edge too.
 */
export function entityGraph(roots: Entity[]): { nodes: GraphNode[]; edges: GraphEdge[] } {
  const entities = allEntities(roots)
  const keys = new Map<Entity, string>()
  const used = new Map<string, number>()
  for (const entity of entities) {
    // Entries of a list have the same path.
    const count = (used.get(entity.path) ?? 0) + 1
    used.set(entity.path, count)
    keys.set(entity, entity.id ?? (count === 1 ? entity.path : `${entity.path} ${count}`))
  }
  const keyOf = (entity: Entity) => keys.get(entity) ?? entity.path
  const nodes = new Map<string, GraphNode>()
  for (const entity of entities) {
    const key = keyOf(entity)
    const known = nodes.get(key)
    const node = { id: key, label: entity.types.join(', '), detail: detailOf(entity) }
    // The same entity may be described in several places, so the descriptions are merged.
    nodes.set(key, { id: key, label: known?.label || node.label, detail: known?.detail || node.detail })
  }
  const edges = new Map<string, GraphEdge>()
  for (const entity of entities)
    for (const { name, value } of entity.properties) {
      const to = value.kind === 'entity' ? keyOf(value.entity) : value.kind === 'link' ? value.url : undefined
      if (to === undefined || !nodes.has(to)) continue
      const edge = { from: keyOf(entity), to, label: name }
      // A page often links to itself, as in mainEntityOfPage.
      if (edge.from !== to) edges.set(JSON.stringify(edge), edge)
    }
  return {
    nodes: [...nodes.values()].map((node) => ({ ...node, label: node.label || 'No type' })),
    edges: [...edges.values()],
  }
}

/** Returns what distinguishes entities of one type: the name, or the `@id`. */
function detailOf(entity: Entity) {
  for (const name of ['name', 'headline', 'title', 'text', 'ratingValue', 'price'])
    for (const value of valuesOf(entity, name))
      if (value.kind === 'literal' && value.text.trim() !== '') return value.text.trim().slice(0, MAX_DETAIL_LENGTH)
  return entity.id?.slice(0, MAX_DETAIL_LENGTH) ?? ''
}
