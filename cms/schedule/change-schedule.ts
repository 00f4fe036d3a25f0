import type { PayloadRequest, Where } from 'payload'
import { momentLabel } from '#platform/calendar/time-labels.ts'
import { momentAt } from '#platform/calendar/wall-time.ts'
import type { DocumentName } from '../collaboration/document-name.ts'
import { type Scheduled, type ScheduleInput, whereOf } from './scheduled.ts'

type Values = Record<string, unknown>

/** What the form sends: a date and time as clocks in the time zone show it. */
export type ScheduleWish = { type: 'publish' | 'unpublish'; local: string; timeZone: string }

export type ScheduleResult = { status: 200 | 422; message: string }

const MAX_YEARS = 5
const YEAR_MS = 365 * 86_400_000

/** What the server writes, and what is decided when the date comes. */
const NOT_PINNED = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'createdBy']

/**
 * Sets the date on which the draft, as it is now, is published, or the document is unpublished. A document has one date
 * of each kind: another one replaces it.
 * @param document the newest draft
 */
export async function setDate(
  req: PayloadRequest,
  on: DocumentName,
  document: Values,
  { type, local, timeZone }: ScheduleWish,
): Promise<ScheduleResult> {
  const moment = momentAt(timeZone, local)
  const now = Date.now()
  if (moment === undefined) return { status: 422, message: 'Enter a date and a time.' }
  if (moment <= now) return { status: 422, message: 'This time has passed. Choose a later one.' }
  if (moment > now + MAX_YEARS * YEAR_MS)
    return { status: 422, message: `Choose a time within the next ${MAX_YEARS} years.` }
  const input: ScheduleInput = {
    type,
    ...(on.id === undefined ? { global: on.slug } : { doc: { relationTo: on.slug, value: String(on.id) } }),
    ...(req.user ? { user: { relationTo: 'users', value: Number(req.user.id) } } : {}),
    timezone: timeZone,
    ...(type === 'publish' ? { seen: String(document.updatedAt), state: pinned(document) } : {}),
  }
  await deleteDates(req, on, type)
  await req.payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil: new Date(moment), req })
  const what = type === 'publish' ? 'published' : 'taken off the site'
  return { status: 200, message: `It is ${what} on ${momentLabel(moment, timeZone)}.` }
}

/** Deletes the dates of a document, or those of one kind. */
export function deleteDates(req: PayloadRequest, on: DocumentName, type?: Scheduled['type']) {
  const ofKind = type ? [{ 'input.type': { equals: type } }] : []
  const where: Where = { and: [{ taskSlug: { equals: 'schedulePublish' } }, whereOf(on), ...ofKind] }
  return req.payload.delete({ collection: 'payload-jobs', where, depth: 0, req })
}

/** Deletes one date. */
export function deleteDate(req: PayloadRequest, id: number) {
  const where: Where = { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] }
  return req.payload.delete({ collection: 'payload-jobs', where, depth: 0, req })
}

function pinned(document: Values): Values {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !NOT_PINNED.includes(name)))
}
