import type { CollectionAfterChangeHook } from 'payload'
import { enqueue } from '../jobs/jobs.ts'

/**
 * Enqueues the notices about a new submission in the transaction that stores it. For spam, this happens when staff mark
 * it as not spam.
 */
export const notifyOfSubmission: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const arrives =
    operation === 'create' ? doc.status !== 'spam' : previousDoc?.status === 'spam' && doc.status !== 'spam'
  if (arrives) await enqueue(req, 'notify', { about: `${collection.slug}/${doc.id}` })
  return doc
}
