import { expect, test } from 'vitest'
import type { Application, AuditWatch, ContactRequest, Quote, Review, Subscriber } from '#cms/payload-types.ts'
import { renderEmail } from '#emails/render-email.ts'
import { senderOf } from '#emails/sender.ts'
import type { EmailContext } from './outbox-email.ts'
import { emailsAbout, isForCrm, type Submission } from './submission-emails.ts'

const dates = { createdAt: '2026-11-21T08:00:00.000Z', updatedAt: '2026-11-21T08:00:00.000Z' }
const context: EmailContext = {
  settings: { notices: { contact: 'ann@agency.example, bob@agency.example , ann@agency.example' } },
  brand: { name: 'Prairie Signal', contactEmail: 'hello@agency.example' },
  siteUrl: 'https://agency.example',
  adminUrl: 'https://office.agency.example',
}

const lead = (fields: Partial<ContactRequest> = {}): Submission => ({
  kind: 'contact-requests',
  document: {
    ...{ id: 12, form: 'contact', status: 'new', clientName: 'Ada', clientEmail: 'ada@client.example' },
    ...{ message: 'We sell lamps.', source: { page: '/contact-us/', utmSource: 'news' }, ...dates, ...fields },
  },
})
const quote = (fields: Partial<Quote> = {}): Submission => ({
  kind: 'quotes',
  document: {
    ...{ id: 3, status: 'new', name: 'Ada', email: 'ada@client.example', services: ['SEO', 'Content'] },
    ...{ budget: 'Up to $1,800', message: 'Lamps.', ...dates, ...fields },
  },
})
const application = (fields: Partial<Application> = {}): Submission => ({
  kind: 'applications',
  document: {
    ...{ id: 5, name: 'Grace Hopper', email: 'grace@client.example', phone: '+1 555 0100', message: 'My cover note' },
    ...{ status: 'new', ...dates, ...fields },
  },
  position: 'SEO lead',
})
const review = (fields: Partial<Review> = {}): Submission => ({
  kind: 'reviews',
  document: {
    ...{ id: 7, userName: 'Lin', userEmail: 'lin@client.example', userFeedback: 'Found three loops.' },
    ...{ tool: 'redirect-checker', rating: 4, status: 'pending', ...dates, ...fields },
  },
  toolName: 'Redirect checker',
})
const subscriber = (fields: Partial<Subscriber> = {}): Submission => ({
  kind: 'subscribers',
  document: { id: 9, email: 'sam@client.example', status: 'pending', token: 'stored', ...dates, ...fields },
  linkToken: '9.signed',
})

const routes = (submission: Submission, more: Partial<EmailContext> = {}) =>
  emailsAbout(submission, { ...context, ...more }).map(({ kind, to, replyTo }) => [kind, to, replyTo])

test('a lead notifies each recipient in the settings once, and the visitor gets a receipt', () => {
  expect(routes(lead())).toEqual([
    ['lead-notice', 'ann@agency.example', 'ada@client.example'],
    ['lead-notice', 'bob@agency.example', 'ada@client.example'],
    ['lead-receipt', 'ada@client.example', 'hello@agency.example'],
  ])
})

test('a lead that nobody could answer says so, and its later email address is a notice of its own', () => {
  const request = lead({ form: 'audit', clientEmail: '' })
  const [notice] = emailsAbout(request, context)
  expect(notice?.email.paragraphs).toEqual(['There is no way to answer: the visitor left no email address.'])
  const later = { ...lead({ form: 'audit' }), hasNewEmail: true } as Submission
  const emails = emailsAbout(later, context)
  expect(emails.map(({ kind, key }) => [kind, key])).toEqual([
    ['lead-notice', `${notice?.key} email`],
    ['lead-receipt', 'lead-receipt contact-requests/12 ada@client.example'],
  ])
  expect(emails[0]?.email.paragraphs[0]).toContain('ada@client.example')
})

