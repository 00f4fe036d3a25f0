import { afterEach, expect, test } from 'vitest'
import type { Booking, BookingHost } from '#cms/payload-types.ts'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import type { fetchPublic } from '#providers/http/outgoing.ts'
import { fakeCms, standInForCms } from '#tests/support/fake-cms.ts'
import { type BookingSubmission, emailsAboutBooking, linkToBooking, remindersOfBooking } from './booking-emails.ts'
import { emailBookingLink } from './email-booking-link.ts'
import type { EmailContext } from './outbox-email.ts'
import { calendarWindow, readCalendar, readCalendars, reasonOf } from './read-calendars.ts'
import { needsReminder, remindOfBookings } from './remind-of-bookings.ts'

afterEach(() => standInForCms(undefined))

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const now = Date.parse('2026-11-27T12:00:00Z')

const context: EmailContext = {
  settings: {},
  brand: { name: 'Prairie Signal', contactEmail: 'hello@agency.example' },
  ...{ siteUrl: 'https://agency.example', adminUrl: 'https://office.agency.example' },
}
const ines = {
  ...{ id: 2, name: 'Ines', email: 'ines@agency.example', timeZone: 'Europe/Berlin' },
  meetingUrl: 'https://meet.example/ines',
} as BookingHost
const call = (fields: Partial<Booking> = {}, host: BookingHost | null = ines): BookingSubmission => ({
  kind: 'bookings',
  document: {
    ...{ id: 6, status: 'booked', sequence: 0, name: 'Ada', email: 'ada@client.example', timeZone: 'America/Chicago' },
    ...{ startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-01T15:30:00.000Z', message: 'Lamps' },
    ...{ heldUntil: '2026-12-01T15:45:00.000Z', createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '' },
    ...fields,
  } as Booking,
  host,
})
const brief = (emails: ReturnType<typeof emailsAboutBooking>) =>
  emails.map(({ kind, to, replyTo, isUnasked, calendar }) => [kind, to, replyTo, isUnasked, Boolean(calendar)])

test('a booked call has an email with an invitation for each side, which replies to the other', () => {
  expect(brief(emailsAboutBooking(call(), context))).toEqual([
    ['call-visitor', 'ada@client.example', 'ines@agency.example', true, true],
    ['call-host', 'ines@agency.example', 'ada@client.example', undefined, true],
  ])
})

test.each([
  [{ status: 'held', confirmBy: 'soon' }, ['call-confirm'], 'confirm', false],
  [{ status: 'canceled', confirmBy: 'gone' }, [], '', false],
  [{ confirmBy: 'gone' }, [], '', false],
  [{ status: 'canceled', sequence: 2 }, ['call-visitor', 'call-host'], 'canceled', true],
  [{ sequence: 1 }, ['call-visitor', 'call-host'], 'moved', true],
  [{ sequence: null }, ['call-visitor', 'call-host'], 'booked', true],
] as const)('the state of a call decides about its emails: %j', (fields, kinds, news, hasInvitation) => {
  const emails = emailsAboutBooking(call(fields as Partial<Booking>), context)
  expect(emails.map(({ kind }) => kind)).toEqual(kinds)
  for (const { key, kind, calendar, to } of emails) {
    const { sequence } = { sequence: 0, ...fields }
    expect(key).toBe(`${kind} bookings/6 ${news} ${sequence ?? 0} ${to}`)
    expect(Boolean(calendar)).toBe(hasInvitation)
  }
})

test('each kind of news is asked for or not: a moved or canceled call and a reminder are', () => {
  const isUnasked = (one: BookingSubmission) => emailsAboutBooking(one, context)[0]?.isUnasked
  expect(
    [call(), call({ status: 'held' }), call({ sequence: 1 }), call({ status: 'canceled' })].map(isUnasked),
  ).toEqual([true, true, false, false])
  expect(
    brief(remindersOfBooking(call(), context)).map(([, , , unasked, invitation]) => [unasked, invitation]),
  ).toEqual([
    [false, false],
    [undefined, false],
  ])
  expect(brief(linkToBooking(call(), context))).toEqual([
    ['call-visitor', 'ada@client.example', 'ines@agency.example', true, false],
  ])
  expect(linkToBooking(call({ status: 'canceled' }), context)).toEqual([])
})

test('times are in the zone of their reader, and in UTC if it has none', () => {
  const [visitor, host] = emailsAboutBooking(call(), context).map((one) => JSON.stringify(one.email))
  expect(visitor).toMatch(/9:00.?AM|09:00/)
  expect(host).toMatch(/4:00.?PM|16:00/)
  const strange = emailsAboutBooking(call({ timeZone: 'Nowhere/None' }, { ...ines, timeZone: 'x y' }), context)
  for (const { email } of strange) expect(JSON.stringify(email)).toMatch(/3:00.?PM|15:00/)
  expect(JSON.stringify(emailsAboutBooking(call({ timeZone: null }), context)[0]?.email)).toMatch(/3:00.?PM|15:00/)
})

test('a call without a person replies to the agency; who has no plain email address gets nothing', () => {
  expect(brief(emailsAboutBooking(call({}, null), context))).toEqual([
    ['call-visitor', 'ada@client.example', 'hello@agency.example', true, true],
  ])
  const listed = { ...ines, email: 'a@x.example, b@x.example' }
  expect(brief(emailsAboutBooking(call({}, listed), context))).toEqual([
    ['call-visitor', 'ada@client.example', 'hello@agency.example', true, true],
  ])
  expect(brief(emailsAboutBooking(call({ email: 'Ada <a@x.example>' }), context))).toEqual([
    ['call-host', 'ines@agency.example', undefined, undefined, true],
  ])
  const bare = { ...context, brand: { name: 'Prairie Signal', contactEmail: null } }
  expect(brief(emailsAboutBooking(call({}, null), bare))[0]?.[2]).toBeUndefined()
})

test('an invitation is from the sender of the email, and says where to move the call', () => {
  const calendarFrom = (more: Partial<EmailContext>) =>
    emailsAboutBooking(call(), { ...context, ...more })[0]?.calendar?.replace(/\r\n /g, '') ?? ''
  expect(calendarFrom({ settings: { fromName: 'Desk', fromAddress: 'desk@agency.example' } })).toMatch(
    /ORGANIZER;CN="?Desk"?:mailto:desk@agency\.example/,
  )
  expect(calendarFrom({})).toMatch(/ORGANIZER;CN="?Prairie Signal"?:mailto:hello@agency\.example/)
  expect(calendarFrom({ brand: { name: 'A', contactEmail: '' } })).toContain('mailto:noreply@agency.example')
  expect(calendarFrom({})).toContain('/book-a-call/manage/?booking=6.')
  const own = emailsAboutBooking(call(), context)[1]?.calendar?.replace(/\r\n /g, '') ?? ''
  expect(own).toContain('office.agency.example/admin/collections/bookings/6')
  expect(own).toContain('Message: Lamps')
  expect(own).not.toContain('Phone:')
})

const dates = { startsAt: '2026-12-01T12:00:00Z', createdAt: '2026-11-30T12:00:00Z' }

test('a call that was booked or moved within the time of its reminder gets none', () => {
  expect(needsReminder(dates, 24)).toBe(true)
  expect(needsReminder({ ...dates, createdAt: '2026-11-30T12:00:01Z' }, 24)).toBe(false)
  expect(needsReminder({ ...dates, changedAt: '2026-12-01T10:00:00Z' }, 24)).toBe(false)
  expect(needsReminder({ ...dates, createdAt: '2026-12-01T11:00:00Z', changedAt: '2026-11-29T12:00:00Z' }, 24)).toBe(
    true,
  )
})

test('calls of the next hours are reminded of once', async () => {
  const due = { ...call().document, host: ines }
  const news = { ...due, id: 7, changedAt: '2026-12-01T14:00:00Z' }
  const cms = fakeCms({
    methods: {
      find: ({ collection }: { collection: string }) => ({ docs: collection === 'bookings' ? [due, news] : [] }),
      findGlobal: ({ slug }: { slug: string }) => (slug === 'booking-settings' ? { reminderHours: 48 } : context.brand),
    },
  })
  await remindOfBookings(now)
  const [{ where } = {}] = cms.calls('find')
  expect((where as { and: unknown[] }).and.slice(3)).toEqual([
    { startsAt: { greater_than: new Date(now).toISOString() } },
    { startsAt: { less_than_equal: new Date(now + 48 * HOUR_MS).toISOString() } },
  ])
  expect((where as { and: unknown[] }).and.slice(0, 3)).toEqual([
    { status: { equals: 'booked' } },
    // Nobody is reminded of a call whose cancellation can still be undone.
    { cancelAt: { exists: false } },
    { remindedAt: { exists: false } },
  ])
  expect(cms.calls('create').map(({ data }) => (data as { key: string }).key)).toEqual([
    'call-visitor bookings/6 reminder 0 ada@client.example',
    'call-host bookings/6 reminder 0 ines@agency.example',
  ])
  expect(cms.calls('update')).toEqual([
    { collection: 'bookings', id: 6, data: { remindedAt: new Date(now).toISOString() }, depth: 0 },
  ])
  expect(cms.transactions).toEqual(['begin', 'commit'])
})

test('somebody who books a call again gets its link, unless it was deleted', async () => {
  const findGlobal = () => context.brand
  const cms = fakeCms({ methods: { findByID: () => ({ ...call().document, host: ines }), findGlobal } })
  await emailBookingLink({ id: 6 })
  expect(cms.calls('create')).toMatchObject([
    { data: { about: 'bookings/6', key: 'call-visitor bookings/6 again 0 ada@client.example' } },
  ])
  const byId = fakeCms({ methods: { findByID: () => ({ ...call().document, host: 2 }), findGlobal } })
  await emailBookingLink({ id: 6 })
  expect(byId.calls('create')).toHaveLength(1)
  const gone = fakeCms()
  await emailBookingLink({ id: 6 })
  expect(gone.calls('create')).toEqual([])
})

test('a calendar is read for all times that can be booked, and for a day before and two after', () => {
  expect(calendarWindow(28, now)).toEqual({ start: now - DAY_MS, end: now + 30 * DAY_MS })
})

const host = { id: 2, calendarUrl: 'webcal://calendar.example/a.ics', timeZone: 'America/Chicago' }
type Response = { status: number; body: string }

async function read(answer: Response | Error, one: object | null = host) {
  const cms = fakeCms({
    methods: { find: () => ({ docs: [one] }), findByID: () => one, findGlobal: () => ({ aheadDays: 28 }) },
  })
  const asked: string[] = []
  const fetch = (async (url: string) => {
    asked.push(url)
    if (answer instanceof Error) throw answer
    return { status: answer.status, body: Buffer.from(answer.body) }
  }) as unknown as typeof fetchPublic
  await readCalendar({ id: 2 }, fetch)
  return { cms, asked, fetch, updates: cms.ran('update booking_hosts').map(({ values }) => values) }
}
const hourOf = (ms: number) => Math.floor(ms / HOUR_MS) * HOUR_MS
const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.000/g, '')
const event = (start: number, uid = 'a') => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20261001T000000Z',
  `DTSTART:${stamp(start)}`,
  'DURATION:PT1H',
  'END:VEVENT',
]
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

