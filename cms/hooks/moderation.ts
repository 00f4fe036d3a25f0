import type { CollectionBeforeChangeHook } from 'payload'

/** Notes who decided about a review, and when. */
export const noteModerator: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'create' || data.status === undefined || data.status === originalDoc?.status) return data
  return { ...data, moderatedBy: req.user?.id ?? null, moderatedAt: new Date().toISOString() }
}