test('a question about a report notifies those who get messages, with the report’s summary', () => {
  const [notice] = emailsAbout(lead({ form: 'tool', report: 'Word counter: 3 words', interest: 'SEO' }), context)
  expect(notice).toMatchObject({ to: 'ann@agency.example', email: { heading: 'Question about a report 12' } })
  expect(notice?.email.facts).toEqual(
    expect.arrayContaining([
      ['Interested in', 'SEO'],
      ['Report', 'Word counter: 3 words'],
    ]),
  )
})

test('without recipients in the settings, the contact email gets the notice', () => {
  expect(routes(quote())).toEqual([
    ['lead-notice', 'hello@agency.example', 'ada@client.example'],
    ['lead-receipt', 'ada@client.example', 'hello@agency.example'],
  ])
})

test('visitors get no email if the settings say so', () => {
  const settings = { ...context.settings, answerVisitors: false }
  expect(routes(quote(), { settings })).toEqual([['lead-notice', 'hello@agency.example', 'ada@client.example']])
  expect(routes(application(), { settings }).map(([kind]) => kind)).toEqual(['application-notice'])
})

test.each([
  'ada@client.example, eve@evil.example',
  'ada@client.example\r\nBcc: eve@evil.example',
  'Ada <ada@client.example>',
  'ada@client.example;eve@evil.example',
  'friends:ada@client.example;',
  '',
])('D3 %j is not an email address: it gets no email, and the agency still does', (email) => {
  for (const submission of [lead({ clientEmail: email }), quote({ email: email })]) {
    const emails = emailsAbout(submission, context)
    expect(emails.map(({ kind }) => kind)).not.toContain('lead-receipt')
    expect(emails.map(({ kind }) => kind)).toContain('lead-notice')
    for (const { to, replyTo } of emails) {
      expect(to).toMatch(/^(ann|bob|hello)@agency\.example$/)
      expect(replyTo).toBeUndefined()
    }
  }
  expect(routes(review({ status: 'approved', wantsNotice: true, userEmail: email }))).toEqual([])
  expect(routes(subscriber({ email: email }))).toEqual([])
})

test('D3 a name cannot add a header, and no other typed text is in a subject', () => {
  const clientName = `Ada\r\nBcc: eve@evil.example ${'x'.repeat(300)}`
  const message = 'TYPED'
  const submissions = [
    lead({ clientName, message, website: 'https://typed.example/' }),
    quote({ name: clientName, message, company: message }),
    application({ name: clientName, message }),
    review({ userName: clientName, userFeedback: message }),
  ]
  for (const { email, kind } of submissions.flatMap((submission) => emailsAbout(submission, context))) {
    const { subject } = renderEmail(email, senderOf(context.brand))
    expect(subject).not.toMatch(/\p{Cc}|typed/iu)
    expect([...subject].length).toBeLessThanOrEqual(120)
    if (kind.endsWith('-receipt')) expect(subject).not.toContain('Ada')
  }
})

test('D3 the notice of a lead has its text and source, and the receipt repeats nothing', () => {
  const [notice, , receipt] = emailsAbout(lead(), context)
  expect(notice?.email.facts).toContainEqual(['Message', 'We sell lamps.'])
  expect(notice?.email.facts).toContainEqual(['Campaign', 'news'])
  expect(notice?.email.button?.href).toBe('https://office.agency.example/admin/collections/contact-requests/12')
  expect(JSON.stringify(receipt?.email)).not.toMatch(/We sell lamps|news/)
  expect(receipt?.email.paragraphs.join(' ')).toContain('within five business days')
})

test('C3 the notice of an application links to it and has no data of the applicant', () => {
  const settings = { notices: { application: 'hr@agency.example' } }
  const [notice, receipt] = emailsAbout(application(), { ...context, settings })
  expect(notice).toMatchObject({ kind: 'application-notice', to: 'hr@agency.example' })
  expect(notice?.email.button?.href).toBe('https://office.agency.example/admin/collections/applications/5')
  expect(JSON.stringify(notice)).not.toMatch(/Grace|grace@|555|cover note/)
  expect(receipt).toMatchObject({ kind: 'application-receipt', to: 'grace@client.example' })
  expect(receipt?.email.facts).toContainEqual(['Position', 'SEO lead'])
})

