import type { DocumentWithPath } from '#engine/paths/document-paths.ts'
import { permissions } from './permissions.ts'

/** A row of a collection as it is stored. */
export type StoredRow = DocumentWithPath & { [field: string]: unknown; _status?: string | null; status?: string | null }

/** Returns whether visitors can read anything of a collection or global. */
export function isReadByVisitors(slug: string) {
  return permissions[slug]?.read.visitors !== undefined
}

/**
 * Returns a row if the table of permissions shows it to visitors, and it is not in the trash; otherwise undefined.
 * @throws {Error} when the rule of the collection is more than equalities, which a row alone cannot answer
 */
export function rowForVisitors(slug: string, row: StoredRow | undefined): StoredRow | undefined {
  const rule = permissions[slug]?.read.visitors
  if (rule === undefined || row === undefined || row.deletedAt) return undefined
  if (rule === true) return row
  if (typeof rule !== 'object') throw undecidable(slug)
  const isShown = Object.entries(rule).every(([field, condition]) => {
    if (!isEquality(condition)) throw undecidable(slug)
    return row[field] === condition.equals
  })
  return isShown ? row : undefined
}

function undecidable(slug: string) {
  return new Error(`Which rows of “${slug}” visitors read must be given as equalities.`)
}

function isEquality(condition: unknown): condition is { equals: unknown } {
  return typeof condition === 'object' && condition !== null && Object.keys(condition).join() === 'equals'
}
