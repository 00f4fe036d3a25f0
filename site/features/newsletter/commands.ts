import { createHash, timingSafeEqual } from 'node:crypto'
import { confirmSubscription, endSubscription, signUp, type Transaction, takeBounce } from '../../../cms/client.ts'
import { environment } from '../../../engine/environment.ts'
import { Failure } from '../../../engine/failures.ts'
import { messages } from '../../../engine/messages.ts'
import type { CallResult, FormResult, RequestContext } from '../../calls/request-context.ts'
import type { MailBounce, Subscribe, WithToken } from './schema.ts'
import { words } from './words.ts'

/**
 * Stores an address as pending: nobody is written to who has not confirmed. An address that is known already gets the
 * same answer, so that nobody can ask here who subscribes.
 */
export async function subscribe(
  { email }: Subscribe,
  requestContext: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  const about = await signUp(transaction, { email, source: requestContext.source.page, isSpam: requestContext.isSpam })
  return { success: true, message: messages.subscribed, ...(about ? { about } : {}) }
}

/** Confirms an address. Done twice it is still done. */
export async function confirm({ token }: WithToken): Promise<CallResult> {
  if (!(await confirmSubscription(token))) throw unknownLink()
  return { success: true, message: words.confirm.done }
}

/** Ends a subscription; mail servers do it for their users by one click (RFC 8058). Done twice it is still done. */
export async function unsubscribe({ token }: WithToken): Promise<CallResult> {
  if (!(await endSubscription(token))) throw unknownLink()
  return { success: true, message: words.unsubscribe.done }
}

/** The mail service tells which mails came back. It proves itself by the secret that both were given. */
export async function mailBounce(
  { email, kind, messageId, reason }: MailBounce,
  requestContext: RequestContext,
): Promise<CallResult> {
  const { mailHookSecret } = environment
  if (!mailHookSecret) throw new Failure('not-found')
  if (!isSame(requestContext.authorization, `Bearer ${mailHookSecret}`))
    throw new Failure('unauthorized', { message: 'The bearer token is not the one this site was given.' })
  await takeBounce({ email, kind, ...(messageId ? { messageId } : {}), ...(reason ? { reason } : {}) })
  return { success: true, message: 'Noted.' }
}

/** As a field that is wrong: an HTML answer with 404 would be taken for a call that does not exist. */
function unknownLink() {
  return new Failure('invalid', { message: words.unknownLink, errors: { token: words.unknownLink } })
}

/** Takes as long for a nearly right secret as for a wrong one. */
function isSame(received: string, wanted: string) {
  const [a, b] = [received, wanted].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
