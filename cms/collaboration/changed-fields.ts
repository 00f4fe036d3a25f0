import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'

/** Fields whose change is named by the action itself, or that no editor sees. */
const UNNAMED = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'generateSlug']

type Document = Record<string, unknown>

/**
 * Returns the labels of the fields whose values differ, in the order of the form.
 * @example changedFields(posts.flattenedFields, before, after) // ['Title', 'Feature image']
 */
export function changedFields(fields: FlattenedField[], before: Document, after: Document): string[] {
  return fields
    .filter(({ name }) => !UNNAMED.includes(name) && name in after)
    .filter((field) => !('admin' in field && field.admin?.hidden) && !('hidden' in field && field.hidden))
    .filter(({ name }) => !isDeepStrictEqual(plain(before[name]), plain(after[name])))
    .map(labelOf)
}

/** A value without what reading adds: documents instead of their ids, and empty values. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : undefined
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? undefined : value
  if ('id' in value && 'updatedAt' in value) return value.id
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = plain(inner)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function labelOf(field: FlattenedField) {
  const label = 'label' in field ? field.label : undefined
  return typeof label === 'string' && label !== '' ? label : field.name
}
