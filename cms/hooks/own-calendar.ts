import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { enqueue } from '../jobs/jobs.ts'

/** Clears the busy times of the former calendar when a new one is set. */
export const startWithNewCalendar: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  isNew(data, originalDoc) ? { ...data, busy: [], calendarReadAt: null, calendarError: null } : data

/** Enqueues the first reading of a calendar, in the transaction that stores its URL. */
export const readNewCalendar: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (isNew(doc, previousDoc) && doc.calendarUrl) await enqueue(req, 'read-calendar', { id: doc.id })
  return doc
}

type Host = { calendarUrl?: string | null } | undefined

const isNew = (host: Host, before: Host) =>
  host?.calendarUrl !== undefined && (host.calendarUrl ?? '') !== (before?.calendarUrl ?? '')
