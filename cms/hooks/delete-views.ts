import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the counts of a deleted post. */
export const deleteViews: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'post-views', where: { post: { equals: id } }, depth: 0, req })
}
