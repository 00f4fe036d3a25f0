import { changedFields, hashOf, type Print } from './prints.ts'

type Values = Record<string, unknown>

/** A document of the database, as the plan needs it. */
export type StoredDocument = {
  collection: string
  id: number
  title: string
  /** Its newest version, read with depth 0. */
  values: Values
  /** Its print, if the seed created it. */
  seeded?: Print | undefined
  /** Whether “Demonstration content” is ticked. */
  isMarked: boolean
  /** What it needs as long as it stays, such as `authors 3`. */
  holds: string[]
}

type Named = Pick<StoredDocument, 'collection' | 'id' | 'title'>
/** Why demonstration content stays: an editor changed it or made it, or something that stays needs it. */
export type WhyItStays = 'changed' | 'made' | 'needed'
/** @property isInvented whether it is still demonstration content: marked as such, or as the seed made it */
type StayingDocument = Named & { why: WhyItStays; isInvented: boolean }
export type DocumentPlan = { goes: Named[]; stays: StayingDocument[] }

const keyOf = ({ collection, id }: Pick<StoredDocument, 'collection' | 'id'>) => `${collection} ${id}`

/**
 * Decides about every document: what the seed created and nobody has changed since goes, unless something that stays
 * needs it. Everything else stays; the plan lists only what is marked as demonstration content or was seeded.
 * @param removable the collections that the removal empties; documents of others only hold
 */
export function planDocuments(documents: StoredDocument[], removable: readonly string[]): DocumentPlan {
  const whys = new Map<StoredDocument, WhyItStays | undefined>()
  for (const document of documents)
    if (removable.includes(document.collection)) whys.set(document, whyItStays(document))
  const byKey = new Map(documents.map((document) => [keyOf(document), document]))
  const staying = documents.filter((document) => !whys.has(document) || whys.get(document))
  // A document that stays keeps what it needs, which then stays too.
  for (const document of staying)
    for (const key of document.holds) {
      const held = byKey.get(key)
      if (!held || !whys.has(held) || whys.get(held)) continue
      whys.set(held, 'needed')
      staying.push(held)
    }
  const decided = [...whys].map(([{ collection, id, title, isMarked, seeded }, why]) => ({
    named: { collection, id, title },
    why,
    isInvented: isMarked || why === 'needed',
    isOfDemonstration: isMarked || seeded !== undefined,
  }))
  return {
    goes: decided.flatMap(({ named, why }) => (why ? [] : [named])),
    stays: decided.flatMap(({ named, why, isInvented, isOfDemonstration }) =>
      why && isOfDemonstration ? [{ ...named, why, isInvented }] : [],
    ),
  }
}

/**
 * Returns whether a document is demonstration content: marked as such, or as the seed made it. What an editor changed
 * and unticked is real.
 */
export const isInvented = (document: Pick<StoredDocument, 'isMarked' | 'seeded' | 'values'>) =>
  document.isMarked || whyItStays(document) === undefined

function whyItStays({ seeded, values }: Pick<StoredDocument, 'seeded' | 'values'>): WhyItStays | undefined {
  if (!seeded) return 'made'
  return changedFields(seeded, values).length > 0 ? 'changed' : undefined
}

type Blanks = {
  values: Values
  seeded: Print | undefined
  /** What takes the place of each field that nobody has changed; an empty list removes the seeded rows. */
  blank: Values
  /** Its print after an earlier removal: what is still as that left it is done. */
  blanked?: Print | undefined
  /** Lists that have a fixed number of rows or none. */
  fixed?: readonly string[]
}
export type BlankPlan = { data: Values; kept: string[] }

/**
 * Decides about the fields of a document that itself stays: those that are as they were seeded become blank. Of a
 * changed list, the rows that are as they were seeded go.
 */
export function planFields({ values, seeded, blank, blanked = {}, fixed = [] }: Blanks): BlankPlan {
  const data: Values = {}
  const kept: string[] = []
  if (!seeded) return { data, kept }
  const changed = new Set(changedFields(seeded, values))
  const touched = new Set(changedFields(blanked, values))
  for (const [name, replacement] of Object.entries(blank)) {
    const before = seeded[name]
    if (before === undefined || (name in blanked && !touched.has(name))) continue
    if (!changed.has(name)) {
      if (hashOf(values[name]) !== hashOf(replacement)) data[name] = replacement
      continue
    }
    const rows = values[name]
    const isList = Array.isArray(replacement) && replacement.length === 0 && !fixed.includes(name)
    if (isList && Array.isArray(before) && Array.isArray(rows)) {
      const own = rows.filter((row) => !before.includes(hashOf(row)))
      if (own.length < rows.length) data[name] = own
      if (own.length > 0) kept.push(name)
    } else if (hashOf(rows) !== hashOf(replacement)) kept.push(name)
  }
  return { data, kept }
}
