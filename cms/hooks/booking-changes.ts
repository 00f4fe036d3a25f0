import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { enqueue } from '../jobs/jobs.ts'

/** Numbers the states of a booking: a calendar accepts only an invitation with a higher number than the last one. */
export const countChange: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const now = new Date().toISOString()
  if (operation === 'create') return { ...data, changedAt: now }
  const { startsAt, status } = { ...originalDoc, ...data }
  // The first state that anybody gets an invitation for.
  if (isConfirmed({ status }, originalDoc)) return { ...data, changedAt: now }
  if (Date.parse(startsAt) === Date.parse(originalDoc?.startsAt) && status === originalDoc?.status) return data
  return { ...data, sequence: Number(originalDoc?.sequence ?? 0) + 1, changedAt: now, remindedAt: null }
}

/** Enqueues the emails about each new state, in the transaction that stores it. */
export const notifyOfChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.sequence !== previousDoc?.sequence || isConfirmed(doc, previousDoc))
    await enqueue(req, 'notify', { about: `bookings/${doc.id}`, now: `${doc.status} ${doc.sequence}` })
  return doc
}

type State = { status?: unknown } | undefined

const isConfirmed = (now: State, before: State) => before?.status === 'held' && now?.status === 'booked'
