import {
  type Entity,
  type Extraction,
  type Fault,
  type PlaceOf,
  type Property,
  shortName,
  type Value,
} from './entity.ts'
import { JsonFault, type JsonNode, readJson } from './json-tree.ts'
import { isType, propertyInfo } from './vocabulary.ts'

/** What names mean at one place of a document (JSON-LD 1.1, 4.1). */
type Context = {
  isSchema: boolean
  vocabulary: string
  terms: Map<string, Term>
  /** A context beside schema.org's that is not loaded: names that schema.org lacks are taken to be of it. */
  other?: string
}

/** `container` is what the keys of a value's object are: languages, positions, addresses or types (JSON-LD 1.1, 4.6). */
type Term = { iri: string; isLink: boolean; isReverse: boolean; container: string }

type Reader = { placeOf: PlaceOf; faults: Fault[]; roots: Entity[] }
type Members = Extract<JsonNode, { type: 'object' }>

const nothing: Context = { isSchema: false, vocabulary: '', terms: new Map() }
const schemaContext = /^https?:\/\/(?:[\w-]+\.)?schema\.org\/?(?:docs\/jsonldcontext\.jsonl?d?(?:on)?)?$/i

/** Entities of one JSON-LD document that begins at `start` of the source. Contexts are not loaded: schema.org's is known. */
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
    const entity = readEntity(node, context, reader, '')
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

function readEntity(node: Members, context: Context, reader: Reader, above: string): Entity {
  const entity: Entity = {
    syntax: 'JSON-LD',
    types: [],
    id: null,
    properties: [],
    place: reader.placeOf(node.offset),
    path: '',
  }
  const seen = new Set<string>()
  for (const { key, offset, value } of node.members) {
    if (seen.has(key))
      reader.faults.push(
        faultAt(
          reader,
          offset,
          'double-key',
          `“${key.slice(0, 60)}” stands twice in one object; only the last one counts.`,
          'Use one name with a list of values.',
        ),
      )
    seen.add(key)
    const word = keyword(key, context)
    if (word === '@type') entity.types = strings(value).map((type) => nameOf(type, context) ?? type)
    if (word === '@id') entity.id = strings(value).map((id) => addressOf(id, context))[0] ?? null
  }
  entity.path = `${above}${entity.types[0] ?? 'item'}`
  for (const { key, offset, value } of node.members) {
    const word = keyword(key, context)
    if (word === '@reverse' && value.type === 'object') readReverse(value, context, reader, entity)
    if (word === '@included') readTop(value, context, reader)
    if (word === '@nest')
      for (const one of value.type === 'array' ? value.items : [value])
        if (one.type === 'object') entity.properties.push(...readEntity(one, context, reader, above).properties)
    if (word.startsWith('@')) continue
    const name = nameOf(key, context)
    if (!name) continue
    const { isLink = false, isReverse = false, container = '' } = context.terms.get(key) ?? {}
    if (isReverse) {
      readReverse({ type: 'object', offset, members: [{ key, offset, value }] }, context, reader, entity)
      continue
    }
    const add = (one: Value): void => void entity.properties.push({ name, value: one, place: reader.placeOf(offset) })
    for (const one of readMap(value, container, { context, reader, path: `${entity.path}.${name}.`, isLink })) add(one)
  }
  return entity
}

/** What points at this entity from elsewhere: an item of its own with a link back. */
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

/** Maps by language, position, address or type are lists whose keys say something more (JSON-LD 1.1, 4.6). */
function readMap(node: JsonNode, container: string, where: Where): Value[] {
  if (node.type !== 'object' || !['@language', '@index', '@id', '@type'].includes(container))
    return readValues(node, where)
  return node.members.flatMap(({ key, value }) => {
    const values = readValues(value, container === '@id' ? { ...where, isLink: false } : where)
    for (const one of values)
      if (one.kind === 'entity' && key !== '@none') {
        if (container === '@id') one.entity.id ??= addressOf(key, where.context)
        if (container === '@type') one.entity.types.unshift(nameOf(key, where.context) ?? key)
      }
    return values
  })
}

type Where = { context: Context; reader: Reader; path: string; isLink: boolean }

