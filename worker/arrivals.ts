import type { Application, Brand, Mail, MailSetting, Quote, Review, Subscriber } from '../cms/payload-types.ts'
import type { Email } from '../emails/email.ts'
import { applicationNotice, applicationReceipt } from '../emails/templates/application.ts'
import { type Lead, leadNotice, leadReceipt } from '../emails/templates/lead.ts'
import { reviewNotice, reviewPublished } from '../emails/templates/review.ts'
import { subscriptionConfirmation } from '../emails/templates/subscription.ts'
import { isPlainAddress } from './addresses.ts'
import { leadOfMail, leadOfQuote } from './lead.ts'

/** A document that somebody is to be told of, with what its mails name besides. */
export type Arrival =
  | { kind: 'mails'; document: Mail }
  | { kind: 'quotes'; document: Quote }
  | { kind: 'applications'; document: Application; position: string | undefined }
  | { kind: 'reviews'; document: Review; toolName: string }
  | { kind: 'subscribers'; document: Subscriber }

export type Surroundings = {
  settings: Pick<MailSetting, 'notices' | 'answerVisitors' | 'webhook'>
  brand: Pick<Brand, 'name' | 'contactEmail'>
  siteUrl: string
}

/** A mail to write. The key names it: what was written under a key is not written again. */
export type Outgoing = { kind: string; to: string; email: Email; replyTo?: string; key: string }

/** The mails that tell of an arrival. What is spam, or was decided about meanwhile, is told nobody. */
export function mailsAbout(arrival: Arrival, surroundings: Surroundings): Outgoing[] {
  if (arrival.document.status === 'spam') return []
  switch (arrival.kind) {
    case 'mails':
      return aboutLead(leadOfMail(arrival.document), arrival, surroundings)
    case 'quotes':
      return aboutLead(leadOfQuote(arrival.document), arrival, surroundings)
    case 'applications':
      return aboutApplication(arrival, surroundings)
    case 'reviews':
      return aboutReview(arrival, surroundings)
    case 'subscribers':
      return aboutSubscriber(arrival, surroundings)
  }
}

/** Whether the agency's CRM is told as well. */
export function isForCrm({ kind, document }: Arrival, { settings }: Surroundings) {
  return (kind === 'mails' || kind === 'quotes') && document.status !== 'spam' && Boolean(settings.webhook?.url)
}

function aboutLead(lead: Lead, arrival: Arrival, surroundings: Surroundings) {
  const visitor = addressIn(lead.email)
  const email = leadNotice(lead, adminHref(arrival, surroundings))
  return [
    ...notices({ kind: 'lead-notice', setting: lead.form, email, replyTo: visitor }, arrival, surroundings),
    ...receipts({ kind: 'lead-receipt', to: visitor, email: leadReceipt(lead) }, arrival, surroundings),
  ]
}

function aboutApplication(arrival: Arrival & { kind: 'applications' }, surroundings: Surroundings) {
  const { document, position } = arrival
  const to = addressIn(document.email)
  const email = applicationNotice({ id: document.id, position, href: adminHref(arrival, surroundings) })
  return [
    ...notices({ kind: 'application-notice', setting: 'application', email }, arrival, surroundings),
    ...receipts({ kind: 'application-receipt', to, email: applicationReceipt({ position }) }, arrival, surroundings),
  ]
}

function aboutReview(arrival: Arrival & { kind: 'reviews' }, surroundings: Surroundings) {
  const { document, toolName: tool } = arrival
  if (document.status === 'pending') {
    const email = reviewNotice({ ...document, tool }, adminHref(arrival, surroundings))
    return notices({ kind: 'review-notice', setting: 'review', email }, arrival, surroundings)
  }
  const author = addressIn(document.userEmail)
  if (document.status !== 'approved' || !document.wantsNotice || !author) return []
  const href = `${surroundings.siteUrl}/tools/${encodeURIComponent(document.tool)}/`
  return [
    toVisitor({ kind: 'review-published', to: author, email: reviewPublished({ tool, href }) }, arrival, surroundings),
  ]
}

function aboutSubscriber(arrival: Arrival & { kind: 'subscribers' }, surroundings: Surroundings) {
  const { status, token } = arrival.document
  const to = addressIn(arrival.document.email)
  if (status !== 'pending' || !token || !to) return []
  const href = `${surroundings.siteUrl}/newsletter/confirm/?token=${encodeURIComponent(token)}`
  const email = subscriptionConfirmation({ brandName: surroundings.brand.name, href })
  const mail = toVisitor({ kind: 'subscribe-confirm', to, email }, arrival, surroundings)
  // Once for each time somebody subscribes: an address that never answers is not asked again.
  return [{ ...mail, key: `subscribe-confirm ${nameOf(arrival)} ${token.slice(0, 8)}` }]
}

type Notice = {
  kind: string
  setting: keyof NonNullable<MailSetting['notices']>
  email: Email
  replyTo?: string | undefined
}

/** One mail for everybody of the agency who is to be told. */
function notices({ setting, ...notice }: Notice, arrival: Arrival, { settings, brand }: Surroundings) {
  const named = addressesIn(settings.notices?.[setting])
  const recipients = named.length > 0 ? named : addressesIn(brand.contactEmail)
  return recipients.map((to) => outgoing({ ...notice, to }, arrival))
}

type Receipt = { kind: string; to: string | undefined; email: Email }

/** At most one: where an address was left, and the agency wants to answer at once. */
function receipts({ to, ...receipt }: Receipt, arrival: Arrival, surroundings: Surroundings) {
  const answers = surroundings.settings.answerVisitors ?? true
  return to && answers ? [toVisitor({ ...receipt, to }, arrival, surroundings)] : []
}

function toVisitor(mail: Receipt & { to: string }, arrival: Arrival, { brand }: Surroundings) {
  return outgoing({ ...mail, replyTo: addressIn(brand.contactEmail) }, arrival)
}

type Draft = { kind: string; to: string; email: Email; replyTo?: string | undefined }

function outgoing({ kind, to, email, replyTo }: Draft, arrival: Arrival): Outgoing {
  const key = `${kind} ${nameOf(arrival)} ${to}`
  return { kind, to, email, ...(replyTo ? { replyTo } : {}), key }
}

/** The address, if it is one and nothing more: no list, no name, no second line. */
function addressIn(text: string | null | undefined) {
  return text && isPlainAddress(text) ? text : undefined
}

function addressesIn(list: string | null | undefined) {
  const addresses = (list ?? '').split(',').map((one) => one.trim())
  return [...new Set(addresses.filter(isPlainAddress))]
}

const nameOf = ({ kind, document }: Arrival) => `${kind}/${document.id}`
const adminHref = (arrival: Arrival, { siteUrl }: Surroundings) => `${siteUrl}/admin/collections/${nameOf(arrival)}`
