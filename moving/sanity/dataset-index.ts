import { isoDate } from '../source/iso-date.ts'
import { asText } from '../source/values.ts'
import { type Document, documentsOf } from './documents.ts'
import type { SanityMapping, TypeMapping } from './mapping.ts'
import { slugIn } from './slug-in.ts'
import { textAt } from './value-at.ts'

/** What others need to know of a document. */
export type Known = { kind: TypeMapping['kind']; title: string; address: string | undefined }

/** What is known of a dataset before its texts are converted. */
export type DatasetIndex = {
  known: Map<string, Known>
  /** Documents of types that do not move. */
  unmapped: Set<string>
  /** In which states a document exists besides being published. */
  states: Map<string, { isPublished: boolean; drafts: number; versions: number }>
  authors: Set<string>
}

/**
 * Reads what documents refer to, and in which states they are.
 * Source: https://www.sanity.io/docs/content-lake/drafts
 */
export async function indexDataset(root: string, mapping: SanityMapping): Promise<DatasetIndex> {
  const index: DatasetIndex = { known: new Map(), unmapped: new Set(), states: new Map(), authors: new Set() }
  for await (const document of documentsOf(root)) {
    if (!('id' in document)) continue
    const type = mappingOf(document, mapping)
    if (!type || type.kind === 'skip') {
      index.unmapped.add(document.id)
      continue
    }
    const state = index.states.get(document.id) ?? { isPublished: false, drafts: 0, versions: 0 }
    if (document.state === 'published') state.isPublished = true
    else if (document.state === 'draft') state.drafts++
    else state.versions++
    index.states.set(document.id, state)
    if (document.state === 'published' || !index.known.has(document.id))
      index.known.set(document.id, knownOf(document, type))
  }
  return index
}

/** Returns the mapping of a document’s type. */
export const mappingOf = ({ type }: Document, { types }: SanityMapping): TypeMapping | undefined =>
  Object.hasOwn(types, type) ? types[type] : undefined

function knownOf(document: Document, type: TypeMapping): Known {
  const { fields, id } = document
  const title = textAt(fields, type.fields.title) || id
  return { kind: type.kind, title, address: addressOf(document, type) }
}

/**
 * Returns the path of a document on the old site, by the pattern of its mapping: `/blog/{slug}/`, also with `{year}`,
 * `{month}`, `{day}`, and `{id}`.
 */
export function addressOf({ fields, id }: Document, { address, fields: paths }: TypeMapping): string | undefined {
  const slug = slugIn(fields, paths)
  if (!address || (slug === '' && address.includes('{slug}'))) return undefined
  const date = isoDate(textAt(fields, paths.date)) ?? isoDate(asText(fields._createdAt)) ?? ''
  const values: Record<string, string> = {
    slug,
    id,
    year: date.slice(0, 4),
    month: date.slice(5, 7),
    day: date.slice(8, 10),
  }
  const path = address.replace(/\{(\w{1,20})\}/g, (all, name: string) => values[name] ?? all)
  return `/${path}`.replace(/\/{2,}/g, '/')
}
