import type { CollectionBeforeDeleteHook } from 'payload'

/** The counts of a post go with it. */
export const deleteViews: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'post-views', where: { post: { equals: id } }, depth: 0, req })
}
