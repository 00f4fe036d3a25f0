// extended: ten times as many visitors, and one more view of a calendar.
import { createServer } from 'node:http'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cms as callCms, headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { eachOf } from '../support/extended.ts'
import { post, sendForm } from '../support/page.ts'
import { parseHtml } from '../support/parse-html.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The scheduler and the worker also run in this process, on the product's database: nothing has to be waited for. */
let product: Awaited<ReturnType<typeof load>>
let hostId = 0

async function load() {
  const environment = {
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: inject('dataDir'),
    SITE_URL: inject('siteUrl'),
    LOG_LEVEL: 'silent',
    ALLOW_PRIVATE_TARGETS: `127.0.0.1:${inject('openPort')}`,
  }
  Object.assign(process.env, environment)
  vi.resetModules()
  return {
    names: Object.keys(environment),
    ...(await import('#cms/database/client.ts')),
    ...(await import('#worker/read-calendars.ts')),
    ...(await import('#worker/remind-of-bookings.ts')),
    ...(await import('#site/calls/form-token.ts')),
  }
}

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const owl = {
  name: 'Night Owl',
  email: 'owl@agency.example',
  timeZone: 'UTC',
  meetingUrl: 'https://meet.example/owl',
  hours: everyDay.map((weekday) => ({ weekday: weekday as 'monday', opens: '01:00', closes: '04:00' })),
}

beforeAll(async () => {
  product = await load()
  // Other test files of this worker book, too: only this host is free at night.
  const cms = await product.getCms()
  const host = await cms.create({ collection: 'booking-hosts', data: owl })
  hostId = host.id
})

// The first two calls of a network are booked at once; all tests share one network.
beforeEach(async () => {
  await query('delete from bookings where host_id = $1', [hostId])
  await query('update bookings set network = null')
})

afterAll(async () => {
  await query('delete from bookings where host_id = $1', [hostId])
  await query('delete from booking_hosts where id = $1', [hostId])
  await product.stopCms()
  for (const name of product.names) delete process.env[name]
})

/** Returns a night in ten days, at 1:00 UTC and so many minutes. */
const night = (minutes = 0) => Math.floor(Date.now() / DAY_MS) * DAY_MS + 10 * DAY_MS + HOUR_MS + minutes * 60_000
const timeOf = (start: number) => `${new Date(start).toISOString().slice(0, 16)}Z`

const visitor = (email: string) => ({ name: 'Ines Calder', email, zone: 'Europe/Berlin', message: 'Returns' })
const book = (email: string, start = night(), more: object = {}) =>
  post('/create-booking', { ...visitor(email), time: timeOf(start), ...more })

const rows = () =>
  query<{ id: number; email: string; starts_at: Date }>('select * from bookings where host_id = $1', [hostId])

eachOf([20, 200], 1)(
  'of %i visitors who book one time at once, one gets it, and the others choose another time',
  async (count) => {
    const domain = `crowd-of-${count}.example`
    const responses = await Promise.all(
      Array.from({ length: count }, (_, at) => {
        const email = `visitor${at}@${domain}`
        // Some of them without JavaScript.
        if (at % 10 > 0) return book(email)
        return sendForm('/create-booking', { ...visitor(email), time: timeOf(night()), page: '/book-a-call/' })
      }),
    )
    const withStatus = (...wanted: number[]) => responses.filter(({ status }) => wanted.includes(status))
    expect(withStatus(200, 303)).toHaveLength(1)
    const refused = withStatus(422)
    expect(refused).toHaveLength(count - 1)
    const isPage = ({ headers }: Response) => headers.get('content-type')?.includes('html')
    expect(await refused.find((response) => !isPage(response))?.json()).toMatchObject({
      errors: { time: 'That time is no longer free. Please choose another one.' },
    })
    const page = parseHtml((await refused.find(isPage)?.text()) ?? '')
    expect(page.querySelectorAll('.other-times input[name="time"]')).toHaveLength(8)
    expect(page.querySelector('#booking-name')?.getAttribute('value')).toBe('Ines Calder')
    expect(await rows()).toHaveLength(1)
    expect(await query('select id from contact_requests where client_email like $1', [`%@${domain}`])).toHaveLength(1)
  },
)

