import type { Entity, Extraction, Fault, PlaceOf, Value } from './entity.ts'
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
import { expandCurie, knownPrefixes, namesIn, prefixesOf } from './rdfa-names.ts'
import { copyPatterns } from './rdfa-patterns.ts'

/** A statement that waits for its other end: `rel` without a target (RDFa Core 1.1, “incomplete triples”). */
type Pending = { owner: Entity; names: string[]; isReverse: boolean; nameless: Entity; isDone: boolean }

/** What an element inherits. `object` is the subject of the properties below; undefined for the page itself. */
type State = {
  vocabulary: string
  prefixes: ReadonlyMap<string, string>
  object: Entity | undefined
  pending: Pending[]
}

type ParserState = {
  placeOf: PlaceOf
  roots: Entity[]
  subjects: Map<string, Entity>
  faults: Fault[]
  nameless: number
}

/**
 * Extracts the entities of a page in RDFa 1.1 (RDFa Core 1.1, 7.5; HTML+RDFa 1.1): RDFa Lite, about, rel, rev, content,
 * datatype.
 */
export function readRdfa(document: Node, placeOf: PlaceOf): Extraction {
  const world: ParserState = { placeOf, roots: [], subjects: new Map(), faults: [], nameless: 0 }
  const start: State = { vocabulary: '', prefixes: knownPrefixes, object: undefined, pending: [] }
  const open: [Node, State][] = [[document, start]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, state] = next
    const inner = isElement(node) ? readElement(node, state, world) : state
    const children = childrenOf(node)
    for (let index = children.length - 1; index >= 0; index--) open.push([children[index] as Node, inner])
  }
  // Entities without statements are dropped unless something refers to them.
  const entities = world.roots.filter(
    ({ id, types, properties }) => types.length > 0 || properties.length > 0 || id?.startsWith('_:'),
  )
  return { entities: copyPatterns(entities), faults: world.faults }
}

function readElement(element: Element, outer: State, world: ParserState): State {
  const state = {
    ...outer,
    // Names are appended directly to the vocabulary (RDFa Core, 7.4.3); the missing slash of schema.org's own examples
    // is added.
    vocabulary: attribute(element, 'vocab')?.replace(/schema\.org$/, 'schema.org/') ?? outer.vocabulary,
    prefixes: prefixesOf(element, outer.prefixes),
  }
  const has = (name: string) => attribute(element, name) !== undefined
  if (/schema\.org$/.test(attribute(element, 'vocab') ?? '')) world.faults.push(slashless(element, world))
  if (meansNothing(element, state.vocabulary) && !world.faults.some(({ id }) => id === 'no-vocabulary'))
    world.faults.push(nameless(element, world))
  const { types, properties, rels, revs } = namesIn(element, state)
  const iriIn = (name: string) => expandCurie(attribute(element, name), state.prefixes)
  const about = iriIn('about')
  const target = iriIn('resource') ?? attribute(element, 'href') ?? attribute(element, 'src')
  const make = (id: string | undefined, owner: Entity | undefined, name = '') =>
    newEntity(element, id, types, owner ? `${owner.path}.${name}.` : '', world)
  const find = (id: string) => world.subjects.get(id) ?? asRoot(newEntity(element, id, [], '', world), world)

  const isChain = rels.length > 0 || revs.length > 0
  const isThing = has('property') && !has('content') && !has('datatype')
  // What a typed element is the value of: a property, a rel, or a rel of an ancestor.
  const waiting = outer.pending.find(({ isReverse }) => !isReverse)
  let subject = outer.object
  let typed: Entity | undefined
  let object: Entity | undefined
  if (isChain || isThing) {
    if (about !== undefined) subject = has('typeof') ? asRoot(make(about, undefined), world) : find(about)
    if (has('typeof') && about === undefined) typed = make(target, subject, [...rels, ...properties][0])
    object = typed
    if (isChain && typed === undefined && target !== undefined) object = find(target)
  } else {
    const id = about ?? target
    if (has('typeof')) {
      subject = typed = make(id, waiting?.owner, waiting?.names[0])
      if (!waiting) asRoot(typed, world)
    } else if (id !== undefined) subject = find(id)
    else if (!has('property')) return state
  }
  if (subject) complete(outer.pending, subject, subject === typed, element, world)

  const pending: Pending[] = []
  if (isChain && subject && !object) {
    const nameless = newEntity(element, undefined, [], `${subject.path}.${[...rels, ...revs][0]}.`, world)
    for (const [names, isReverse] of [
      [rels, false],
      [revs, true],
    ] as const)
      if (names.length > 0) pending.push({ owner: subject, names, isReverse, nameless, isDone: false })
    object = nameless
  } else if (isChain && subject && object) {
    for (const name of rels) add(subject, name, typed ? asValue(typed) : linkTo(object, world), element, world)
    for (const name of revs) add(object, name, linkTo(subject, world), element, world)
    if (typed && rels.length === 0) asRoot(typed, world)
  }
  if (subject) {
    // The date of a `time` element precedes the entity that it types (HTML+RDFa 1.1, 3.1); without a name it is
    // dropped.
    const isDate = typed !== undefined && isThing && has('datetime')
    if (typed && isThing && (isDate || properties.length === 0) && !isChain) asRoot(typed, world)
    const value =
      typed && isThing && !isDate
        ? isChain
          ? linkTo(typed, world)
          : asValue(typed)
        : readValue(element, isChain ? undefined : target)
    for (const name of properties) add(subject, name, value, element, world)
  } else if (typed && (isThing || isChain)) asRoot(typed, world)
  else if (properties.some(isOfSchema) && /schema\.org/.test(state.vocabulary))
    world.faults.push(orphan(element, world))
  return { ...state, object: object ?? subject, pending }
}

