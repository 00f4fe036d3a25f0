import type { CollectionAfterChangeHook } from 'payload'
import { enqueue } from '../jobs.ts'

/**
 * Whatever arrives is told to whom it concerns, in the transaction that stores it. What looks like spam is told when
 * somebody says that it is none.
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
