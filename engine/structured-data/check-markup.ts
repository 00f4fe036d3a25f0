import type { Markup } from '../web/read-tags.ts'
import { checkFeatures, type Eligibility } from './check-features.ts'
import { checkVocabulary, type MarkupFinding } from './check-vocabulary.ts'
import { allEntities, type Entity, type Syntax, type Value } from './entity.ts'
import { extractEntities } from './extract.ts'
import { checkValues } from './values/check-values.ts'

export type TreeNode = {
  type: string
  id: string | null
  syntax: Syntax
  line: number
  path: string
  properties: { name: string; line: number; value: string | TreeNode }[]
}
export type Check = {
  entities: number
  roots: Entity[]
  findings: MarkupFinding[]
  eligibility: Eligibility[]
  tree: TreeNode[]
}

/** Faults that search engines tolerate. */
const lesser = ['double-key', 'invalid-value', 'orphan-property', 'vocabulary-slash', 'wrong-context']

/**
 * Reads and checks the structured data of a page, or bare JSON-LD, for both the validator and the generator. `now`, in
 * milliseconds since 1970, decides which dates are past.
 * @param markup the tags of the page, if they were read before
 */
export function checkMarkup(source: string, now: number, markup?: Markup): Check {
  const { entities, faults } = extractEntities(source, markup)
  const values = checkValues(entities, now)
  const { eligibility, findings } = checkFeatures(entities, values)
  const unread = faults.map(
    ({ id, message, why, fix, place }): MarkupFinding => ({
      id,
      message,
      why,
      fix,
      place,
      path: '',
      field: null,
      url:
        id === 'orphan-property'
          ? 'https://html.spec.whatwg.org/multipage/microdata.html'
          : ['no-vocabulary', 'vocabulary-slash'].includes(id)
            ? 'https://www.w3.org/TR/rdfa-core/#s_vocab_and_term'
            : 'https://www.w3.org/TR/json-ld11/',
      severity: lesser.includes(id) ? 'warning' : 'critical',
    }),
  )
  const order = ['critical', 'warning', 'notice', 'pass']
  const all = [...unread, ...checkVocabulary(entities), ...values, ...duplicates(entities), ...findings]
  all.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || a.place.offset - b.place.offset)
  return {
    entities: allEntities(entities).length,
    roots: entities,
    findings: all,
    eligibility,
    tree: entities.map(treeOf),
  }
}

/** Returns duplicates: entities with equal types and properties, in one syntax or in two. */
function duplicates(roots: Entity[]): MarkupFinding[] {
  const seen = new Map<string, Entity>()
  const found: MarkupFinding[] = []
  for (const entity of roots) {
    if (entity.properties.length === 0) continue
    const key = fingerprint(entity)
    const first = seen.get(key)
    if (!first) seen.set(key, entity)
    else
      found.push({
        id: 'duplicate',
        severity: 'warning',
        message: `This ${entity.types[0] ?? 'item'} is on the page twice, in ${first.syntax === entity.syntax ? entity.syntax : `${first.syntax} and ${entity.syntax}`}.`,
        why: `The first one is in line ${first.place.line}. Duplicates make the page larger, and sooner or later only one of them is kept up to date.`,
        fix: 'Keep one of them.',
        path: entity.path,
        field: null,
        place: entity.place,
        url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
      })
  }
  return found
}

/** Returns a key for an entity. Nested JSON is avoided, because its escapes would double with every level. */
function fingerprint({ types, properties }: Entity): string {
  const parts = properties.map(
    ({ name, value }) =>
      `${name}:${value.kind === 'entity' ? fingerprint(value.entity) : JSON.stringify(scalarText(value))}`,
  )
  return `${[...types].sort().join()}{${parts.sort().join()}}`
}

function treeOf({ types, id, syntax, place, path, properties }: Entity): TreeNode {
  return {
    type: types.join(' + ') || 'no type',
    id,
    syntax,
    line: place.line,
    path,
    properties: properties.map(({ name, value, place }) => ({
      name,
      line: place.line,
      value: value.kind === 'entity' ? treeOf(value.entity) : scalarText(value),
    })),
  }
}

const scalarText = (value: Exclude<Value, { kind: 'entity' }>) => (value.kind === 'link' ? value.url : value.text)
