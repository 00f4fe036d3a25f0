import { withCommas } from '../text/numbers.ts'
import { allEntities, type Entity, type Extraction, type Fault, placesIn, shortName } from './entity.ts'
import { readJsonLd } from './json-ld.ts'
import { attribute, childrenOf, type Element, isElement, type Node, readMarkup } from './markup-tree.ts'
import { readMicrodata } from './microdata.ts'
import { readRdfa } from './rdfa.ts'
import { isType } from './vocabulary.ts'

/** Elements nested deeper than this are not HTML that a browser renders (Chromium flattens beyond 512). */
const MAX_DEPTH = 5_000

/**
 * Returns all entities of a page in JSON-LD, Microdata, and RDFa, in one model, with their places in the source; or
 * those of bare JSON-LD. Nothing is loaded, and no script is run.
 */
export function extractEntities(source: string): Extraction {
  const placeOf = placesIn(source)
  if (/^[\s\uFEFF]*[{[]/.test(source)) return numbered(readJsonLd(source, 0, placeOf))
  const deep = tooDeep(source)
  if (deep !== undefined) {
    const fault: Fault = {
      id: 'nested-too-deeply',
      message: `Elements are nested more than ${withCommas(MAX_DEPTH)} levels deep.`,
      why: 'No browser renders such a page, and reading it would take minutes.',
      fix: 'Close the open elements.',
      place: placeOf(deep),
    }
    return { entities: [], faults: [fault] }
  }
  const document = readMarkup(source)
  const elements = elementsOf(document)
  const found: Extraction[] = elements.filter(isJsonLd).map((script) => {
    const { startTag, endTag, endOffset } = script.sourceCodeLocation ?? {}
    const start = startTag?.endOffset ?? 0
    return readJsonLd(source.slice(start, endTag?.startOffset ?? endOffset ?? source.length), start, placeOf)
  })
  found.push(readMicrodata(elements, placeOf), readRdfa(document, placeOf))
  return numbered({
    entities: found.flatMap(({ entities }) => entities),
    faults: found.flatMap(({ faults }) => faults),
  })
}

const isJsonLd = (element: Element) =>
  element.tagName === 'script' && /^application\/ld\+json(?:\s*;|\s*$)/i.test(attribute(element, 'type')?.trim() ?? '')

function elementsOf(document: Node) {
  const elements: Element[] = []
  const open: Node[] = [document]
  for (let node = open.pop(); node; node = open.pop()) {
    if (isElement(node)) elements.push(node)
    const children = childrenOf(node)
    for (let index = children.length - 1; index >= 0; index--) open.push(children[index] as Node)
  }
  return elements
}

/**
 * Returns whether elements are nested too deeply. The parser takes quadratic time for tags that are never closed, so
 * they are counted before parsing.
 */
function tooDeep(html: string): number | undefined {
  let depth = 0
  // Scripts, styles, and comments contain no tags; `i<n` in a script looks like one.
  const tags = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title)\b[\s\S]*?(?:<\/\1|$)|<\/?[a-z][^\s/>]*[^>]*>?/gi
  for (const { 0: tag, index } of html.matchAll(tags)) {
    if (isLeaf.test(tag) || tag.endsWith('/>')) continue
    depth = tag.startsWith('</') ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_DEPTH) return index
  }
}

/** Void elements, elements that close implicitly, and elements that contain only text. */
const isLeaf =
  /^<(?:!--|\/?(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|tr|td|th|option|script|style|textarea|title)\b)/i

/** Top-level entities of one type get a number: `Product[0]`. */
function numbered({ entities, faults }: Extraction): Extraction {
  const counts = new Map<string, number>()
  for (const entity of allEntities(entities)) resolveTypes(entity)
  for (const entity of entities) {
    const count = counts.get(entity.path) ?? 0
    counts.set(entity.path, count + 1)
    rename(entity, entity.path, `${entity.path}[${count}]`)
  }
  return { entities, faults }
}

/** `additionalType` is how Microdata says a further type, which the other syntaxes state as one (schema.org). */
function resolveTypes(entity: Entity) {
  entity.properties = entity.properties.filter(({ name, value }) => {
    if (
      !['additionalType', 'rdf:type', 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'].includes(name) ||
      value.kind === 'entity'
    )
      return true
    const type = shortName(value.kind === 'link' ? value.url : value.text)
    if (!isType(type) && !/^[a-z]+:/i.test(type)) return true
    if (!entity.types.includes(type)) entity.types.push(type)
    return false
  })
}

function rename(root: Entity, from: string, to: string) {
  const open = [root]
  for (let entity = open.pop(); entity; entity = open.pop()) {
    if (entity.path.startsWith(from)) entity.path = to + entity.path.slice(from.length)
    for (const { value } of entity.properties) if (value.kind === 'entity') open.push(value.entity)
  }
}
