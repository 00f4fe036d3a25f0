import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { enqueue } from '../jobs/jobs.ts'

/** Notes who decided about a review, and when. */
export const noteModerator: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'create' || data.status === undefined || data.status === originalDoc?.status) return data
  return { ...data, moderatedBy: req.user?.id ?? null, moderatedAt: new Date().toISOString() }
}

/**
 * Notifies reviewers who asked for it when their review is published. The worker writes that email only once, however
 * often the review is approved.
 */
export const notifyReviewer: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isPublished = operation === 'update' && doc.status === 'approved' && previousDoc?.status !== 'approved'
  if (isPublished && doc.wantsNotice && doc.userEmail)
    await enqueue(req, 'notify', { about: `reviews/${doc.id}`, now: 'approved' })
  return doc
}
