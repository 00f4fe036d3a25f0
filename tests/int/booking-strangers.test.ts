import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cms as callCms, headersOf, makeAccount } from '../support/account.ts'
import { query } from '../support/database.ts'
import { api, page, post, sendForm } from '../support/page.ts'
import { proofOf } from '../support/proof-of-work.ts'
import { waitFor } from '../support/wait-for.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** All requests of the tests come from here. */
const NETWORK = '127.0.0.0/24'

let hostId = 0

beforeAll(async () => {
  // Other test files of this worker book, too: only this host is free at night.
  const [host] = await query<{ id: number }>(
    `insert into booking_hosts (name, email, time_zone, meeting_url, active)
     values ('Late Owl', 'late@agency.example', 'UTC', 'https://meet.example/late', true) returning id`,
  )
  hostId = host?.id ?? 0
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  for (const [at, weekday] of weekdays.entries())
    await query(
      `insert into booking_hosts_hours (_order, _parent_id, id, weekday, opens, closes)
       values ($1, $2, $3, $4, '04:00', '08:00')`,
      [at + 1, hostId, `late-${weekday}`, weekday],
    )
})

beforeEach(async () => {
  await query('delete from bookings where host_id = $1', [hostId])
  await query('update bookings set network = null')
})

afterAll(async () => {
  await query('delete from bookings where host_id = $1', [hostId])
  await query('delete from booking_hosts where id = $1', [hostId])
})

/** Returns a night in ten days, so many hours after its first free time. */
const night = (at: number) => Math.floor(Date.now() / DAY_MS) * DAY_MS + 10 * DAY_MS + 4 * HOUR_MS + at * HOUR_MS
const timeOf = (start: number) => `${new Date(start).toISOString().slice(0, 16)}Z`
const fields = (email: string, at: number) => ({ name: 'Ines Calder', email, zone: 'UTC', time: timeOf(night(at)) })
const book = (email: string, at: number, more: object = {}) =>
  post('/create-booking', { ...fields(email, at), ...more })
const bookWithoutScripts = (email: string, at: number) =>
  sendForm('/create-booking', { ...fields(email, at), page: '/book-a-call/' })

/** Returns a token as old as a person needs to fill in the form. */
async function oldToken(): Promise<string> {
  const { token } = await (await api('/form-token')).json()
  const issuedAt = Date.now()
  await waitFor(async () => Date.now() - issuedAt > 1_000)
  return token
}

/** Adds calls that this network has had today. */
const addCalls = (count: number, status = 'canceled') =>
  query(
    `insert into bookings (starts_at, ends_at, held_until, name, email, host_id, status, network)
     select now() + make_interval(days => 40 + n), now() + make_interval(days => 40 + n, mins => 30),
       now() + make_interval(days => 40 + n, mins => 45), 'A', 'a@earlier.example', $2, $3::enum_bookings_status, $4
     from generate_series(1, $1) n`,
    [count, hostId, status, NETWORK],
  )

type Row = { id: number; status: string; sequence: string; lead_id: number; network: string }
const stored = async (email: string) =>
  (await query<Row>('select * from bookings where email = $1 order by id desc', [email]))[0]
const leadOf = async (email: string) =>
  (
    await query<{ status: string }>('select status from contact_requests where client_email = $1 order by id desc', [
      email,
    ])
  )[0]

