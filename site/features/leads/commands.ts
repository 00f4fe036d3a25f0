import { getCms, type Transaction } from '#cms/database/client.ts'
import { messages } from '#engine/messages.ts'
import type { FormResult, RequestContext } from '#site/calls/request-context.ts'
import type { CreateQuote } from './quote-schema.ts'
import type { LeadRequest } from './schema.ts'

/** Stores a lead from the audit, contact, or portfolio form. */
export async function createLead(
  request: LeadRequest,
  { source, isSpam }: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  const cms = await getCms()
  const { id } = await cms.create({
    collection: 'contact-requests',
    data: { ...request, source, status: isSpam ? 'spam' : 'new' },
    req: transaction,
    depth: 0,
  })
  return { success: true, message: messages.sent, about: `contact-requests/${id}` }
}

/** Stores a quote request. */
export async function createQuote(
  quote: CreateQuote,
  { source, isSpam }: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  const { page, previous, landing, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source
  const utm = { source: utmSource, medium: utmMedium, campaign: utmCampaign, term: utmTerm, content: utmContent }
  const cms = await getCms()
  const { id } = await cms.create({
    collection: 'quotes',
    data: { ...quote, source: { page, previous, landing, referrer }, utm, status: isSpam ? 'spam' : 'new' },
    req: transaction,
    depth: 0,
  })
  return { success: true, message: messages.sent, about: `quotes/${id}` }
}
