import type { AfterErrorHook } from 'payload'
import { unavailabilityOf } from '#platform/database/unavailable.ts'

const MESSAGES = {
  away: 'The database is not available right now. Try again in a few seconds.',
  full: 'Nothing can be stored right now because the disk is full.',
}

/**
 * Responds with 503 and a reason when the database or the disk is unavailable; Payload would respond with a bare 500.
 */
export const reportOutage: AfterErrorHook = ({ error }) => {
  const kind = unavailabilityOf(error)
  return kind && { status: 503, response: { errors: [{ name: 'Unavailable', message: MESSAGES[kind] }] } }
}
