import { callTopics } from '#platform/calendar/call-topics.ts'
import type { Booking } from '../payload-types.ts'

/**
 * Returns what a call is about: the service or plan that its visitor chose before, which its lead names, else the
 * topic; '' if the visitor named none. The lead must have been read with its booking.
 */
export function subjectOfCall({ lead, about }: Pick<Booking, 'lead' | 'about'>): string {
  const interest = typeof lead === 'object' ? lead?.interest : undefined
  return interest || (about ? callTopics[about] : '')
}
