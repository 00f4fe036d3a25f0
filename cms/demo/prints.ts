import { createHash } from 'node:crypto'

type Values = Record<string, unknown>

/** A hash of each field of a document as it was seeded; of a list of rows, one hash for each row. */
export type Print = Record<string, string | string[]>

/** What the system writes, not an editor. */
const SYSTEM_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'url', 'thumbnailURL', 'sizes'])
const HASH_LENGTH = 12

/** Returns the print of a document or a global that was read with depth 0. */
export function printOf(values: Values): Print {
  const fields = Object.entries(values).filter(([name]) => !SYSTEM_FIELDS.has(name) && name !== 'globalType')
  return Object.fromEntries(fields.map(([name, value]) => [name, isRows(value) ? value.map(hashOf) : hashOf(value)]))
}

/**
 * Returns the names of the fields that are no longer as they were seeded. Fields that did not exist then are left out.
 */
export function changedFields(seeded: Print, values: Values): string[] {
  const now = printOf(values)
  const nothing = hashOf(null)
  return Object.keys(seeded).filter((name) => String(seeded[name]) !== String(now[name] ?? nothing))
}

/** Returns a hash that row ids, empty values, and the order of keys do not change. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(bare(value)) ?? '')
    .digest('base64url')
    .slice(0, HASH_LENGTH)
}

function bare(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, bare(inner)] as const)
    .filter(([name, inner]) => name !== 'id' && inner !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

const isRows = (value: unknown): value is Values[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null)