test('the busy times of a calendar are stored, but for our own calls', async () => {
  const start = hourOf(Date.now()) + 5 * DAY_MS
  const text = `\uFEFF${calendar(...event(start), ...event(start, 'prairie-signal-call-6-x@agency.example'), ...event(start + 40 * DAY_MS, 'b'))}`
  const { updates, asked } = await read({ status: 200, body: text })
  expect(asked).toEqual(['https://calendar.example/a.ics'])
  expect(updates).toEqual([[2, host.calendarUrl, JSON.stringify([[start, start + HOUR_MS]])]])
})

test('events without a time zone are in that of the person, or in UTC', async () => {
  const day = new Date(hourOf(Date.now()) + 5 * DAY_MS).toISOString().slice(0, 10)
  const body = calendar(
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTAMP:20261001T000000Z',
    `DTSTART:${day.replaceAll('-', '')}T120000`,
    'DURATION:PT1H',
    'END:VEVENT',
  )
  const startWith = async (timeZone: string) => {
    const { updates } = await read({ status: 200, body }, { ...host, timeZone })
    return new Date(JSON.parse(String(updates[0]?.[2]))[0][0]).toISOString()
  }
  expect(await startWith('x y')).toBe(`${day}T12:00:00.000Z`)
  expect(await startWith('Asia/Kolkata')).toBe(`${day}T06:30:00.000Z`)
})

