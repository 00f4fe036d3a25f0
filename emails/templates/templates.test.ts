// @module-tag slow
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { Email } from '../email.ts'
import { renderEmail } from '../render-email.ts'
import { accountChange, accountMessage, passwordReset } from './account.ts'
import { applicationNotice, applicationReceipt } from './application.ts'
import { auditChanges, watchConfirmation, watchEnded } from './audit-watch.ts'
import { bookingForHost, bookingForVisitor } from './booking.ts'
import { assignment, invitation, mention } from './colleague.ts'
import { draftDecided, draftSubmitted } from './draft-review.ts'
import { issueEmail } from './issue.ts'
import { type Lead, leadEmailNotice, leadNotice, leadReceipt } from './lead.ts'
import { reply } from './reply.ts'
import { reviewNotice, reviewPublished } from './review.ts'
import { scheduleFailed } from './schedule.ts'
import { subscriptionConfirmation } from './subscription.ts'
import { webhookTurnedOff } from './webhook.ts'

const EVIL = `"><b>x</b> & 'y'`
const href = 'https://agency.example/page?a=1&b=2'
const sender = { brandName: EVIL, siteUrl: 'https://agency.example' }
const lead: Lead = { form: 'quote', id: 3, name: EVIL, email: 'a@b.example', content: [['Name', EVIL]], source: [] }
const call = { news: 'booked', when: EVIL, host: EVIL, meetingUrl: null } as const
const bookingLinks = { manageUrl: href, confirmUrl: href, bookUrl: href }
const finding = { id: 'a', rule: 'a', title: EVIL, pages: [] }
const since = new Date('2026-10-29T08:00:00Z')
const article = { title: EVIL, excerpt: EVIL, href, image: { src: 'https://agency.example/a.jpg', alt: EVIL } }

test.each<[string, Email]>([
  ['lead notice', leadNotice(lead, href)],
  ['lead with a new email address', leadEmailNotice(lead, href)],
  ['lead receipt', leadReceipt(lead)],
  ['application notice', applicationNotice({ id: 5, position: EVIL, href })],
  ['application receipt', applicationReceipt({ position: undefined })],
  ['call, for the visitor', bookingForVisitor({ ...call, ...bookingLinks })],
  ['held call, for the visitor', bookingForVisitor({ ...call, news: 'confirm', ...bookingLinks })],
  ['canceled call, for the visitor', bookingForVisitor({ ...call, news: 'canceled', ...bookingLinks })],
  ['call, for the host', bookingForHost({ ...call, whenForVisitor: EVIL, content: [['Name', EVIL]], adminUrl: href })],
  ['review notice', reviewNotice({ id: 7, userName: EVIL, tool: EVIL, userFeedback: EVIL }, href)],
  ['review published', reviewPublished({ tool: EVIL, href })],
  ['subscription confirmation', subscriptionConfirmation({ brandName: EVIL, href })],
  ['monthly audit to confirm', watchConfirmation({ brandName: EVIL, host: EVIL, href })],
  [
    'changes of a site',
    auditChanges({
      ...{ brandName: EVIL, host: EVIL, href, score: 80, comparison: { href, since } },
      ...{ changes: { new: [finding], fixed: [finding] }, unsubscribeUrl: href, postalAddress: EVIL },
    }),
  ],
  ['monthly audit that ended', watchEnded({ brandName: EVIL, host: EVIL, href, failingSince: since, reason: EVIL })],
  ['password reset', passwordReset({ href, minutes: 60 })],
  ['account change', accountChange({ subject: EVIL, change: EVIL, at: new Date('2026-11-21T08:00:00Z') })],
  ['reply', reply({ subject: EVIL, message: `${EVIL}\n\n${EVIL}`, authorName: EVIL, occasion: 'request' })],
  ['assignment', assignment({ what: EVIL, by: EVIL, href })],
  ['mention', mention({ title: EVIL, by: EVIL, text: EVIL, href })],
  ['draft, sent for review', draftSubmitted({ title: EVIL, by: EVIL, type: 'Post', note: EVIL, href })],
  ['draft, changes requested', draftDecided({ title: EVIL, by: EVIL, decision: 'changes', text: EVIL, href })],
  ['draft, approved', draftDecided({ title: EVIL, by: EVIL, decision: 'approved', href })],
  ['draft, published', draftDecided({ title: EVIL, by: EVIL, decision: 'published', href })],
  ['schedule that failed', scheduleFailed({ title: EVIL, isPublishing: true, reason: EVIL, href })],
  ['invitation', invitation({ by: EVIL, brandName: EVIL, roles: [EVIL], href, days: 7 })],
  ['webhook', webhookTurnedOff({ name: EVIL, url: href, reason: EVIL, lastError: EVIL, href })],
  ['message of Payload', accountMessage({ subject: EVIL, text: `${EVIL}\n\n${EVIL}` })],
  [
    'issue',
    issueEmail({ subject: EVIL, intro: EVIL, closing: EVIL }, [article], { brandName: EVIL, unsubscribeUrl: href }),
  ],
])('D1 %s: subject, HTML, and plain text agree, and markup in a value is text', (_name, email) => {
  const { subject, html, text } = renderEmail(email, sender)
  const { document } = new JSDOM(html).window
  expect(subject).not.toMatch(/\p{Cc}/u)
  expect(document.querySelectorAll('b, script')).toHaveLength(0)
  expect([...document.querySelectorAll('a')].map(({ href: target }) => new URL(target).origin)).not.toContain('null')
  const values = [
    ...[email.heading, ...email.paragraphs, ...(email.closing ?? []), email.why, sender.brandName],
    ...(email.facts ?? []).flatMap(([label, value]) => (value ? [label, value] : [])),
    ...(email.articles ?? []).flatMap(({ title, excerpt }) => [title, excerpt]),
    ...(email.button ? [email.button.label, email.button.href] : []),
  ]
  for (const value of values) {
    expect(document.body.textContent).toContain(value)
    expect(text).toContain(value)
  }
  for (const url of [email.button?.href, email.unsubscribeUrl, ...(email.articles ?? []).map((one) => one.href)])
    if (url) expect([text.includes(url), document.querySelector(`a[href="${url}"]`) !== null]).toEqual([true, true])
})
