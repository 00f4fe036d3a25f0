import type { Entity, Extraction, Fault, PlaceOf, Property, Value } from './entity.ts'
import {
  type Context,
  contextOf,
  extendAll,
  faultAt,
  iriOf,
  keyword,
  type Members,
  nameOf,
  nothing,
  strings,
  typeScoped,
} from './json-ld-context.ts'
import { JsonFault, type JsonNode, readJson } from './json-tree.ts'

type Reader = { placeOf: PlaceOf; faults: Fault[]; roots: Entity[] }

/**
 * Extracts the entities of one JSON-LD document that begins at `start` of the source. Contexts are not loaded:
 * schema.org's is known.
 */
export function readJsonLd(text: string, start: number, placeOf: PlaceOf): Extraction {
  const reader: Reader = { placeOf, faults: [], roots: [] }
  try {
    readTop(readJson(text, start), nothing, reader)
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error
    const why = 'A search engine drops the whole block when its JSON cannot be read.'
    reader.faults.push({ id: 'json-syntax', message: error.message, why, fix: error.fix, place: placeOf(error.offset) })
  }
  return { entities: reader.roots, faults: reader.faults }
}

function readTop(node: JsonNode, outer: Context, reader: Reader) {
  if (node.type === 'array') for (const item of node.items) readTop(item, outer, reader)
  if (node.type !== 'object') {
    if (node.type !== 'array')
      reader.faults.push(
        faultAt(
          reader,
          node.offset,
          'not-an-object',
          'JSON-LD is an object or a list of objects.',
          'Put the properties in braces.',
        ),
      )
    return
  }
  const context = contextOf(node, outer, reader)
  const graph = node.members.find(({ key }) => keyword(key, context) === '@graph')
  if (graph && graph.value.type === 'array') for (const item of graph.value.items) readTop(item, context, reader)
  else if (graph) readTop(graph.value, context, reader)
  const others = node.members.filter(({ key }) => !['@graph', '@context', '@id'].includes(keyword(key, context)))
  if (graph && others.length === 0) return
  if (node.members.length > 0) {
    const members = node.members.filter((member) => member !== graph)
    const entity = readEntity({ ...node, members }, context, reader, '')
    if (outer === nothing && context === nothing)
      reader.faults.push(
        faultAt(
          reader,
          node.offset,
          'no-context',
          'There is no @context, so no name means anything.',
          'Add "@context": "https://schema.org".',
        ),
      )
    reader.roots.push(entity)
  }
}

function readEntity(node: Members, outer: Context, reader: Reader, above: string): Entity {
  const entity: Entity = {
    syntax: 'JSON-LD',
    types: [],
    id: null,
    properties: [],
    place: reader.placeOf(node.offset),
    path: '',
  }
  const last = new Map(node.members.map((member) => [member.key, member]))
  const members = [...last.values()]
  for (const { key, offset } of node.members.filter((member) => last.get(member.key) !== member))
    reader.faults.push(
      faultAt(
        reader,
        last.get(key)?.offset ?? offset,
        'double-key',
        `“${key.slice(0, 60)}” appears twice in one object; only the last one counts.`,
        'Use one name with a list of values.',
      ),
    )
  const context = typeScoped(node, outer, reader)
  for (const { key, value } of members) {
    const word = keyword(key, context)
    // `type` next to `@type` adds to it (JSON-LD 1.1 API, 5.1.2, 13.4.3).
    if (word === '@type') entity.types.push(...strings(value).map((type) => nameOf(type, outer) ?? type))
    if (word === '@id') entity.id = strings(value).map((id) => iriOf(id, context))[0] ?? null
  }
  entity.path = `${above}${entity.types[0] ?? 'item'}`
  for (const { key, offset, value } of members) {
    const word = keyword(key, context)
    if (word === '@reverse' && value.type === 'object') readReverse(value, context, reader, entity)
    if (word === '@included' || word === '@graph') readTop(value, context, reader)
    if (word === '@nest')
      for (const one of value.type === 'array' ? value.items : [value])
        if (one.type === 'object') entity.properties.push(...readEntity(one, context, reader, above).properties)
    if (word.startsWith('@')) continue
    const name = nameOf(key, context)
    if (!name) continue
    const { isLink = false, isName = false, isReverse = false, container = '', scope } = context.terms.get(key) ?? {}
    if (isReverse) {
      readReverse({ type: 'object', offset, members: [{ key, offset, value }] }, context, reader, entity)
      continue
    }
    // The context of a type applies to its own properties only, that of a property to everything below it.
    const inner = scope ? extendAll(outer, scope, reader) : outer
    const where = { context: inner, reader, path: `${entity.path}.${name}.`, isLink, isName }
    const add = (one: Value): void => void entity.properties.push({ name, value: one, place: reader.placeOf(offset) })
    for (const one of readMap(value, container, where)) add(one)
  }
  return entity
}

