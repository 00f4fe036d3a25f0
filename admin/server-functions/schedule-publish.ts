import type { ServerFunction } from 'payload'

/**
 * Replaces Payload's own function, which anyone with an account could call for any document. Dates are set through
 * `cms/schedule/endpoints.ts`, which checks permissions.
 */
export const schedulePublish: ServerFunction = () => ({ error: 'Press “Schedule” above the document instead.' })