test('a crowd that wants one time gets every person who is free then, and a visitor who asks twice gets one call', async () => {
  const cms = await product.getCms()
  const { id: secondId } = await cms.create({ collection: 'booking-hosts', data: { ...owl, name: 'Second Owl' } })
  try {
    const emails = ['first', 'second', 'third', 'fourth'].map((name) => `${name}@pair.example`)
    const visits = emails.map((email) => ({ email, token: product.issueToken(Date.now() - 5_000) }))
    const twice = [...visits, ...visits]
    const responses = await Promise.all(twice.map(({ email, token }) => book(email, night(), { token })))
    const booked = responses.filter(({ status }) => status === 200)
    const tokens = new Set((await Promise.all(booked.map((response) => response.json()))).map(({ booking }) => booking))
    const found = await query<{ host_id: number; email: string }>(
      "select host_id, email from bookings where email like '%@pair.example'",
    )
    expect(found.map((row) => row.host_id).sort()).toEqual([hostId, secondId].sort())
    expect([tokens.size, new Set(found.map(({ email }) => email)).size]).toEqual([2, 2])
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(4)
  } finally {
    await query("delete from bookings where email like '%@pair.example'")
    await query('delete from booking_hosts where id = $1', [secondId])
  }
})

test('the database itself refuses two calls of one person that overlap, their free time included', async () => {
  const insert = (from: number, status = 'booked') =>
    query(
      `insert into bookings (starts_at, ends_at, held_until, name, email, host_id, status)
       values ($1, $2, $3, 'A', 'a@overlap.example', $4, $5)`,
      [new Date(from), new Date(from + 1_800_000), new Date(from + 2_700_000), hostId, status],
    )
  await insert(night())
  await expect(insert(night(40))).rejects.toMatchObject({ code: '23P01' })
  await insert(night(40), 'canceled')
  await insert(night(45))
})

test('times that have passed, come too soon, or do not exist get their own answers; so do unknown links', async () => {
  const messageFor = async (time: string) => {
    const response = await post('/create-booking', { ...visitor('odd@crowd.example'), time })
    return ((await response.json()) as { message: string }).message
  }
  expect(await messageFor('2020-01-01T10:00Z')).toBe('That time has passed. Please choose another one.')
  expect(await messageFor(timeOf(Date.now() + HOUR_MS))).toBe(
    'That time is too soon for us. Please choose a later one.',
  )
  expect(await messageFor('2020-01-01T25:00Z')).toBe('Please choose a time.')
  for (const booking of ['1.abc', `1.${'x'.repeat(43)}`, '../1'])
    expect(await (await post('/cancel-booking', { booking })).json()).toMatchObject({
      success: false,
      message: 'This link doesn’t work. Use the one in our latest email about your call.',
    })
})

test('R-280 what a robot sends takes nobody’s time: it is stored as spam, with the time it asked for', async () => {
  const response = await post('/create-booking', {
    ...visitor('robot@crowd.example'),
    time: timeOf(night()),
    nickname: 'x',
  })
  expect(await response.json()).toMatchObject({ success: true, message: expect.stringContaining('not booked yet') })
  expect(await rows()).toEqual([])
  const [stored] = await query<{ status: string; message: string }>(
    "select status, message from contact_requests where client_email = 'robot@crowd.example'",
  )
  expect(stored?.status).toBe('spam')
  expect(stored?.message).toMatch(/^Asked for a call: \w+, \w+ \d+, \d+, 2:00 AM GMT\+1|^Asked for a call: /)
})

test('a reminder goes to both sides once, and not for a call that was booked a moment ago', async () => {
  const soon = new Date(Date.now() + 5 * HOUR_MS)
  const add = async (email: string, changedAt: Date, start: Date) =>
    (
      await query<{ id: number }>(
        `insert into bookings (starts_at, ends_at, held_until, name, email, time_zone, host_id, changed_at)
         values ($1, $1::timestamptz + interval '30 minutes', $1::timestamptz + interval '45 minutes', 'A', $2,
           'Europe/Berlin', $3, $4) returning id`,
        [start, email, hostId, changedAt],
      )
    )[0]?.id
  const old = await add('old@remind.example', new Date(Date.now() - 3 * DAY_MS), soon)
  await add('new@remind.example', new Date(), new Date(soon.getTime() + HOUR_MS))
  await product.remindOfBookings()
  await product.remindOfBookings()
  const sent = await query<{ to: string; subject: string; calendar: string | null }>(
    `select "to", subject, calendar from outbox where about = $1 or "to" = 'new@remind.example' order by kind`,
    [`bookings/${old}`],
  )
  expect(sent.map(({ to, calendar }) => [to, calendar])).toEqual([
    ['owl@agency.example', null],
    ['old@remind.example', null],
  ])
})

