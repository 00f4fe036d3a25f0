import { confirmWatch, endWatch } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import type { CallResult } from '#site/calls/request-context.ts'
import type { WithToken } from '../schema.ts'
import { monthlyPages } from './link-pages.ts'

/**
 * Begins a monthly audit that its email address confirms. Idempotent.
 * @throws {Failure} invalid, if the token is unknown or has expired, or there are too many
 */
export async function confirmMonthly({ token }: WithToken): Promise<CallResult> {
  const outcome = await confirmWatch(token)
  if (outcome === 'unknown') throw refused(monthlyPages.expiredLink)
  if (outcome === 'many-sites') throw refused(monthlyPages.manySites)
  if (outcome === 'many-people') throw refused(monthlyPages.manyPeople)
  return { success: true, message: monthlyPages.confirm.done }
}

/**
 * Ends a monthly audit; email programs do it with one click (RFC 8058).
 * @throws {Failure} invalid, if the token is unknown
 */
export async function endMonthly({ token }: WithToken): Promise<CallResult> {
  if (!(await endWatch(token))) throw refused(monthlyPages.endedLink)
  return { success: true, message: monthlyPages.unsubscribe.done }
}

/** Returns an invalid field instead of 404, because an HTML response with 404 would look like a missing call. */
const refused = (message: string) => new Failure('invalid', { message, errors: { token: message } })