test.each([
  [{ status: 404, body: '' }, 'The calendar’s server responded with 404.'],
  [{ status: 200, body: '<html>Sign in</html>' }, 'The file is not a calendar that can be read.'],
  [new FetchFailure('refused', 'private', { message: 'x'.repeat(600) }), 'x'.repeat(500)],
])('a calendar that cannot be read keeps its last busy times, with the reason', async (answer, reason) => {
  const { updates } = await read(answer)
  expect(updates).toEqual([[2, host.calendarUrl, reason]])
})

test('an error of a parser is not shown', () => {
  expect(reasonOf(new Error('The calendar has too many repeated events.'))).toContain('too many')
  expect(reasonOf(new TypeError('x is undefined'))).toBe('The file is not a calendar that can be read.')
})

test('nothing is read for a person without a calendar, or one who was deleted', async () => {
  for (const one of [null, { ...host, calendarUrl: null }]) {
    const { asked, updates } = await read({ status: 200, body: '' }, one)
    expect([asked, updates]).toEqual([[], []])
  }
})

test('all calendars are read, also after one that failed', async () => {
  const cms = fakeCms({ methods: { find: () => ({ docs: [host, { ...host, id: 3 }] }), findGlobal: () => ({}) } })
  const fetch = (async () => ({ status: 500, body: Buffer.from('') })) as unknown as typeof fetchPublic
  await readCalendars(fetch)
  expect(cms.ran('calendar_error = $3').map(({ values }) => values[0])).toEqual([2, 3])
  expect(cms.calls('find')).toMatchObject([
    { where: { and: [{ active: { equals: true } }, { calendarUrl: { exists: true } }] } },
  ])
})
