/** A position in the source: line and column from 1, UTF-16 offset from 0. */
export type Place = { line: number; column: number; offset: number }

export type Syntax = 'JSON-LD' | 'Microdata' | 'RDFa'

export type Value =
  | { kind: 'literal'; text: string; is: 'string' | 'number' | 'boolean' | 'null' }
  | { kind: 'link'; url: string }
  | { kind: 'entity'; entity: Entity }

/** Names of schema.org are short (`name`); names of other vocabularies are full IRIs. */
export type Property = { name: string; value: Value; place: Place }

/** One entity with its properties, whatever its syntax. */
export type Entity = {
  syntax: Syntax
  /** Short for types of schema.org; empty if none is stated. */
  types: string[]
  id: string | null
  properties: Property[]
  place: Place
  /** The path of the entity, such as `Product[0].offers.Offer`. */
  path: string
}

/** What prevents markup from being parsed at all. */
export type Fault = { id: string; message: string; why: string; fix: string; place: Place }

export type Extraction = { entities: Entity[]; faults: Fault[] }

/**
 * Returns a name without its vocabulary: `http://schema.org/Person`, `https://schema.org/Person` and `schema:Person`
 * are all `Person`.
 */
export const shortName = (iri: string) => iri.replace(/^https?:\/\/(?:www\.)?schema\.org\/(?=.)|^schema:(?=.)/i, '')

/** Returns the values of a property by its name, in order. */
export const valuesOf = ({ properties }: Entity, name: string) =>
  properties.flatMap((property) => (property.name === name ? [property.value] : []))

/** Returns every entity with its nested entities, parents first. Entities contain no cycles: a reference is a link. */
export function allEntities(roots: Entity[]): Entity[] {
  const found: Entity[] = []
  const open = [...roots].reverse()
  for (let entity = open.pop(); entity; entity = open.pop()) {
    found.push(entity)
    for (const { value } of [...entity.properties].reverse()) if (value.kind === 'entity') open.push(value.entity)
  }
  return found
}

/** Turns offsets into lines and columns: one pass over the text, then a search for each. */
export function placesIn(text: string) {
  const starts = [0]
  for (const end of text.matchAll(/\r\n|\r|\n/g)) starts.push(end.index + end[0].length)
  return (offset: number): Place => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset }
  }
}

export type PlaceOf = ReturnType<typeof placesIn>