/** Reverse properties: the other entity links to this one. */
function readReverse(node: Members, context: Context, reader: Reader, target: Entity) {
  for (const { key, offset, value } of node.members) {
    const name = nameOf(key, context)
    if (!name) continue
    for (const one of readValues(value, { context, reader, path: '', isLink: true })) {
      const place = reader.placeOf(offset)
      target.id ??= `_:at${target.place.offset}`
      const back: Property = { name, value: { kind: 'link', url: target.id }, place }
      if (one.kind === 'entity') {
        one.entity.properties.push(back)
        reader.roots.push(one.entity)
      } else if (one.kind === 'link')
        reader.roots.push({ syntax: 'JSON-LD', types: [], id: one.url, properties: [back], place, path: 'item' })
    }
  }
}

/** Maps by language, position, id, or type are lists whose keys carry additional data (JSON-LD 1.1, 4.6). */
function readMap(node: JsonNode, container: string, where: ValuePosition): Value[] {
  if (node.type !== 'object' || !['@language', '@index', '@id', '@type'].includes(container))
    return readValues(node, where)
  return node.members.flatMap(({ key, value }) => {
    const values = readValues(value, container === '@id' ? { ...where, isLink: false } : where)
    for (const one of values)
      if (one.kind === 'entity' && key !== '@none') {
        if (container === '@id') one.entity.id ??= iriOf(key, where.context)
        if (container === '@type') one.entity.types.unshift(nameOf(key, where.context) ?? key)
      }
    return values
  })
}

/** `isName`: a text is the name of something (`@type: @vocab`), as types are. */
type ValuePosition = { context: Context; reader: Reader; path: string; isLink: boolean; isName?: boolean }

function readValues(node: JsonNode, where: ValuePosition): Value[] {
  if (node.type === 'array') return node.items.flatMap((item) => readValues(item, where))
  if (node.type === 'string') {
    if (!where.isLink) return [{ kind: 'literal', is: 'string', text: node.value }]
    const name = where.isName ? nameOf(node.value, where.context) : undefined
    const named = name && !name.includes(':') ? `https://schema.org/${name}` : name
    return [{ kind: 'link', url: named ?? iriOf(node.value, where.context) }]
  }
  if (node.type !== 'object') return [{ kind: 'literal', is: node.type, text: node.value }]
  const context = contextOf(node, where.context, where.reader)
  const words = new Map(node.members.map((member) => [keyword(member.key, context), member.value]))
  const inner = words.get('@value')
  if (inner) {
    const wrong = node.members.find(({ key }) => !valueWords.test(keyword(key, context)))
    if (wrong) where.reader.faults.push(wrongSibling(wrong, where.reader))
    return readValues(inner, { ...where, isLink: false })
  }
  const list = words.get('@list') ?? words.get('@set')
  if (list) return readValues(list, where)
  const id = words.get('@id')
  if (id?.type === 'string' && node.members.length === 1) return [{ kind: 'link', url: iriOf(id.value, context) }]
  return [{ kind: 'entity', entity: readEntity(node, context, where.reader, where.path) }]
}

/** Keys that may accompany a value (JSON-LD 1.1, 9.5). */
const valueWords = /^@(?:value|type|language|direction|index|context)$/

/**
 * Returns whether JSON-LD rejects a key beside a value. Keys that only look like keywords are ignored (API, 5.1.2, 14.2
 * and 15.1).
 */
const wrongSibling = ({ key, offset }: { key: string; offset: number }, reader: Reader) =>
  faultAt(
    reader,
    offset,
    'invalid-value',
    key.startsWith('@')
      ? `“${key.slice(0, 60)}” is not a keyword of JSON-LD.`
      : `“${key.slice(0, 60)}” may not appear beside @value; a strict parser rejects the block.`,
    key === '@lang' ? 'Write @language.' : 'Keep @value, @type, @language, @direction, and @index only.',
  )
