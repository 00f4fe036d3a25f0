import { allEntities, type Entity, type Syntax, shortName, type Value } from '#engine/structured-data/entity.ts'
import { plainValue } from './entity-comparison.ts'

/** An RDF statement. */
export type Quad = RdfQuad

/** The base URL of the sources, because none of them names one. */
export const page = 'http://page.invalid/folder/page'

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'

/**
 * Returns RDF statements as entities. Lists become their items (order has no meaning in schema.org), and
 * `additionalType` becomes a type. Statements with rdfa:usesVocabulary and terms of XHTML are about the page's markup
 * and are dropped. The page itself has no URL here: with a type it is a nameless entity; without one it is reported as
 * a fault.
 */
export function entitiesOf(quads: Quad[], syntax: Syntax): Entity[] {
  const entities = new Map<string, Entity>()
  const entityOf = (term: RdfTerm) => {
    const id = idOf(term)
    const known = entities.get(id)
    if (known) return known
    const entity: Entity = { syntax, types: [], id, properties: [], place: nowhere, path: '' }
    entities.set(id, entity)
    return entity
  }
  const isLink = (quad: Quad) => quad.predicate.value === `${rdf}first` || quad.predicate.value === `${rdf}rest`
  const items = listsIn(quads.filter(isLink))
  for (const quad of quads) {
    if (isLink(quad) || (syntax === 'RDFa' && isAboutMarkup(quad))) continue
    const entity = entityOf(quad.subject)
    const name = nameOf(quad.predicate.value)
    for (const object of items(quad.object)) {
      if (quad.predicate.value === `${rdf}type` || (name === 'additionalType' && object.termType !== 'BlankNode'))
        entity.types.push(nameOf(object.value))
      else entity.properties.push({ name, value: objectOf(object), place: nowhere })
      if (object.termType === 'BlankNode') entityOf(object)
    }
  }
  const self = entities.get(page)
  if (self && syntax === 'RDFa') self.id = null
  return [...entities.values()].filter((one) => one !== self || one.id !== null || one.types.length > 0)
}

/** Returns entities in the form that is compared: URLs are absolute, and texts are distinguished from URLs. */
export function comparable(roots: Entity[]): Entity[] {
  const all = allEntities(roots)
  const copies = new Map(all.map((one) => [one, { ...one, id: one.id === null ? null : absolute(one.id) }]))
  const copyOf = (entity: Entity) => copies.get(entity) as Entity
  const copied = (value: Value): Value => {
    if (value.kind === 'entity') return { kind: 'entity', entity: copyOf(value.entity) }
    if (value.kind === 'link') return { kind: 'link', url: absolute(value.url) }
    return text(value.text)
  }
  for (const copy of copies.values()) {
    const further = copy.properties.filter(({ name, value }) => name === 'additionalType' && value.kind !== 'entity')
    copy.types = [...copy.types, ...further.map(({ value }) => nameOf(wordOf(value)))]
    copy.properties = copy.properties
      .filter((property) => !further.includes(property) && !isNull(property.value))
      .map((property) => ({ ...property, value: copied(property.value) }))
  }
  // An entity without statements is dropped, unless others refer to it.
  return roots
    .map(copyOf)
    .filter(({ id, types, properties }) => id?.startsWith('_:') || types.length + properties.length > 0)
}

const nowhere = { line: 1, column: 1, offset: 0 }

const absolute = (url: string) =>
  url.startsWith('_:') || !URL.canParse(url.trim(), page) ? url : new URL(url.trim(), page).href

const idOf = ({ termType, value }: RdfTerm) => (termType === 'BlankNode' ? `_:${value}` : absolute(value))

/** Returns a name. Names without a vocabulary are resolved against the page's URL. */
const nameOf = (iri: string) => shortName(iri.replace(`${page}#`, '').replace(new URL('.', page).href, ''))

const isNull = (value: Value) => value.kind === 'literal' && value.is === 'null'

const wordOf = (value: Value) =>
  value.kind === 'link' ? absolute(value.url) : value.kind === 'literal' ? value.text : ''

const text = (value: string): Value => ({ kind: 'literal', is: 'string', text: `"${plainValue(value)}` })

/** JSON-LD readers write numbers with an exponent: `7.6E0`. */
function objectOf(term: RdfTerm): Value {
  if (term.termType !== 'Literal') return { kind: 'link', url: idOf(term) }
  const isFigure = /#double$/.test(term.datatype?.value ?? '') && /E/i.test(term.value)
  return text(isFigure ? String(Number(term.value)) : term.value)
}

const isAboutMarkup = ({ predicate }: Quad) =>
  /^http:\/\/www\.w3\.org\/(?:ns\/rdfa#usesVocabulary$|1999\/xhtml\/vocab#)/.test(predicate.value)

/** Returns the items of a list, including those of nested lists; any other value is returned unchanged. */
function listsIn(links: Quad[]) {
  const first = new Map<string, RdfTerm>()
  const rest = new Map<string, string>()
  for (const { subject, predicate, object } of links)
    if (predicate.value === `${rdf}first`) first.set(idOf(subject), object)
    else rest.set(idOf(subject), idOf(object))
  const items = (term: RdfTerm): RdfTerm[] => {
    if (term.value === `${rdf}nil`) return []
    if (term.termType === 'Literal' || !first.has(idOf(term))) return [term]
    const found: RdfTerm[] = []
    for (let id: string | undefined = idOf(term); id !== undefined; id = rest.get(id)) {
      const item = first.get(id)
      if (item) found.push(...items(item))
    }
    return found
  }
  return items
}