/** Ends statements of elements above with the thing that this element is about. */
function complete(pending: Pending[], subject: Entity, isNew: boolean, element: Element, world: ParserState) {
  for (const one of pending) {
    const isNameless = subject === one.nameless
    if (isNameless && one.isDone) continue
    if (isNameless) one.isDone = true
    for (const name of one.names)
      if (one.isReverse) add(subject, name, linkTo(one.owner, world), element, world)
      else add(one.owner, name, isNew || isNameless ? asValue(subject) : linkTo(subject, world), element, world)
    // An entity that is only linked backward is not part of another.
    if (one.isReverse && isNameless && pending.every(({ isReverse }) => isReverse)) asRoot(subject, world)
  }
}

/**
 * Returns whether a statement is about schema.org. Other vocabularies may describe the page itself: `og:title` in the
 * head.
 */
const isOfSchema = (name: string) => !name.includes(':')

/** Returns whether a name has no meaning: a term needs a vocabulary, while a prefixed name includes its own. */
const meansNothing = (element: Element, vocabulary: string) =>
  vocabulary === '' && wordsOf(attribute(element, 'typeof')).some((type) => !type.includes(':'))

function newEntity(
  element: Element,
  id: string | undefined,
  types: string[],
  above: string,
  world: ParserState,
): Entity {
  const path = `${above}${types[0] ?? 'item'}`
  const place = placeIn(element, world.placeOf)
  const entity: Entity = { syntax: 'RDFa', types, id: id || null, properties: [], place, path }
  if (id !== undefined) world.subjects.set(id, entity)
  return entity
}

function asRoot(entity: Entity, world: ParserState) {
  if (world.roots.at(-1) !== entity) world.roots.push(entity)
  return entity
}

const asValue = (entity: Entity): Value => ({ kind: 'entity', entity })

/** Returns a link to an entity. Without an id, it gets one that is valid on this page only. */
function linkTo(entity: Entity, world: ParserState): Value {
  entity.id ??= `_:b${world.nameless++}`
  return { kind: 'link', url: entity.id }
}

function add(owner: Entity, name: string, value: Value, element: Element, { placeOf }: ParserState) {
  const by = ['property', 'rel', 'rev'].find((one) => attribute(element, one) !== undefined)
  owner.properties.push({ name, value, place: placeIn(element, placeOf, by) })
}

/** RDFa Core 1.1, 7.5, step 11; `datetime` after `content` (HTML+RDFa 1.1). */
function readValue(element: Element, target: string | undefined): Value {
  const written = attribute(element, 'content') ?? attribute(element, 'datetime')
  if (written === undefined && target !== undefined && attribute(element, 'datatype') === undefined)
    return { kind: 'link', url: target }
  return { kind: 'literal', is: 'string', text: written ?? elementText(element) }
}

const slashless = (element: Element, { placeOf }: ParserState): Fault => ({
  id: 'vocabulary-slash',
  message: 'The URL in vocab does not end with a slash.',
  why: 'RDFa puts names right after it: a strict reader sees “https://schema.orgPerson”.',
  fix: 'Write vocab="https://schema.org/".',
  place: placeIn(element, placeOf, 'vocab'),
})

const nameless = (element: Element, { placeOf }: ParserState): Fault => ({
  id: 'no-vocabulary',
  message: `typeof="${(attribute(element, 'typeof') ?? '').trim().slice(0, 60)}" has no vocabulary around it, so the name means nothing.`,
  why: 'RDFa ignores a name that belongs to no vocabulary, and all properties below it.',
  fix: 'Add vocab="https://schema.org/" to this element or one around it.',
  place: placeIn(element, placeOf, 'typeof'),
})

const orphan = (element: Element, { placeOf }: ParserState): Fault => ({
  id: 'orphan-property',
  message: `property="${(attribute(element, 'property') ?? '').trim().slice(0, 60)}" is outside any item.`,
  why: 'Without a typeof around it, the property is said of the page itself.',
  fix: 'Put typeof on the element around it.',
  place: placeIn(element, placeOf, 'property'),
})
