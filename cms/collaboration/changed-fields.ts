import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { plainValue } from '#engine/editing/plain-value.ts'

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
    .filter(({ name }) => !isDeepStrictEqual(plainValue(before[name]), plainValue(after[name])))
    .map(labelOf)
}

function labelOf(field: FlattenedField) {
  const label = 'label' in field ? field.label : undefined
  return typeof label === 'string' && label !== '' ? label : field.name
}