/** Returns the token of the link that the email about a held call has. */
async function linkIn(email: string) {
  const [sent] = await waitFor(async () => {
    const found = await query<{ text: string }>(
      `select text from outbox where "to" = $1 and kind = 'call-confirm' order by id desc`,
      [email],
    )
    return found.length > 0 && found
  })
  expect(sent?.text).not.toContain('/manage/')
  return /confirm\/\?booking=([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
}

test('F5 E4 the same submission gets the same call; who only knows its email address and time gets the response of anyone else', async () => {
  const email = 'known@crowd.example'
  const token = await oldToken()
  const first = await (await book(email, 0, { token })).json()
  expect(first).toMatchObject({ success: true, booking: expect.any(String) })
  expect(await (await book(email, 0, { token })).json()).toEqual(first)
  const others = ['unknown@crowd.example', email, email]
  const responses = await Promise.all(others.map((other) => book(other, 0)))
  const [toUnknown, ...toKnown] = await Promise.all(responses.map(async (one) => [one.status, await one.json()]))
  expect(toUnknown).toEqual([
    422,
    expect.objectContaining({ success: false, message: expect.stringMatching(/^That time is no/) }),
  ])
  expect(toKnown).toEqual([toUnknown, toUnknown])
  // The mailbox gets the link, once.
  const links = () =>
    query<{ text: string }>(`select text from outbox where "to" = $1 and key like '% again %'`, [email])
  const [link, ...more] = await waitFor(async () => (await links()).length > 0 && links())
  expect(link?.text).toContain(`/book-a-call/manage/?booking=${first.booking}`)
  expect(more).toEqual([])
})

test('F5 without a token, the same text within a minute is no repetition: a second person may have sent it', async () => {
  const first = await (await book('same@crowd.example', 0)).json()
  const second = await (await book('same@crowd.example', 0)).json()
  expect([first.success, second.success, 'booking' in second]).toEqual([true, false, false])
})

test('F5 no response shows how many calls an email address has', async () => {
  const responses: object[] = []
  for (const at of [0, 1, 2, 3]) {
    await query('update bookings set network = null')
    responses.push(await (await book('often@crowd.example', at)).json())
  }
  expect(responses.map(Object.keys)).toEqual(Array(4).fill(Object.keys(responses[0] ?? {})))
  expect(await query('select id from bookings where host_id = $1', [hostId])).toHaveLength(4)
})

test('F5 two calls of a network stand at once; the third needs a proof of work, and its time is kept until its email is confirmed', async () => {
  const email = 'third@held.example'
  for (const at of [0, 1]) expect(await (await book(`stands${at}@held.example`, at)).json()).toHaveProperty('booking')
  const asked = await book(email, 2)
  const { challenge } = await asked.json()
  expect([asked.status, await stored(email)]).toEqual([422, undefined])

  const proof = await proofOf(challenge)
  const held = await (await book(email, 2, { proof })).json()
  expect(held).toMatchObject({ success: true, confirmBy: expect.any(String) })
  expect(held).not.toHaveProperty('booking')
  expect(await stored(email)).toMatchObject({ status: 'held', network: NETWORK })
  expect(await leadOf(email)).toEqual({ status: 'spam' })
  // A proof counts once, and a held time cannot be booked by anyone else.
  expect((await book('fourth@held.example', 3, { proof })).status).toBe(422)
  await query('update bookings set network = null')
  expect((await (await book('other@held.example', 2)).json()).errors.time).toMatch(/^That time is no longer free/)

  const booking = await linkIn(email)
  // The link in the email changes nothing by itself.
  const shown = await page(`/book-a-call/confirm/?booking=${booking}`)
  expect(shown.document.querySelector('#booking button')?.textContent).toContain('Confirm the call')
  expect((await stored(email))?.status).toBe('held')
  const confirmed = await (await post('/confirm-booking', { booking })).json()
  expect(await (await post('/confirm-booking', { booking })).json()).toEqual(confirmed)
  expect((await page(confirmed.shownOn)).texts('h1')).toEqual(['Your call is booked'])
  expect(await stored(email)).toMatchObject({ status: 'booked', sequence: '0' })
  expect(await leadOf(email)).toEqual({ status: 'new' })
  const about = `bookings/${(await stored(email))?.id}`
  const invited = await waitFor(async () => {
    const sent = await query<{ to: string; key: string }>(
      'select "to", key from outbox where about = $1 and calendar like \'%METHOD:REQUEST%\' order by kind',
      [about],
    )
    return sent.length === 2 && sent
  })
  expect(invited.map(({ to }) => to)).toEqual(['late@agency.example', email])
})

test('F5 only the link in the email confirms: neither the links of other calls nor invented ones do', async () => {
  const own = await (await book('own@held.example', 0)).json()
  await addCalls(1)
  await bookWithoutScripts('victim@held.example', 1)
  const victim = await stored('victim@held.example')
  const guesses = [own.booking, `${victim?.id}.${String(own.booking).split('.')[1]}`, `${victim?.id}.${'A'.repeat(43)}`]
  for (const booking of guesses) expect((await post('/confirm-booking', { booking })).status).toBe(422)
  const link = await linkIn('victim@held.example')
  for (const path of ['/cancel-booking', '/move-booking'])
    expect((await post(path, { booking: link, time: timeOf(night(3)) })).status).toBe(422)
  expect((await stored('victim@held.example'))?.status).toBe('held')
})

test('F5 without JavaScript a person books, too: held at once, and the next one of the network after it is confirmed', async () => {
  await addCalls(2)
  const response = await bookWithoutScripts('plain@held.example', 0)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/book-a-call/confirm/'])
  expect((await page('/book-a-call/confirm/')).texts('h1')).toEqual(['Check your email'])
  const second = await bookWithoutScripts('second@held.example', 1)
  expect([second.status, await second.text()]).toEqual([429, expect.stringContaining('has to confirm a call first')])
  const confirmed = await sendForm('/confirm-booking', {
    booking: await linkIn('plain@held.example'),
    page: '/book-a-call/confirm/',
  })
  expect(confirmed.headers.get('location')).toContain('done=booked')
  expect((await bookWithoutScripts('second@held.example', 1)).status).toBe(303)
})

test('F5 a call that is not confirmed in time gives its time back, and its link books nothing', async () => {
  await addCalls(2)
  await bookWithoutScripts('late@held.example', 0)
  const booking = await linkIn('late@held.example')
  await query("update bookings set confirm_by = now() - interval '1 second', network = null where status = 'held'")
  await query('update bookings set network = null')
  expect(await (await book('quick@held.example', 0)).json()).toHaveProperty('booking')
  const late = await post('/confirm-booking', { booking })
  expect([late.status, (await late.json()).message]).toEqual([422, expect.stringContaining('not confirmed in time')])
  expect((await stored('late@held.example'))?.status).toBe('expired')
  const about = `bookings/${(await stored('late@held.example'))?.id}`
  expect(await query("select id from outbox where about = $1 and kind <> 'call-confirm'", [about])).toEqual([])
})

test('F5 a network has a maximum of calls in a day, which canceled and expired ones count for', async () => {
  await addCalls(12)
  const response = await book('thirteenth@held.example', 0)
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
  await query("update bookings set created_at = now() - interval '25 hours' where network = $1", [NETWORK])
  expect((await book('tomorrow@held.example', 0)).status).toBe(200)
})

test('F5 sales releases all calls of a network at once; everyone with an invitation gets its cancellation', async () => {
  const [first, second] = [await book('filler1@held.example', 0), await book('filler2@held.example', 1)]
  expect([first.status, second.status]).toEqual([200, 200])
  await bookWithoutScripts('filler3@held.example', 2)
  const [sales, editor] = [await makeAccount('releaser', ['sales']), await makeAccount('bystander', ['editor'])]
  const release = async (account?: typeof sales) =>
    callCms('POST', '/bookings/release-network', { network: NETWORK }, account ? await headersOf(account) : {})
  try {
    expect([(await release()).status, (await release(editor)).status]).toEqual([403, 403])
    expect((await stored('filler1@held.example'))?.status).toBe('booked')
    const released = await release(sales)
    expect([released.status, (await released.json()).message]).toEqual([
      200,
      '3 calls canceled. The times are free again.',
    ])
    for (const at of [1, 2, 3]) expect((await stored(`filler${at}@held.example`))?.status).toBe('canceled')
    const canceled = await waitFor(async () => {
      const sent = await query<{ to: string }>(
        `select "to" from outbox where calendar like '%METHOD:CANCEL%' and ("to" like 'filler%@held.example')`,
      )
      return sent.length === 2 && sent
    })
    expect(canceled.map(({ to }) => to).sort()).toEqual(['filler1@held.example', 'filler2@held.example'])
    const [entry] = await query<{ details: string }>("select details from audit_log where action = 'calls-released'")
    expect(entry?.details).toBe(`network ${NETWORK}, calls 3`)
  } finally {
    await Promise.all([sales.remove(), editor.remove()])
  }
})
