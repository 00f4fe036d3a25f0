import { addEmailToLead, answerToken, getCms, type Transaction } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { messages } from '#engine/messages.ts'
import type { FormResult, RequestContext } from '#site/calls/request-context.ts'
import { interestOf } from '#site/documents/interest.ts'
import type { CreateQuote } from './quote-schema.ts'
import type { AddEmail, LeadRequest } from './schema.ts'

/**
 * Stores a lead from the audit, contact, or portfolio form. If nobody can answer it, the result has a token with which
 * its sender adds an email address.
 */
export async function createLead(
  { plan, service, ...request }: LeadRequest,
  { page, source, isSpam }: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  const cms = await getCms()
  const interest = (await interestOf({ plan, service }, transaction))?.name
  const lead = await cms.create({
    collection: 'contact-requests',
    data: { ...request, ...(interest ? { interest } : {}), source, status: isSpam ? 'spam' : 'new' },
    req: transaction,
    depth: 0,
  })
  const result = { success: true, message: messages.sent, about: `contact-requests/${lead.id}` }
  if (request.clientEmail) return result
  const addEmail = answerToken(lead)
  return { ...result, addEmail, shownOn: `${page}?form=${request.form}&lead=${addEmail}#${request.form}` }
}

/**
 * Adds an email address to a lead that nobody could answer.
 * @throws {Failure} invalid, if the token is not that of such a lead
 */
export async function addEmail(
  { lead, clientEmail }: AddEmail,
  { isSpam }: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  if (!isSpam && !(await addEmailToLead(transaction, lead, clientEmail)))
    throw new Failure('invalid', { message: 'We can’t add an email address to this request. Please send a new one.' })
  return { success: true, message: messages.emailAdded }
}

/** Stores a quote request. */
export async function createQuote(
  { plan, service, ...quote }: CreateQuote,
  { source, isSpam }: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  const { page, previous, landing, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source
  const utm = { source: utmSource, medium: utmMedium, campaign: utmCampaign, term: utmTerm, content: utmContent }
  const cms = await getCms()
  const interest = (await interestOf({ plan, service }, transaction))?.name
  const { id } = await cms.create({
    collection: 'quotes',
    data: {
      ...quote,
      ...(interest ? { interest } : {}),
      source: { page, previous, landing, referrer },
      utm,
      status: isSpam ? 'spam' : 'new',
    },
    req: transaction,
    depth: 0,
  })
  return { success: true, message: messages.sent, about: `quotes/${id}` }
}