test('R-266 moderators are notified of a pending review, without its email address', () => {
  const settings = { notices: { review: 'mod@agency.example' } }
  const [notice, ...others] = emailsAbout(review(), { ...context, settings })
  expect(others).toEqual([])
  expect(notice).toMatchObject({ kind: 'review-notice', to: 'mod@agency.example' })
  expect(JSON.stringify(notice)).not.toContain('lin@client.example')
})

test('R-266 the author is notified of the publication on request', () => {
  const [notice] = emailsAbout(review({ status: 'approved', wantsNotice: true }), context)
  expect(notice).toMatchObject({ kind: 'review-published', to: 'lin@client.example' })
  expect(notice?.email.button?.href).toBe('https://agency.example/tools/redirect-checker/')
  expect(routes(review({ status: 'approved', wantsNotice: false }))).toEqual([])
  expect(routes(review({ status: 'disapproved', wantsNotice: true }))).toEqual([])
})

test('E3 a subscriber gets one confirmation email with a link that changes nothing by itself', () => {
  const [confirmation, ...others] = emailsAbout(subscriber(), context)
  expect(others).toEqual([])
  expect(confirmation).toMatchObject({
    to: 'sam@client.example',
    key: expect.stringMatching(/^subscribe-confirm subscribers\/9 /),
  })
  expect(confirmation?.email.button?.href).toBe('https://agency.example/newsletter/confirm/?token=9.signed')
  for (const status of ['confirmed', 'unsubscribed', 'bounced'] as const)
    expect(routes(subscriber({ status }))).toEqual([])
})

test('E3 each sign-up attempt has one email, identified by its token’s first letters', () => {
  const [confirmation] = emailsAbout(subscriber({ token: '0123456789' }), context)
  expect(confirmation?.key).toBe('subscribe-confirm subscribers/9 01234567')
})

test('E3 a monthly audit is confirmed by one email for each link', () => {
  const watch = (fields: object = {}): Submission => ({
    kind: 'audit-watches',
    document: {
      ...{ id: 4, host: 'shop.example', url: 'https://shop.example/', email: 'sam@client.example', state: 'pending' },
      ...{ token: '0123456789', maxPages: 500, ...dates, ...fields },
    } as AuditWatch,
    linkToken: '4.signed',
  })
  const [confirmation, ...others] = emailsAbout(watch(), context)
  expect(others).toEqual([])
  expect(confirmation).toMatchObject({
    ...{ kind: 'audit-watch-confirm', to: 'sam@client.example', isUnasked: true },
    key: 'audit-watch-confirm audit-watches/4 01234567',
    email: { button: { href: 'https://agency.example/audit/monthly/confirm/?token=4.signed' } },
  })
  expect(routes(watch({ state: 'confirmed' }))).toEqual([])
})

test('E1 suspected spam notifies nobody', () => {
  for (const submission of [lead, quote, application, review].map((made) => made({ status: 'spam' })))
    expect(emailsAbout(submission, context)).toEqual([])
})

test('R4 every email has its own key', () => {
  const keys = [lead(), quote(), application(), review(), subscriber()]
    .flatMap((submission) => emailsAbout(submission, context))
    .map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys[0]).toBe('lead-notice contact-requests/12 ann@agency.example')
})

test('leads go to the CRM if one is set', () => {
  const withCrm = { ...context, settings: { webhook: { url: 'https://crm.example/hook' } } }
  expect([lead(), quote(), application(), review(), subscriber()].map((one) => isForCrm(one, withCrm))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ])
  expect(isForCrm(lead(), context)).toBe(false)
  expect(isForCrm(lead({ status: 'spam' }), withCrm)).toBe(false)
})
