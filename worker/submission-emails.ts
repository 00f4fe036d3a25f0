import type {
  Application,
  AuditWatch,
  ContactRequest,
  MailSetting,
  Quote,
  Review,
  Subscriber,
} from '#cms/payload-types.ts'
import type { Email } from '#emails/email.ts'
import { applicationNotice, applicationReceipt } from '#emails/templates/application.ts'
import { watchConfirmation } from '#emails/templates/audit-watch.ts'
import { type Lead, leadEmailNotice, leadNotice, leadReceipt } from '#emails/templates/lead.ts'
import { reviewNotice, reviewPublished } from '#emails/templates/review.ts'
import { subscriptionConfirmation } from '#emails/templates/subscription.ts'
import { type BookingSubmission, emailsAboutBooking } from './booking-emails.ts'
import { isPlainEmail } from './email-addresses.ts'
import { leadOfQuote, leadOfRequest } from './lead.ts'
import type { EmailContext, OutboxEmail } from './outbox-email.ts'

/** A submitted document, with what its emails mention besides. */
export type Submission =
  | {
      kind: 'contact-requests'
      document: ContactRequest
      /** It had no email address at first, and its visitor has added one. */
      hasNewEmail?: boolean
    }
  | { kind: 'quotes'; document: Quote }
  | { kind: 'applications'; document: Application; position: string | undefined }
  | { kind: 'reviews'; document: Review; toolName: string }
  | { kind: 'subscribers'; document: Subscriber; linkToken: string | undefined }
  | { kind: 'audit-watches'; document: AuditWatch; linkToken: string }
  | BookingSubmission

/** Returns the emails about a submission: none for spam, and none for a review that has been moderated since. */
export function emailsAbout(submission: Submission, context: EmailContext): OutboxEmail[] {
  if (submission.kind === 'bookings') return emailsAboutBooking(submission, context)
  if (submission.kind === 'audit-watches') return aboutWatch(submission, context)
  if (submission.document.status === 'spam') return []
  switch (submission.kind) {
    case 'contact-requests':
      return aboutRequest(submission.document, submission, context)
    case 'quotes':
      return aboutLead(leadOfQuote(submission.document), submission, context)
    case 'applications':
      return aboutApplication(submission, context)
    case 'reviews':
      return aboutReview(submission, context)
    case 'subscribers':
      return aboutSubscriber(submission, context)
  }
}

/** Returns whether a submission is also sent to the agency's CRM. */
export function isForCrm({ kind, document }: Submission, { settings }: EmailContext) {
  return (
    (kind === 'contact-requests' || kind === 'quotes') && document.status !== 'spam' && Boolean(settings.webhook?.url)
  )
}

/** A booked call has emails of its own. */
function aboutRequest({ form, ...request }: ContactRequest, submission: Submission, context: EmailContext) {
  return form === 'call' ? [] : aboutLead(leadOfRequest({ ...request, form }), submission, context)
}

function aboutLead(lead: Lead, submission: Submission, context: EmailContext) {
  const visitor = emailIn(lead.email)
  const isNewEmail = submission.kind === 'contact-requests' && submission.hasNewEmail === true
  const email = (isNewEmail ? leadEmailNotice : leadNotice)(lead, adminHref(submission, context))
  const setting = lead.form === 'tool' ? 'contact' : lead.form
  const about = notices({ kind: 'lead-notice', setting, email, replyTo: visitor }, submission, context)
  return [
    ...about.map((notice) => (isNewEmail ? { ...notice, key: `${notice.key} email` } : notice)),
    ...receipts({ kind: 'lead-receipt', to: visitor, email: leadReceipt(lead) }, submission, context),
  ]
}

function aboutApplication(submission: Submission & { kind: 'applications' }, context: EmailContext) {
  const { document, position } = submission
  const to = emailIn(document.email)
  const email = applicationNotice({ id: document.id, position, href: adminHref(submission, context) })
  return [
    ...notices({ kind: 'application-notice', setting: 'application', email }, submission, context),
    ...receipts({ kind: 'application-receipt', to, email: applicationReceipt({ position }) }, submission, context),
  ]
}

