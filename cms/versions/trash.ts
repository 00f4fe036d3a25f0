import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'

/** How long the trash keeps an item. Then the worker deletes it. */
export const TRASH_DAYS = 30

/**
 * Returns a collection whose documents editors can get back after they deleted them. Visitors see nothing of the trash.
 */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    trash: true,
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), stampDeletion] },
  }
}

/** Sets the time of deletion by the server's clock, which determines when the thirty days begin. */
const stampDeletion: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!data.deletedAt) return data
  return { ...data, deletedAt: originalDoc?.deletedAt ?? new Date().toISOString() }
}
