import { type Entity, type Extraction, type Fault, type PlaceOf, shortName, type Value } from './entity.ts'
import {
  attribute,
  childrenOf,
  type Element,
  elementText,
  isElement,
  type Node,
  placeIn,
  wordsOf,
} from './markup-tree.ts'

const MAX_DEPTH = 200
/** Maximum number of items, because items that refer to each other by itemref could multiply endlessly. */
const MAX_ITEMS = 50_000
const links: Record<string, string> = {
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
}

type Reader = {
  placeOf: PlaceOf
  byId: Map<string, Element>
  faults: Fault[]
  used: Set<Element>
  above: Set<Element>
  count: number
  /** The last reading of each item, as a cache. */
  read: Map<Element, Entity>
}

/**
 * Extracts the items of a page (HTML Standard, Microdata): those that are not a property of another, with all that is
 * in them.
 */
export function readMicrodata(elements: Element[], placeOf: PlaceOf): Extraction {
  const byId = new Map<string, Element>()
  for (const element of elements) {
    const id = attribute(element, 'id')
    if (id && !byId.has(id)) byId.set(id, element)
  }
  const reader: Reader = { placeOf, byId, faults: [], used: new Set(), above: new Set(), count: 0, read: new Map() }
  const tops = elements.filter(
    (one) => attribute(one, 'itemscope') !== undefined && attribute(one, 'itemprop') === undefined,
  )
  const entities = tops.map((top) => readItem(top, reader, '', 0, ''))
  for (const element of elements) {
    if (attribute(element, 'itemprop') === undefined || reader.used.has(element)) continue
    reader.faults.push({
      id: 'orphan-property',
      message: `itemprop="${attribute(element, 'itemprop')?.slice(0, 60)}" is outside any item.`,
      why: 'A property without an itemscope around it belongs to no item.',
      fix: 'Put it inside an element with itemscope and itemtype, or reference its id in itemref.',
      place: placeIn(element, placeOf, 'itemprop'),
    })
  }
  return { entities, faults: reader.faults }
}

function readItem(root: Element, reader: Reader, above: string, depth: number, outer: string): Entity {
  const types = wordsOf(attribute(root, 'itemtype')).map(shortName)
  const path = `${above}${types[0] ?? 'item'}`
  const vocabulary = types[0] === undefined ? outer : vocabularyOf(types[0])
  const entity: Entity = {
    syntax: 'Microdata',
    types,
    id: attribute(root, 'itemid') ?? null,
    properties: [],
    place: placeIn(root, reader.placeOf),
    path,
  }
  // An item with two property names, or referenced twice, stays one item, so it gets an id.
  const before = reader.read.get(root)
  if (before) entity.id = before.id ??= `_:at${entity.place.offset}`
  reader.read.set(root, entity)
  if (depth > MAX_DEPTH || reader.count++ > MAX_ITEMS) return entity
  reader.above.add(root)
  for (const element of propertiesOf(root, reader)) {
    reader.used.add(element)
    const isItem = attribute(element, 'itemscope') !== undefined
    // An item cannot be inside itself (HTML Standard, Microdata).
    if (reader.above.has(element)) continue
    for (const name of new Set(wordsOf(attribute(element, 'itemprop')).map((word) => nameIn(word, vocabulary)))) {
      const value: Value = isItem
        ? { kind: 'entity', entity: readItem(element, reader, `${path}.${name}.`, depth + 1, vocabulary) }
        : readValue(element)
      entity.properties.push({ name, value, place: placeIn(element, reader.placeOf, 'itemprop') })
    }
  }
  reader.above.delete(root)
  return entity
}

/** Names of other vocabularies start with the URL of the type, up to its last segment (Microdata to RDF, 6.1). */
const vocabularyOf = (type: string) => (/^[a-z][a-z\d+.-]*:/i.test(type) ? type.replace(/[^#/]*$/, '') : '')

const nameIn = (word: string, vocabulary: string) => (word.includes(':') ? shortName(word) : vocabulary + word)

/** Elements with itemprop that belong to an item: below it or named by itemref, not inside another item. */
function propertiesOf(root: Element, { byId }: Reader): Element[] {
  const found: Element[] = []
  const seen = new Set<Node>([root])
  const referred = wordsOf(attribute(root, 'itemref')).flatMap((id) => byId.get(id) ?? [])
  const open: Node[] = [...childrenOf(root), ...referred].reverse()
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    if (isElement(node)) {
      if (attribute(node, 'itemprop') !== undefined) found.push(node)
      if (attribute(node, 'itemscope') !== undefined) continue
    }
    open.push(...[...childrenOf(node)].reverse())
  }
  return found
}

/** HTML Standard, “value of an item's property”; `content` counts on any element, as search engines have it. */
function readValue(element: Element): Value {
  const content = attribute(element, 'content')
  if (content !== undefined) return literal(content)
  const link = links[element.tagName]
  const url = link && attribute(element, link)
  if (link) return url === undefined ? literal('') : { kind: 'link', url: url }
  if (element.tagName === 'data' || element.tagName === 'meter') return literal(attribute(element, 'value') ?? '')
  return literal(attribute(element, 'datetime') ?? elementText(element))
}

const literal = (text: string): Value => ({ kind: 'literal', is: 'string', text })