test('busy times of a person’s own calendar are not offered; while it cannot be read, the last known ones are not either', async () => {
  const meeting = (start: number) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:${new Date(
      start,
    )
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')}\r\nDURATION:PT2H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  let isBroken = false
  const server = createServer((_, response) => {
    response.statusCode = isBroken ? 500 : 200
    response.end(isBroken ? 'no' : meeting(night()))
  })
  await new Promise<void>((resolve) => server.listen(inject('openPort'), '127.0.0.1', resolve))
  try {
    const cms = await product.getCms()
    const freeAt = async () => {
      const free = await product.freeTimes({ now: Date.now(), hostId })
      return [0, 60, 120, 150].filter((minutes) => free.has(night(minutes)))
    }
    expect(await freeAt()).toEqual([0, 60, 120, 150])
    const calendarUrl = `http://127.0.0.1:${inject('openPort')}/owl.ics`
    await cms.update({ collection: 'booking-hosts', id: hostId, data: { calendarUrl } })
    // The product's own worker reads a new calendar, too.
    await waitFor(async () => {
      const open = `select 1 from jobs.job where name = 'read-calendar' and state < 'completed'`
      return (await query(open)).length === 0
    })
    await product.readCalendar({ id: hostId })
    const lastRead = (await cms.findByID({ collection: 'booking-hosts', id: hostId })).calendarReadAt
    expect(Date.parse(lastRead ?? '')).toBeGreaterThan(0)
    // At 3:00, the free time after the meeting has not ended.
    expect(await freeAt()).toEqual([150])
    isBroken = true
    await product.readCalendar({ id: hostId })
    expect(await freeAt()).toEqual([150])
    const host = await cms.findByID({ collection: 'booking-hosts', id: hostId })
    expect(host.calendarError).toBe('The calendar’s server responded with 500.')
    expect(host.calendarReadAt).toBe(lastRead)
    await cms.update({ collection: 'booking-hosts', id: hostId, data: { calendarUrl: null } })
    expect(await freeAt()).toEqual([0, 60, 120, 150])
  } finally {
    await query('update booking_hosts set calendar_url = null, busy = null where id = $1', [hostId])
    await new Promise((resolve) => server.close(resolve))
  }
})

test('the private feed has the calls of its person; a new URL revokes the former one, and only they may make it', {
  tags: 'extended',
}, async () => {
  await book('feed@crowd.example')
  const feed = async (version: number) =>
    fetch(`${inject('siteUrl')}/calendar/${product.feedToken({ id: hostId, feedVersion: version })}.ics`)
  const response = await feed(1)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const [event] = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('summary')).toBe('Call: Ines Calder')
  const [owner, other] = [await makeAccount('owl', ['sales']), await makeAccount('sparrow', ['sales'])]
  await query('update booking_hosts set account_id = $1 where id = $2', [owner.id, hostId])
  const renew = async (account: typeof owner) =>
    (await callCms('POST', `/booking-hosts/${hostId}/renew-feed`, {}, await headersOf(account))).status
  expect([await renew(other), (await feed(1)).status]).toEqual([403, 200])
  expect([await renew(owner), (await feed(1)).status, (await feed(2)).status]).toEqual([200, 404, 200])
  await Promise.all([owner.remove(), other.remove()])
})

test('a call that staff cancel is canceled for both sides; a person with calls ahead cannot be deleted', async () => {
  await book('staff@crowd.example')
  const [row] = await rows()
  const account = await makeAccount('canceler', ['sales'])
  const headers = await headersOf(account)
  expect((await callCms('DELETE', `/booking-hosts/${hostId}`, undefined, headers)).status).toBe(409)
  const canceled = await callCms('PATCH', `/bookings/${row?.id}`, { status: 'canceled' }, headers)
  expect(canceled.status).toBe(200)
  const subjects = await waitFor(async () => {
    const sent = await query<{ subject: string; calendar: string }>(
      "select subject, calendar from outbox where about = $1 and subject like '%canceled%' order by kind",
      [`bookings/${row?.id}`],
    )
    return sent.length === 2 && sent
  })
  expect(subjects.every(({ calendar }) => calendar.includes('METHOD:CANCEL'))).toBe(true)
  const again = await callCms('PATCH', `/bookings/${row?.id}`, { status: 'booked' }, headers)
  expect(again.status).not.toBe(200)
  await account.remove()
})

test('C2 an export of personal data has the calls of a person, and an erasure leaves none', async () => {
  const email = 'erase@crowd.example'
  await book(email)
  // The worker writes both emails: while it does, an erasure is refused.
  const emails = () => query('select id from outbox where "to" = $1 or reply_to = $1', [email])
  await waitFor(async () => (await emails()).length === 2)
  const account = await makeAccount('eraser', ['admin'])
  const headers = await headersOf(account)
  const exported = await (await callCms('GET', `/privacy-tools/export?email=${email}`, undefined, headers)).json()
  expect(exported.bookings).toMatchObject([{ email, name: 'Ines Calder' }])
  const erased = await callCms('POST', '/privacy-tools/erase', { email, confirm: email }, headers)
  expect(await erased.json()).toMatchObject({ counts: { bookings: 1, 'contact-requests': 1 } })
  expect(await rows()).toEqual([])
  await account.remove()
})