function readValues(node: JsonNode, where: Where): Value[] {
  if (node.type === 'array') return node.items.flatMap((item) => readValues(item, where))
  if (node.type === 'string')
    return [
      where.isLink
        ? { kind: 'link', url: addressOf(node.value, where.context) }
        : { kind: 'literal', is: 'string', text: node.value },
    ]
  if (node.type !== 'object') return [{ kind: 'literal', is: node.type, text: node.value }]
  const context = contextOf(node, where.context, where.reader)
  const words = new Map(node.members.map((member) => [keyword(member.key, context), member.value]))
  const inner = words.get('@value')
  if (inner) return readValues(inner, { ...where, isLink: false })
  const list = words.get('@list') ?? words.get('@set')
  if (list) return readValues(list, where)
  const id = words.get('@id')
  if (id?.type === 'string' && node.members.length === 1) return [{ kind: 'link', url: addressOf(id.value, context) }]
  return [{ kind: 'entity', entity: readEntity(node, context, where.reader, where.path) }]
}

/** `schema:InStock` as a whole address, and what the context has a prefix for. */
function addressOf(id: string, { terms }: Context) {
  const [prefix = '', rest] = id.split(/:(.*)/s)
  const start = rest === undefined || rest.startsWith('//') ? undefined : terms.get(prefix)?.iri
  return start ? start + rest : id.replace(/^schema:(?!\/)/, 'https://schema.org/')
}

function contextOf(node: Members, outer: Context, reader: Reader): Context {
  const found = node.members.find(({ key }) => key === '@context')
  if (!found) return outer
  let context = outer
  for (const one of found.value.type === 'array' ? found.value.items : [found.value])
    context = extend(context, one, reader)
  return context
}

function extend(outer: Context, node: JsonNode, reader: Reader): Context {
  if (node.type === 'null') return { ...nothing }
  if (node.type === 'string') {
    if (schemaContext.test(node.value.trim())) return { ...outer, isSchema: true }
    if (/schema\.org/i.test(node.value))
      reader.faults.push(
        faultAt(
          reader,
          node.offset,
          'wrong-context',
          `“${node.value.slice(0, 80)}” is not the context of schema.org.`,
          'Write "@context": "https://schema.org".',
        ),
      )
    if (!/schema\.org/i.test(node.value)) return { ...outer, other: node.value }
    return { ...outer, isSchema: true }
  }
  if (node.type !== 'object') return outer
  const context: Context = { ...outer, terms: new Map(outer.terms) }
  for (const { key, value } of node.members) {
    const said = (name: string) =>
      value.type === 'object' ? strings(value.members.find((one) => one.key === name)?.value) : []
    const reverse = said('@reverse')[0]
    const iri = value.type === 'string' ? value.value : (said('@id')[0] ?? reverse)
    const isLink = ['@id', '@vocab'].includes(said('@type')[0] ?? '')
    const container = said('@container').find((one) => one !== '@set') ?? ''
    if (key === '@vocab' && iri !== undefined) {
      context.vocabulary = iri
      context.isSchema = /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(iri)
    } else if (!key.startsWith('@'))
      context.terms.set(key, {
        // A term that is null means nothing.
        iri: value.type === 'null' ? '' : (iri ?? key),
        isLink,
        isReverse: reverse !== undefined,
        container,
      })
  }
  return context
}

/** A keyword behind its alias; schema.org's own context has `type` and `id`. */
function keyword(key: string, context: Context): string {
  if (key.startsWith('@')) return key
  const term = context.terms.get(key)?.iri
  if (term?.startsWith('@')) return term
  if (context.isSchema && !term && (key === 'type' || key === 'id')) return `@${key}`
  return key
}

/** What a name means; undefined where it means nothing and JSON-LD drops it. */
function nameOf(key: string, context: Context): string | undefined {
  const term = context.terms.get(key)?.iri
  if (term === '') return undefined
  if (term && term !== key && !term.startsWith('@'))
    return nameOf(term, { ...context, terms: new Map([...context.terms].filter(([name]) => name !== key)) })
  const [prefix = '', rest] = key.split(/:(.*)/s)
  if (rest !== undefined) {
    const start = context.terms.get(prefix)?.iri
    return shortName(start && !rest.startsWith('//') ? start + rest : key)
  }
  if (context.isSchema && context.other && !isType(key) && !propertyInfo(key.replace(/-(?:in|out)put$/, '')))
    return `${context.other}#${key}`
  if (context.isSchema) return key
  if (context.other) return `${context.other}#${key}`
  return context.vocabulary ? shortName(context.vocabulary + key) : undefined
}

const strings = (node: JsonNode | undefined): string[] => {
  if (node?.type === 'array') return node.items.flatMap(strings)
  return node?.type === 'string' ? [node.value] : []
}

function faultAt(reader: Reader, offset: number, id: string, message: string, fix: string): Fault {
  const why = 'What JSON-LD 1.1 cannot resolve is left out.'
  return { id, message, why, fix, place: reader.placeOf(offset) }
}
