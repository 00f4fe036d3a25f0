import type { Entity, Extraction, Fault, PlaceOf, Value } from './entity.ts'
import { attribute, childrenOf, type Element, isElement, type Node, placeIn, textOf } from './markup-tree.ts'
import { expandAddress, namesIn, prefixesOf } from './rdfa-names.ts'

/** A statement that waits for its other end: `rel` without a target (RDFa Core 1.1, “incomplete triples”). */
type Pending = { owner: Entity; names: string[]; isReverse: boolean; nameless: Entity; isDone: boolean }

/** What an element inherits; `object` is what properties below are said of, undefined for the page itself. */
type State = { vocabulary: string; prefixes: Map<string, string>; object: Entity | undefined; pending: Pending[] }

type World = { placeOf: PlaceOf; roots: Entity[]; subjects: Map<string, Entity>; faults: Fault[]; nameless: number }

/** Entities of a page in RDFa 1.1 (RDFa Core 1.1, 7.5; HTML+RDFa 1.1): RDFa Lite, about, rel, rev, content, datatype. */
export function readRdfa(document: Node, placeOf: PlaceOf): Extraction {
  const world: World = { placeOf, roots: [], subjects: new Map(), faults: [], nameless: 0 }
  const start: State = { vocabulary: '', prefixes: new Map(), object: undefined, pending: [] }
  const open: [Node, State][] = [[document, start]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, state] = next
    const inner = isElement(node) ? readElement(node, state, world) : state
    const children = childrenOf(node)
    for (let index = children.length - 1; index >= 0; index--) open.push([children[index] as Node, inner])
  }
  const entities = world.roots.filter(({ types, properties }) => types.length > 0 || properties.length > 0)
  return { entities, faults: world.faults }
}

function readElement(element: Element, outer: State, world: World): State {
  const state = {
    ...outer,
    vocabulary: attribute(element, 'vocab')?.replace(/schema\.org$/, 'schema.org/') ?? outer.vocabulary,
    prefixes: prefixesOf(element, outer.prefixes),
  }
  const has = (name: string) => attribute(element, name) !== undefined
  const { types, properties, rels, revs } = namesIn(element, state)
  const address = (name: string) => expandAddress(attribute(element, name), state.prefixes)
  const about = address('about')
  const target = address('resource') ?? attribute(element, 'href') ?? attribute(element, 'src')
  const make = (id: string | undefined, owner: Entity | undefined, name = '') =>
    newEntity(element, id, types, owner ? `${owner.path}.${name}.` : '', world)
  const find = (id: string) => world.subjects.get(id) ?? asRoot(newEntity(element, id, [], '', world), world)

  const isChain = rels.length > 0 || revs.length > 0
  const isThing = properties.length > 0 && !has('content') && !has('datatype')
  // What a typed element is the value of: a property, a rel, or a rel further up.
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
    else if (properties.length === 0) return state
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
    const value = typed && isThing && !isChain ? asValue(typed) : readValue(element, isChain ? undefined : target)
    for (const name of properties) add(subject, name, value, element, world)
  } else if (typed && (isThing || isChain)) asRoot(typed, world)
  else if (properties.length > 0 && /schema\.org/.test(state.vocabulary)) world.faults.push(orphan(element, world))
  return { ...state, object: object ?? subject, pending }
}

/** Ends statements of elements above with the thing that this element is about. */
function complete(pending: Pending[], subject: Entity, isNew: boolean, element: Element, world: World) {
  for (const one of pending) {
    const isNameless = subject === one.nameless
    if (isNameless && one.isDone) continue
    if (isNameless) one.isDone = true
    for (const name of one.names)
      if (one.isReverse) add(subject, name, linkTo(one.owner, world), element, world)
      else add(one.owner, name, isNew || isNameless ? asValue(subject) : linkTo(subject, world), element, world)
    // Said backwards only, it is part of nothing.
    if (one.isReverse && isNameless && pending.every(({ isReverse }) => isReverse)) asRoot(subject, world)
  }
}

function newEntity(element: Element, id: string | undefined, types: string[], above: string, world: World): Entity {
  const path = `${above}${types[0] ?? 'item'}`
  const place = placeIn(element, world.placeOf)
  const entity: Entity = { syntax: 'RDFa', types, id: id || null, properties: [], place, path }
  if (id !== undefined) world.subjects.set(id, entity)
  return entity
}

function asRoot(entity: Entity, world: World) {
  if (world.roots.at(-1) !== entity) world.roots.push(entity)
  return entity
}

const asValue = (entity: Entity): Value => ({ kind: 'entity', entity })

/** What has no address gets one that counts on this page only. */
function linkTo(entity: Entity, world: World): Value {
  entity.id ??= `_:b${world.nameless++}`
  return { kind: 'link', url: entity.id }
}

function add(owner: Entity, name: string, value: Value, element: Element, { placeOf }: World) {
  const by = ['property', 'rel', 'rev'].find((one) => attribute(element, one) !== undefined)
  owner.properties.push({ name, value, place: placeIn(element, placeOf, by) })
}

/** RDFa Core 1.1, 7.5, step 11; `datetime` after `content` (HTML+RDFa 1.1). */
function readValue(element: Element, target: string | undefined): Value {
  const written = attribute(element, 'content') ?? attribute(element, 'datetime')
  if (written === undefined && target !== undefined && attribute(element, 'datatype') === undefined)
    return { kind: 'link', url: target }
  return { kind: 'literal', is: 'string', text: written ?? textOf(element) }
}

const orphan = (element: Element, { placeOf }: World): Fault => ({
  id: 'orphan-property',
  message: `property="${(attribute(element, 'property') ?? '').trim().slice(0, 60)}" stands outside of any item.`,
  why: 'Without a typeof around it, the property is said of the page itself.',
  fix: 'Put typeof on the element around it.',
  place: placeIn(element, placeOf, 'property'),
})
