import type { Entity } from '#engine/structured-data/entity.ts'
import { childrenOf, isElement, type Node, readMarkup } from '#engine/structured-data/markup-tree.ts'
import type { Writing } from './author-differences.ts'
import { factsMissing, isSameGraph } from './entity-comparison.ts'
import { comparable, entitiesOf, page, type Quad } from './reference-statements.ts'

/** Reads one syntax by the standards; undefined if it needs a context that is not schema.org's. */
export type Reference = (writing: Writing) => Promise<Entity[] | undefined>

const type = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'

/** The context of schema.org, reduced to names: every term belongs to the vocabulary. */
const schemaContext = {
  '@context': { '@vocab': 'http://schema.org/', schema: 'http://schema.org/', type: '@type', id: '@id' },
}

/**
 * Loads readers that pass the test suites of the W3C: jsonld (JSON-LD 1.1), microdata-rdf-streaming-parser (Microdata
 * to RDF), and rdfa-streaming-parser (HTML+RDFa 1.1). They get the tree of the HTML Standard.
 */
export async function loadReference(): Promise<Reference> {
  const [{ MicrodataRdfParser }, { RdfaParser }, { default: jsonld }] = await Promise.all([
    import('microdata-rdf-streaming-parser'),
    import('rdfa-streaming-parser'),
    import('jsonld'),
  ])
  const rule = { properties: { additionalType: { subPropertyOf: type } } }
  const vocabRegistry = { 'http://schema.org/': rule, 'https://schema.org/': rule }
  const quadsIn = {
    'JSON-LD': (source: string) => fromScripts(source, jsonld.toRDF),
    Microdata: (source: string) => fromMarkup(source, new MicrodataRdfParser({ baseIRI: page, vocabRegistry })),
    RDFa: (source: string) => fromMarkup(source, new RdfaParser({ baseIRI: page, contentType: 'text/html' })),
  }
  return async ({ syntax, source }) => {
    const quads = await quadsIn[syntax](source)
    return quads && entitiesOf(quads, syntax)
  }
}

/** The result of comparing a reading with the reference's: equal, equal except for one named rule, or different. */
export type Verdict = 'equal' | (typeof deviations)[number] | 'unexplained'

export const deviations = [
  // RDFa Core 1.1, 7.4.3 appends names directly to the vocabulary; our reader accepts `https://schema.org` for
  // schema.org.
  'vocab without its slash',
  // HTML Standard, Microdata: only items have types. The reference gives the type to the surrounding item.
  'itemtype without itemscope',
  // HTML Standard, Microdata: an element with itemprop is not a top-level item. The reference reads it as one.
  'itemprop on an item that is in no item',
  // JSON-LD 1.1 API, 8.1 drops a type that is not an IRI; our reader keeps it so that it can be reported.
  'type that is no address',
  // RDFa Core 1.1, 7.5, 11: all text below the element counts. rdfa-streaming-parser 3.0.2 loses some below a typed
  // element.
  'text cut by the reference',
  // Neither reader loads foreign contexts, so names would be guesses.
  'context of others',
] as const

/** Compares a reading with the reference's. A known deviation counts as such only if everything else is equal. */
export async function compareWithReference(writing: Writing, reference: Reference): Promise<Verdict> {
  const { syntax, source } = writing
  const found = comparable(writing.entities)
  const expected = await reference(writing)
  if (!expected) return 'context of others'
  if (isSameGraph(found, expected)) return 'equal'
  const repairs = {
    'vocab without its slash': withSlash(source),
    'itemtype without itemscope': withoutStrayTypes(source),
  }
  for (const [deviation, repaired] of Object.entries(repairs) as [keyof typeof repairs, string][])
    if (repaired !== source && isSameGraph(found, (await reference({ ...writing, source: repaired })) ?? []))
      return deviation
  if (isSameGraph(withoutBrokenTypes(found), expected)) return 'type that is no address'
  if (syntax === 'RDFa' && isSameGraph(withoutTexts(found), withoutTexts(expected))) return 'text cut by the reference'
  const isProperty = tagsOf(source).some((tag) => /\sitemscope\b/.test(tag) && /\sitemprop\b/.test(tag))
  if (syntax === 'Microdata' && isProperty && factsMissing(found, expected).length === 0)
    return 'itemprop on an item that is in no item'
  return 'unexplained'
}

const tagsOf = (html: string) => html.match(/<[a-z][^>]*>/gi) ?? []

const withSlash = (html: string) => html.replace(/(\svocab\s*=\s*["']?https?:\/\/schema\.org)(?=["'\s>])/g, '$1/')

const withoutStrayTypes = (html: string) =>
  html.replace(/<[a-z][^>]*>/gi, (tag) =>
    /\sitemscope\b/.test(tag) ? tag : tag.replace(/\sitemtype\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i, ''),
  )

const withoutTexts = (entities: Entity[]) =>
  map(entities, (entity) => ({
    ...entity,
    properties: entity.properties.filter(({ value }) => value.kind !== 'literal' || !/\s/.test(value.text)),
  }))

const withoutBrokenTypes = (entities: Entity[]) =>
  map(entities, (entity) => ({ ...entity, types: entity.types.filter((name) => !/\s/.test(name)) }))

const map = (entities: Entity[], change: (entity: Entity) => Entity): Entity[] =>
  entities.map((entity) => {
    const changed = change(entity)
    const properties = changed.properties.map((property) =>
      property.value.kind === 'entity'
        ? { ...property, value: { ...property.value, entity: map([property.value.entity], change)[0] as Entity } }
        : property,
    )
    return { ...changed, properties }
  })

/** Feeds a reader with the tree of the HTML Standard, so that only its own rules are compared. */
function fromMarkup(html: string, reader: HtmlToRdf): Promise<Quad[]> {
  return new Promise((resolve, reject) => {
    const quads: Quad[] = []
    reader.on('data', (quad) => quads.push(quad))
    reader.on('error', reject)
    reader.on('end', () => resolve(quads))
    const open: (Node | 'close')[] = [...childrenOf(readMarkup(html))].reverse()
    for (let node = open.pop(); node; node = open.pop()) {
      if (node === 'close') reader.onTagClose()
      else if (isElement(node)) {
        reader.onTagOpen(node.tagName, Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])))
        open.push('close', ...[...childrenOf(node)].reverse())
      } else if (node.nodeName === '#text' && 'value' in node) reader.onText(node.value)
    }
    reader.onEnd()
    reader.end()
  })
}

type ToRdf = typeof import('jsonld')['default']['toRDF']

async function fromScripts(source: string, toRDF: ToRdf): Promise<Quad[] | undefined> {
  const scripts = [...source.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/gi)].map(([, text = '']) => text)
  const quads: Quad[] = []
  let needsOthers = false
  const documentLoader = async (url: string) => {
    needsOthers ||= !/\bschema\.org/.test(url)
    return { documentUrl: url, document: schemaContext }
  }
  for (const [index, text] of (scripts.length > 0 ? scripts : [source]).entries()) {
    const found = await toRDF(JSON.parse(text), { base: page, documentLoader })
    // Blank nodes of two scripts are different entities.
    const own = (term: RdfTerm) => (term.termType === 'BlankNode' ? { ...term, value: `${index}-${term.value}` } : term)
    quads.push(
      ...found.map(({ subject, predicate, object }) => ({ subject: own(subject), predicate, object: own(object) })),
    )
  }
  return needsOthers ? undefined : quads
}