function aboutReview(submission: Submission & { kind: 'reviews' }, context: EmailContext) {
  const { document, toolName: tool } = submission
  if (document.status === 'pending') {
    const email = reviewNotice({ ...document, tool }, adminHref(submission, context))
    return notices({ kind: 'review-notice', setting: 'review', email }, submission, context)
  }
  const author = emailIn(document.userEmail)
  if (document.status !== 'approved' || !document.wantsNotice || !author) return []
  const href = `${context.siteUrl}/tools/${encodeURIComponent(document.tool)}/`
  return [
    toVisitor({ kind: 'review-published', to: author, email: reviewPublished({ tool, href }) }, submission, context),
  ]
}

function aboutSubscriber(submission: Submission & { kind: 'subscribers' }, context: EmailContext) {
  const { document, linkToken } = submission
  const { status, token } = document
  const to = emailIn(document.email)
  if (status !== 'pending' || !token || !linkToken || !to) return []
  const href = `${context.siteUrl}/newsletter/confirm/?token=${linkToken}`
  const email = subscriptionConfirmation({ brandName: context.brand.name, href })
  const mail = toVisitor({ kind: 'subscribe-confirm', to, email }, submission, context)
  // One email per subscription attempt: an address that never responds is not asked again.
  return [{ ...mail, key: `subscribe-confirm ${nameOf(submission)} ${token.slice(0, 8)}` }]
}

/** Once for each link: a later one is only made a day after the former. */
function aboutWatch(submission: Submission & { kind: 'audit-watches' }, context: EmailContext) {
  const { document, linkToken } = submission
  const { host, state, token } = document
  const to = emailIn(document.email)
  if (state !== 'pending' || !to) return []
  const href = `${context.siteUrl}/audit/monthly/confirm/?token=${linkToken}`
  const email = watchConfirmation({ brandName: context.brand.name, host, href })
  const mail = toVisitor({ kind: 'audit-watch-confirm', to, email }, submission, context)
  return [{ ...mail, key: `audit-watch-confirm ${nameOf(submission)} ${token.slice(0, 8)}`, isUnasked: true }]
}

type Notice = {
  kind: string
  setting: keyof NonNullable<MailSetting['notices']>
  email: Email
  replyTo?: string | undefined
}

/** Returns one notice for each recipient at the agency. */
function notices({ setting, ...notice }: Notice, submission: Submission, { settings, brand }: EmailContext) {
  const named = emailsIn(settings.notices?.[setting])
  const recipients = named.length > 0 ? named : emailsIn(brand.contactEmail)
  return recipients.map((to) => outgoing({ ...notice, to }, submission))
}

type Receipt = { kind: string; to: string | undefined; email: Email }

/** Returns at most one receipt: if the visitor left an email address and receipts are on. */
function receipts({ to, ...receipt }: Receipt, submission: Submission, context: EmailContext) {
  const answers = context.settings.answerVisitors ?? true
  return to && answers ? [{ ...toVisitor({ ...receipt, to }, submission, context), isUnasked: true }] : []
}

function toVisitor(email: Receipt & { to: string }, submission: Submission, { brand }: EmailContext) {
  return outgoing({ ...email, replyTo: emailIn(brand.contactEmail) }, submission)
}

type Draft = { kind: string; to: string; email: Email; replyTo?: string | undefined }

function outgoing({ kind, to, email, replyTo }: Draft, submission: Submission): OutboxEmail {
  const key = `${kind} ${nameOf(submission)} ${to}`
  return { kind, to, email, ...(replyTo ? { replyTo } : {}), key }
}

/** Returns the text if it is exactly one email address: no list, no name, no second line. */
function emailIn(text: string | null | undefined) {
  return text && isPlainEmail(text) ? text : undefined
}

function emailsIn(list: string | null | undefined) {
  const addresses = (list ?? '').split(',').map((one) => one.trim())
  return [...new Set(addresses.filter(isPlainEmail))]
}

const nameOf = ({ kind, document }: Submission) => `${kind}/${document.id}`
const adminHref = (submission: Submission, { adminUrl }: EmailContext) =>
  `${adminUrl}/admin/collections/${nameOf(submission)}`
