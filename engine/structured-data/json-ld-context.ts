import { type Fault, type PlaceOf, shortName } from './entity.ts'
import type { JsonNode } from './json-tree.ts'
import { isType, propertyInfo } from './vocabulary.ts'

/** The meaning of names at one place of a document (JSON-LD 1.1, 4.1). */
export type Context = {
  isSchema: boolean
  vocabulary: string
  terms: Map<string, Term>
  /** The base of relative URLs, if the document states one. */
  base?: string
  /**
   * A context other than schema.org's, which is not loaded: names that schema.org lacks are assumed to be defined
   * there.
   */
  other?: string
}

/** `container` says what the keys of a value's object are: languages, positions, ids, or types (JSON-LD 1.1, 4.6). */
type Term = {
  iri: string
  isLink: boolean
  isName: boolean
  isReverse: boolean
  container: string
  /** A context that holds below this property, or for things of this type. */
  scope: JsonNode | undefined
}

/** Where faults are collected. */
type ContextParts = { placeOf: PlaceOf; faults: Fault[] }
export type Members = Extract<JsonNode, { type: 'object' }>

export const nothing: Context = { isSchema: false, vocabulary: '', terms: new Map() }
const schemaContext = /^https?:\/\/(?:[\w-]+\.)?schema\.org\/?(?:docs\/jsonldcontext\.jsonl?d?(?:on)?)?$/i

/** Returns a full IRI: `schema:InStock`, or any prefix that the context defines. */
export function iriOf(id: string, { terms, base }: Context) {
  const [prefix = '', rest] = id.split(/:(.*)/s)
  const start = rest === undefined || rest.startsWith('//') ? undefined : terms.get(prefix)?.iri
  const iri = start ? start + rest : id.replace(/^schema:(?!\/)/, 'https://schema.org/')
  return base && !iri.startsWith('_:') && URL.canParse(iri, base) ? new URL(iri, base).href : iri
}

export function contextOf(node: Members, outer: Context, reader: ContextParts): Context {
  const found = node.members.find(({ key }) => key === '@context')
  if (!found) return outer
  return extendAll(outer, found.value, reader)
}

/** Extends a context by several others, in order. */
export function extendAll(outer: Context, node: JsonNode, reader: ContextParts): Context {
  let context = outer
  for (const one of node.type === 'array' ? node.items : [node]) context = extend(context, one, reader)
  return context
}

/** Adds the contexts of an object's types, in the order of their names (JSON-LD 1.1, 4.1.8). */
export function typeScoped(node: Members, outer: Context, reader: ContextParts): Context {
  const types = node.members.flatMap(({ key, value }) => (keyword(key, outer) === '@type' ? strings(value) : []))
  const scopes = types.sort().flatMap((type) => outer.terms.get(type)?.scope ?? [])
  return scopes.reduce((context, scope) => extendAll(context, scope, reader), outer)
}

function extend(outer: Context, node: JsonNode, reader: ContextParts): Context {
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
    const isName = said('@type')[0] === '@vocab'
    const isLink = isName || said('@type')[0] === '@id'
    const scope = value.type === 'object' ? value.members.find((one) => one.key === '@context')?.value : undefined
    const container = said('@container').find((one) => one !== '@set') ?? ''
    if (key === '@vocab' && iri !== undefined) {
      context.vocabulary = iri
      context.isSchema = /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(iri)
    } else if (key === '@base') {
      context.base = iri ?? ''
    } else if (!key.startsWith('@'))
      context.terms.set(key, {
        // A term that is null has no meaning.
        iri: value.type === 'null' ? '' : (iri ?? key),
        isLink,
        isName,
        scope,
        isReverse: reverse !== undefined,
        container,
      })
  }
  return context
}

/** Returns a keyword behind its alias; schema.org's own context has `type` and `id`. */
export function keyword(key: string, context: Context): string {
  if (key.startsWith('@')) return key
  const term = context.terms.get(key)?.iri
  if (term?.startsWith('@')) return term
  if (context.isSchema && !term && (key === 'type' || key === 'id')) return `@${key}`
  return key
}

/** Returns the meaning of a name; undefined if JSON-LD drops it. */
export function nameOf(key: string, context: Context): string | undefined {
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

export const strings = (node: JsonNode | undefined): string[] => {
  if (node?.type === 'array') return node.items.flatMap(strings)
  return node?.type === 'string' ? [node.value] : []
}

export function faultAt(reader: ContextParts, offset: number, id: string, message: string, fix: string): Fault {
  const why = 'What JSON-LD 1.1 cannot resolve is left out.'
  return { id, message, why, fix, place: reader.placeOf(offset) }
}
