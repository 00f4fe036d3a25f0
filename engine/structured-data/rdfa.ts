import { type Entity, type Extraction, type Fault, type PlaceOf, shortName, type Value } from './entity.ts'
import { attribute, childrenOf, type Element, isElement, type Node, placeIn, textOf, wordsOf } from './markup-tree.ts'

/** What an element inherits. `pending` are properties whose value comes from an element below (rel without a target). */
type State = {
  vocabulary: string
  prefixes: Map<string, string>
  subject: Entity | undefined
  pending: { owner: Entity; names: string[] } | undefined
}

/**
 * Entities of a page in RDFa Lite 1.1 (vocab, typeof, property, resource, prefix), with about, rel, href, src, content
 * and datetime as RDFa 1.1 Core has them.
 */
export function readRdfa(document: Node, placeOf: PlaceOf): Extraction {
  const faults: Fault[] = []
  const roots: Entity[] = []
  const subjects = new Map<string, Entity>()
  const start: State = { vocabulary: '', prefixes: new Map(), subject: undefined, pending: undefined }
  const open: [Node, State][] = [[document, start]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, state] = next
    const inner = isElement(node) ? readElement(node, state, { placeOf, roots, subjects, faults }) : state
    const children = childrenOf(node)
    for (let index = children.length - 1; index >= 0; index--) open.push([children[index] as Node, inner])
  }
  return { entities: roots.filter(({ types, properties }) => types.length > 0 || properties.length > 0), faults }
}

type World = { placeOf: PlaceOf; roots: Entity[]; subjects: Map<string, Entity>; faults: Fault[] }

function readElement(element: Element, outer: State, world: World): State {
  const state = {
    ...outer,
    vocabulary: attribute(element, 'vocab')?.replace(/schema\.org$/, 'schema.org/') ?? outer.vocabulary,
    prefixes: prefixesOf(element, outer.prefixes),
  }
  const types = wordsOf(attribute(element, 'typeof')).map((type) => nameOf(type, state))
  const properties = wordsOf(attribute(element, 'property')).flatMap((name) => named(name, state))
  const rels = properties.length > 0 ? [] : wordsOf(attribute(element, 'rel')).flatMap((name) => named(name, state))
  const hasType = attribute(element, 'typeof') !== undefined
  const resource = attribute(element, 'resource')
  const about = attribute(element, 'about')
  const target = resource ?? attribute(element, 'href') ?? attribute(element, 'src')
  if (hasType) {
    const content = attribute(element, 'content')
    const isValue = (properties.length > 0 && content === undefined) || rels.length > 0 || outer.pending !== undefined
    const owner =
      about !== undefined && isValue && target !== about ? (world.subjects.get(about) ?? outer.subject) : outer.subject
    const names = properties.length > 0 ? properties : rels
    const inside = names.length > 0 ? owner : outer.pending?.owner
    const into = names.length > 0 ? names : (outer.pending?.names ?? [])
    const entity = subjectOf(
      element,
      (isValue ? target : (about ?? resource ?? target)) ?? about,
      types,
      inside ? `${inside.path}.${into[0]}.` : '',
      world,
    )
    if (inside && into.length > 0)
      for (const name of into) add(inside, name, { kind: 'entity', entity }, element, world)
    else world.roots.push(entity)
    return { ...state, subject: entity, pending: undefined }
  }
  const subject = about === undefined ? outer.subject : (world.subjects.get(about) ?? newRoot(element, about, world))
  if (subject) for (const name of properties) add(subject, name, readValue(element, target), element, world)
  else if (properties.length > 0 && /schema\.org/.test(state.vocabulary))
    world.faults.push({
      id: 'orphan-property',
      message: `property="${(properties[0] ?? '').slice(0, 60)}" stands outside of any item.`,
      why: 'Without a typeof around it, the property is said of the page itself.',
      fix: 'Put typeof on the element around it.',
      place: placeIn(element, world.placeOf, 'property'),
    })
  if (rels.length > 0 && subject) {
    if (target === undefined) return { ...state, subject, pending: { owner: subject, names: rels } }
    for (const name of rels) add(subject, name, { kind: 'link', url: target }, element, world)
  }
  if (properties.length === 0 && rels.length === 0 && resource !== undefined && resource !== '')
    return { ...state, subject: world.subjects.get(resource) ?? newRoot(element, resource, world) }
  return { ...state, subject }
}

/** A subject is one entity wherever it is named again. */
function subjectOf(
  element: Element,
  id: string | undefined,
  types: string[],
  above: string,
  { placeOf, subjects }: World,
): Entity {
  const entity: Entity = {
    syntax: 'RDFa',
    types,
    id: id ?? null,
    properties: [],
    place: placeIn(element, placeOf),
    path: `${above}${types[0] ?? 'item'}`,
  }
  if (id) subjects.set(id, entity)
  return entity
}

function newRoot(element: Element, id: string, world: World) {
  const entity = subjectOf(element, id, [], '', world)
  world.roots.push(entity)
  return entity
}

function add(owner: Entity, name: string, value: Value, element: Element, { placeOf }: World) {
  owner.properties.push({ name, value, place: placeIn(element, placeOf, 'property') })
}

function readValue(element: Element, target: string | undefined): Value {
  const content = attribute(element, 'content')
  if (content !== undefined) return { kind: 'literal', is: 'string', text: content }
  const time = attribute(element, 'datetime')
  if (time !== undefined) return { kind: 'literal', is: 'string', text: time }
  if (target !== undefined && attribute(element, 'datatype') === undefined) return { kind: 'link', url: target }
  return { kind: 'literal', is: 'string', text: textOf(element) }
}

function prefixesOf(element: Element, outer: Map<string, string>) {
  const declared = attribute(element, 'prefix')
  if (!declared) return outer
  const words = wordsOf(declared)
  const prefixes = new Map(outer)
  for (let at = 0; at + 1 < words.length; at += 2)
    prefixes.set((words[at] ?? '').replace(/:$/, ''), words[at + 1] ?? '')
  return prefixes
}

/** A term takes the vocabulary in force, a name with a known prefix its address. */
function nameOf(name: string, { vocabulary, prefixes }: State) {
  const [prefix = '', rest] = name.split(/:(.*)/s)
  if (rest !== undefined && !rest.startsWith('//'))
    return shortName(prefixes.has(prefix) ? `${prefixes.get(prefix)}${rest}` : name)
  return shortName(rest === undefined ? vocabulary + name : name)
}

/** A term without a vocabulary is none (RDFa Core, 7.4.3): `rel="nofollow"`, `property="og:title"` has a prefix. */
const named = (name: string, state: State) =>
  state.vocabulary === '' && !name.includes(':') ? [] : [nameOf(name, state)]
