import type { CollectionAfterChangeHook } from 'payload'
import { addOutcome } from '../visits/add-outcomes.ts'
import { countsOf } from '../visits/outcomes.ts'

/**
 * Counts a request or a booked call for its pages. A lead that becomes spam is subtracted; one that is taken out of
 * spam is added.
 */
export const countLead: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isCounted = doc.status !== 'spam'
  const wasCounted = operation === 'update' && previousDoc?.status !== 'spam'
  if (isCounted === wasCounted) return doc
  await addOutcome(req, {
    day: String(doc.createdAt).slice(0, 10),
    counts: countsOf(doc.form === 'call' ? 'call' : 'lead', doc.source),
    step: isCounted ? 1 : -1,
  })
  return doc
}

/** Counts a subscription for the page with its form, on the day when it is confirmed. */
export const countSubscription: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.status !== 'confirmed' || previousDoc?.status === 'confirmed') return doc
  const day = new Date().toISOString().slice(0, 10)
  await addOutcome(req, { day, counts: countsOf('subscription', { page: doc.source }), step: 1 })
  return doc
}
