import { createHash, timingSafeEqual } from 'node:crypto'
import { confirmSubscription, endSubscription, recordBounce, signUp, type Transaction } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { messages } from '#engine/messages.ts'
import { environment } from '#platform/environment/environment.ts'
import type { CallResult, FormResult, RequestContext } from '#site/calls/request-context.ts'
import { linkPages } from './link-pages.ts'
import type { MailBounce, Subscribe, WithToken } from './schema.ts'

/**
 * Stores an email address as pending; it gets no issue before it is confirmed. A known email address gets the same
 * response, so that nobody can find out who subscribes.
 */
export async function subscribe(
  { email }: Subscribe,
  requestContext: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  const about = await signUp(transaction, { email, source: requestContext.source.page, isSpam: requestContext.isSpam })
  return { success: true, message: messages.subscribed, ...(about ? { about } : {}) }
}

/**
 * Confirms an email address. Idempotent.
 * @throws {Failure} invalid, if the token is unknown
 */
export async function confirm({ token }: WithToken): Promise<CallResult> {
  if (!(await confirmSubscription(token))) throw unknownLink()
  return { success: true, message: linkPages.confirm.done }
}

/**
 * Ends a subscription; email programs do it with one click (RFC 8058). Idempotent.
 * @throws {Failure} invalid, if the token is unknown
 */
export async function unsubscribe({ token }: WithToken): Promise<CallResult> {
  if (!(await endSubscription(token))) throw unknownLink()
  return { success: true, message: linkPages.unsubscribe.done }
}

/**
 * Records the bounces that the email service reports. The service authenticates with a shared secret.
 * @throws {Failure} not-found, if no secret is configured; unauthorized, if the secret is wrong
 */
export async function mailBounce(
  { email, kind, messageId, reason }: MailBounce,
  requestContext: RequestContext,
): Promise<CallResult> {
  const { mailHookSecrets } = environment
  if (mailHookSecrets.length === 0) throw new Failure('not-found')
  if (!mailHookSecrets.some((secret) => isSame(requestContext.authorization, `Bearer ${secret}`)))
    throw new Failure('unauthorized', { message: 'The bearer token is not valid.' })
  await recordBounce({ email, kind, ...(messageId ? { messageId } : {}), ...(reason ? { reason } : {}) })
  return { success: true, message: 'Noted.' }
}

/** Returns an invalid field instead of 404, because an HTML response with 404 would look like a missing call. */
function unknownLink() {
  return new Failure('invalid', { message: linkPages.unknownLink, errors: { token: linkPages.unknownLink } })
}

/** Compares secrets in constant time. */
function isSame(received: string, wanted: string) {
  const [a, b] = [received, wanted].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
