import type { Application, Brand, Mail, MailSetting, Quote, Review, Subscriber } from '../cms/payload-types.ts'
import { isPlainAddress } from './addresses.ts'
import { oneLine } from './mails/header.ts'
import { type Lead, leadNotice, leadOfMail, leadOfQuote, leadReceipt } from './mails/lead-letters.ts'
import type { Letter } from './mails/letter.tsx'
import {
  applicationNotice,
  applicationReceipt,
  reviewNotice,
  reviewPublished,
  subscribeConfirm,
} from './mails/people-letters.ts'

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
export type Outgoing = { kind: string; to: string; subject: string; letter: Letter; replyTo?: string; key: string }

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
  const written = leadNotice(lead, adminHref(arrival, surroundings))
  return [
    ...notices({ kind: 'lead-notice', setting: lead.form, written, replyTo: visitor }, arrival, surroundings),
    ...receipts({ kind: 'lead-receipt', to: visitor, written: leadReceipt(lead) }, arrival, surroundings),
  ]
}

function aboutApplication(arrival: Arrival & { kind: 'applications' }, surroundings: Surroundings) {
  const { document, position } = arrival
  const to = addressIn(document.email)
  const written = applicationNotice({ id: document.id, position, href: adminHref(arrival, surroundings) })
  return [
    ...notices({ kind: 'application-notice', setting: 'application', written }, arrival, surroundings),
    ...receipts({ kind: 'application-receipt', to, written: applicationReceipt({ position }) }, arrival, surroundings),
  ]
}

function aboutReview(arrival: Arrival & { kind: 'reviews' }, surroundings: Surroundings) {
  const { document, toolName: tool } = arrival
  if (document.status === 'pending') {
    const written = reviewNotice({ ...document, tool }, adminHref(arrival, surroundings))
    return notices({ kind: 'review-notice', setting: 'review', written }, arrival, surroundings)
  }
  const author = addressIn(document.userEmail)
  if (document.status !== 'approved' || !document.wantsNotice || !author) return []
  const href = `${surroundings.siteUrl}/tools/${encodeURIComponent(document.tool)}/`
  return [
    toVisitor(
      { kind: 'review-published', to: author, written: reviewPublished({ tool, href }) },
      arrival,
      surroundings,
    ),
  ]
}

function aboutSubscriber(arrival: Arrival & { kind: 'subscribers' }, surroundings: Surroundings) {
  const { status, token, email } = arrival.document
  const to = addressIn(email)
  if (status !== 'pending' || !token || !to) return []
  const href = `${surroundings.siteUrl}/newsletter/confirm/?token=${encodeURIComponent(token)}`
  const written = subscribeConfirm({ brandName: surroundings.brand.name, href })
  const mail = toVisitor({ kind: 'subscribe-confirm', to, written }, arrival, surroundings)
  // Once for each time somebody subscribes: an address that never answers is not asked again.
  return [{ ...mail, key: `subscribe-confirm ${nameOf(arrival)} ${token.slice(0, 8)}` }]
}

type Written = { subject: string; letter: Letter }
type Notice = {
  kind: string
  setting: keyof NonNullable<MailSetting['notices']>
  written: Written
  replyTo?: string | undefined
}

/** One mail for everybody of the agency who is to be told. */
function notices({ setting, ...notice }: Notice, arrival: Arrival, { settings, brand }: Surroundings) {
  const named = addressesIn(settings.notices?.[setting])
  const recipients = named.length > 0 ? named : addressesIn(brand.contactEmail)
  return recipients.map((to) => outgoing({ ...notice, to }, arrival))
}

type Receipt = { kind: string; to: string | undefined; written: Written }

/** At most one: where an address was left, and the agency wants to answer at once. */
function receipts({ to, ...receipt }: Receipt, arrival: Arrival, surroundings: Surroundings) {
  const answers = surroundings.settings.answerVisitors ?? true
  return to && answers ? [toVisitor({ ...receipt, to }, arrival, surroundings)] : []
}

function toVisitor(mail: Receipt & { to: string }, arrival: Arrival, { brand }: Surroundings) {
  return outgoing({ ...mail, replyTo: addressIn(brand.contactEmail) }, arrival)
}

type Draft = { kind: string; to: string; written: Written; replyTo?: string | undefined }

function outgoing({ kind, to, written: { subject, letter }, replyTo }: Draft, arrival: Arrival): Outgoing {
  const key = `${kind} ${nameOf(arrival)} ${to}`
  return { kind, to, subject: oneLine(subject), letter, ...(replyTo ? { replyTo } : {}), key }
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
