import { withCommas } from '../text/numbers.ts'
import { type Markup, readTags, type Tag } from '../web/read-tags.ts'
import { allEntities, type Entity, type Extraction, type Fault, placesIn, shortName } from './entity.ts'
import { readJsonLd } from './json-ld.ts'
import { childrenOf, type Element, isElement, type Node, readMarkup } from './markup-tree.ts'
import { readMicrodata } from './microdata.ts'
import { readRdfa } from './rdfa.ts'
import { isType } from './vocabulary.ts'

/** Elements nested deeper than this are not HTML that a browser renders (Chromium flattens beyond 512). */
const MAX_DEPTH = 5_000

/**
 * Returns all entities of a page in JSON-LD, Microdata, and RDFa, in one model, with their places in the source; or
 * those of bare JSON-LD. Nothing is loaded, and no script is run.
 * @param markup the tags of the page, if they were read before
 */
export function extractEntities(source: string, markup?: Markup): Extraction {
  if (/^[\s\uFEFF]*[{[]/.test(source)) return numbered(readJsonLd(source, 0, placesIn(source)))
  const { tags, placeOf } = markup ?? readTags(source)
  const deep = tooDeep(tags)
  if (deep) {
    const fault: Fault = {
      id: 'nested-too-deeply',
      message: `Elements are nested more than ${withCommas(MAX_DEPTH)} levels deep.`,
      why: 'No browser renders such a page, and reading it would take minutes.',
      fix: 'Close the open elements.',
      place: placeOf(deep.offset),
    }
    return { entities: [], faults: [fault] }
  }
  const found = tags.filter(isJsonLd).map(({ source = '', end }) => readJsonLd(source, end, placeOf))
  // A tree takes longer to build than everything else, and most pages have JSON-LD only.
  if (tags.some(states)) {
    const document = readMarkup(source)
    found.push(readMicrodata(elementsOf(document), placeOf), readRdfa(document, placeOf))
  }
  return numbered({
    entities: found.flatMap(({ entities }) => entities),
    faults: found.flatMap(({ faults }) => faults),
  })
}

const isJsonLd = ({ name, attributes, isInTemplate, isInNoscript }: Tag) =>
  name === 'script' &&
  !isInTemplate &&
  !isInNoscript &&
  /^application\/ld\+json(?:\s*;|\s*$)/i.test(attributes.type?.trim() ?? '')

const STATING = ['itemscope', 'itemprop', 'vocab', 'typeof', 'about', 'resource', 'rev']

/**
 * Returns whether an element may state something in Microdata or RDFa. Without a vocabulary, only names with a prefix
 * mean something (RDFa Core, 7.4.3), and those of `meta` elements in the head, such as `og:title`, describe the page.
 */
function states({ name, attributes, isInHead }: Tag): boolean {
  if (STATING.some((attribute) => attribute in attributes)) return true
  if ('property' in attributes && !(name === 'meta' && isInHead)) return true
  return attributes.rel?.includes(':') ?? false
}

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

/** Elements whose end tag is often left out; the tags of those that follow one another are read as nested. */
const CLOSES_BY_ITSELF = /^(?:p|li|dt|dd|tr|td|th|option)$/

/**
 * Returns the first tag that is nested too deeply. The parser takes quadratic time for tags that are never closed, so
 * levels are counted before parsing.
 */
function tooDeep(tags: Tag[]): Tag | undefined {
  const levels = new Map<Tag, number>()
  for (const tag of tags) {
    const level = (tag.parent ? (levels.get(tag.parent) ?? 0) : 0) + (CLOSES_BY_ITSELF.test(tag.name) ? 0 : 1)
    if (level > MAX_DEPTH) return tag
    levels.set(tag, level)
  }
}

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
