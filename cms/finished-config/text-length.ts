import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { hasPath } from '#engine/paths/document-paths.ts'

const TEXT_LENGTH = '/admin/components/writing/text-length.tsx#TextLength'

/** Shows the number of words and the reading time in the bar of every document with a page and a text. */
export function withTextLength(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(withLength) }
}

function withLength(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { admin, flattenedFields, slug } = collection
  if (!hasPath(slug) || !flattenedFields.some(hasText)) return collection
  const edit = admin.components?.edit ?? {}
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: { ...edit, beforeDocumentControls: [...(edit.beforeDocumentControls ?? []), TEXT_LENGTH] },
      },
    },
  }
}

function hasText(field: FlattenedField): boolean {
  if (field.type === 'richText') return true
  if (field.type === 'blocks') return field.blocks.some(({ flattenedFields }) => flattenedFields.some(hasText))
  return 'flattenedFields' in field && field.flattenedFields.some(hasText)
}
