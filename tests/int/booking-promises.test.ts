import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { query } from '../support/database.ts'
import { api, page, post, sendForm } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const MEETING = 'https://meet.example/ads'

/** The worker's part also runs in this process, so that a minute passes at once. */
let client: typeof import('#cms/database/client.ts')
/** Who takes calls about ads, by video too, and who takes calls about content. */
let ads = 0
let content = 0

beforeAll(async () => {
  Object.assign(process.env, { DATABASE_URL: inject('databaseUrl'), DATA_DIR: inject('dataDir') })
  vi.resetModules()
  client = await import('#cms/database/client.ts')
  const cms = await client.getCms()
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
  const hours = days.map((weekday) => ({ weekday, opens: '01:00', closes: '04:00' }))
  const common = { email: 'owl@agency.example', timeZone: 'UTC', hours }
  // Nobody else is free at night.
  const create = async (data: { name: string; work: ('ppc' | 'content')[]; meetingUrl?: string }) =>
    (await cms.create({ collection: 'booking-hosts', data: { ...common, ...data } })).id
  ads = await create({ name: 'Ads Owl', work: ['ppc'], meetingUrl: MEETING })
  content = await create({ name: 'Content Owl', work: ['content'] })
})

beforeEach(async () => {
  await query('delete from bookings where host_id = any($1)', [[ads, content]])
  await query('update bookings set network = null')
})

afterAll(async () => {
  await query('delete from bookings where host_id = any($1)', [[ads, content]])
  await query('delete from booking_hosts where id = any($1)', [[ads, content]])
  await client.stopCms()
  for (const name of ['DATABASE_URL', 'DATA_DIR']) delete process.env[name]
})

/** Returns a night in ten days, this many hours after its first free time. */
const night = (hours = 0) => (Math.floor(Date.now() / DAY_MS) + 10) * DAY_MS + (1 + hours) * HOUR_MS
const timeOf = (start: number) => `${new Date(start).toISOString().slice(0, 16)}Z`
const phone = '+49 30 5550 0142'

async function book(email: string, more: object, start = night()) {
  await query('update bookings set network = null')
  const visitor = { name: 'Ines Calder', email, zone: 'UTC', time: timeOf(start) }
  const response = await post('/create-booking', { ...visitor, ...more })
  return (await response.json()) as { booking: string; errors?: Record<string, string> }
}

type Row = { id: number; host_id: number; status: string; sequence: string; cancel_at: Date | null; lead_id: number }
const stored = async (email: string) => (await query<Row>('select * from bookings where email = $1', [email]))[0]

test('a call about a kind of work goes to a person who does it, by phone or by video', async () => {
  const firstTimes = async (about: string) => {
    const day = timeOf(night()).slice(0, 10)
    const response = await api(`/get-free-times?zone=UTC&from=${day}&about=${about}`)
    const { days } = (await response.json()) as { days: { day: string; times: { value: string }[] }[] }
    return days.find((one) => one.day === day)?.times.map(({ value }) => value) ?? []
  }
  expect(await firstTimes('content')).toContain(timeOf(night()))
  expect(await firstTimes('creative')).not.toContain(timeOf(night()))

  const asked = { about: 'ppc', place: 'video', figure: 'ROAS, 2.1x', message: 'Shopping ads' }
  await book('video@wishes.example', asked)
  const video = await stored('video@wishes.example')
  expect(video).toMatchObject({ host_id: ads, about: 'ppc', place: 'video', figure: 'ROAS, 2.1x' })
  expect(await query('select message from contact_requests where id = $1', [video?.lead_id])).toEqual([
    { message: 'About: Paid ads\nNumber to improve: ROAS, 2.1x\nShopping ads' },
  ])
  await book('phone@wishes.example', { about: 'content', phone })
  expect((await stored('phone@wishes.example'))?.host_id).toBe(content)

  const free = 'That time is no longer free. Please choose another one.'
  expect((await book('design@wishes.example', { about: 'creative', phone }, night(1))).errors).toEqual({ time: free })
  const byVideo = { about: 'content', place: 'video' }
  expect((await book('screen@wishes.example', byVideo, night(1))).errors).toEqual({ time: free })
  const byPhone = { about: 'ppc', place: 'phone' }
  const needed = 'Please enter a phone number, so that we can call you.'
  expect((await book('silent@wishes.example', byPhone, night(1))).errors).toEqual({ phone: needed })
  await book('ring@wishes.example', { ...byPhone, phone }, night(1))

  const whereOf = (email: string) =>
    waitFor(async () => {
      const [sent] = await query<{ calendar: string }>('select calendar from outbox where "to" = $1', [email])
      return sent && /LOCATION:(.*)/.exec(sent.calendar.replace(/\r\n /g, ''))?.[1]?.trim()
    })
  expect(await whereOf('video@wishes.example')).toBe(MEETING)
  expect(await whereOf('ring@wishes.example')).toBe('Phone')
})

test('without JavaScript, the booking page asks what the call is about, and offers video where somebody has it', async () => {
  const times = await page('/book-a-call/?zone=UTC&about=ppc')
  expect(times.document.querySelector('#about option[selected]')?.textContent).toBe('Paid ads')
  expect(times.document.querySelector('.time')?.getAttribute('href')).toContain('about=ppc')
  const form = async (about: string) =>
    (await page(`/book-a-call/?zone=UTC&about=${about}&time=${timeOf(night())}`)).document
  const withVideo = await form('ppc')
  expect(withVideo.querySelectorAll('input[name="place"]')).toHaveLength(2)
  expect(withVideo.querySelector('input[name="about"]')?.getAttribute('value')).toBe('ppc')
  expect(withVideo.querySelector('input[name="figure"]')?.hasAttribute('required')).toBe(false)
  const byPhone = await form('content')
  expect(byPhone.querySelectorAll('input[name="place"]')).toHaveLength(0)
  expect(byPhone.querySelector('input[name="phone"]')?.hasAttribute('required')).toBe(true)
})

test('a service that was chosen before chooses the topic of the call, and reaches the lead with its plan', async () => {
  const asked = new URLSearchParams({ service: 'ppc-for-dentists', plan: 'rise', zone: 'UTC' })
  const choose = async (more: Record<string, string> = {}) =>
    page(`/book-a-call/?${new URLSearchParams({ ...Object.fromEntries(asked), ...more })}`)
  const topicIn = ({ document }: Awaited<ReturnType<typeof choose>>) =>
    document.querySelector('#about option[selected]')?.textContent
  const times = await choose()
  expect([topicIn(times), times.texts('.form-interest a')]).toEqual(['Paid ads', ['PPC for dentists', 'Rise Plan']])
  for (const link of times.document.querySelectorAll('.time, .weeks a'))
    expect(link.getAttribute('href')).toMatch(/\?(?=.*\bservice=ppc-for-dentists)(?=.*\bplan=rise)(?=.*\babout=ppc)/)

  // Who chooses another topic no longer asks about the service.
  const other = await choose({ about: '' })
  expect([topicIn(other), other.texts('.form-interest a')]).toEqual(['Anything', ['Rise Plan']])
  expect(other.document.querySelector('.time')?.getAttribute('href')).not.toContain('service=')
  expect((await page('/book-a-call/?service=no-such-service')).texts('.form-interest')).toEqual([])

  const { document, texts } = await choose({ time: timeOf(night()) })
  expect(texts('.lead')[0]).toContain('Topic: PPC for dentists, Rise Plan.')
  const hidden = (name: string) => document.querySelector(`.booking-form [name=${name}]`)?.getAttribute('value') ?? ''
  const sent = { service: hidden('service'), plan: hidden('plan'), about: hidden('about') }
  expect(sent).toEqual({ service: 'ppc-for-dentists', plan: 'rise', about: 'ppc' })
  const { booking } = await book('chosen@wishes.example', { ...sent, phone })
  const row = await stored('chosen@wishes.example')
  expect(row).toMatchObject({ host_id: ads, about: 'ppc' })
  expect(await query('select interest from contact_requests where id = $1', [row?.lead_id])).toEqual([
    { interest: 'PPC for dentists, Rise Plan' },
  ])
  for (const step of ['manage', 'cancel']) {
    const own = await page(`/book-a-call/${step}/?booking=${booking}`)
    expect({ step, facts: own.texts('.call-facts div') }).toEqual({
      step,
      facts: expect.arrayContaining(['AboutPPC for dentists, Rise Plan']),
    })
  }
})

test('what was chosen before travels from a service page, and through the contact page, to the calendar', async () => {
  const linkIn = async (path: string) =>
    [...(await page(path)).document.querySelectorAll('main a')]
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/book-a-call/'))
  expect(await linkIn('/services/mobile-seo/')).toEqual(['/book-a-call/?service=mobile-seo'])
  expect(await linkIn('/contact-us/?plan=rise&service=mobile-seo')).toEqual([
    '/book-a-call/?service=mobile-seo&plan=rise',
  ])
  const { document } = await page('/contact-us/?service=mobile-seo')
  expect(document.querySelector('[data-next-times]')?.getAttribute('data-next-times')).toBe(
    'service=mobile-seo&about=seo',
  )
})

test('a call that is moved is not offered its own time', async () => {
  const { booking } = await book('mover@wishes.example', { about: 'content', phone })
  const day = timeOf(night()).slice(0, 10)
  const { document } = await page(`/book-a-call/move/?booking=${booking}&zone=UTC&from=${day}`)
  const isOffered = (start: number) =>
    document.querySelector(`.time[href*="${encodeURIComponent(timeOf(start))}"]`) !== null
  expect([isOffered(night()), isOffered(night(0.5))]).toEqual([false, true])
  const own = await page(`/book-a-call/move/?booking=${booking}&zone=UTC&time=${timeOf(night())}`)
  expect(own.texts('[data-form-message]').join()).toContain('Your call is at that time already.')
})

test('a cancellation asks once and can be undone for a minute, in which nobody gets an email or the time', async () => {
  const email = 'undo@wishes.example'
  const { booking } = await book(email, { about: 'content', phone })
  const row = await stored(email)
  const about = `bookings/${row?.id}`
  const subjects = async () =>
    (await query<{ subject: string }>('select subject from outbox where about = $1', [about])).map(
      ({ subject }) => subject.split(':')[0],
    )
  await waitFor(async () => (await subjects()).length === 2)

  const question = await page(`/book-a-call/cancel/?booking=${booking}`)
  expect(question.texts('h1')).toEqual(['Cancel your call?'])
  expect((await stored(email))?.cancel_at).toBeNull()

  // A double click.
  const cancel = () => sendForm('/cancel-booking', { booking, page: '/book-a-call/manage/' })
  const [first, second] = await Promise.all([cancel(), cancel()])
  expect([first.status, second.status]).toEqual([303, 303])
  const until = (await stored(email))?.cancel_at?.getTime() ?? 0
  expect(until - Date.now()).toBeGreaterThan(MINUTE_MS / 2)
  const canceled = await page(first.headers.get('location') ?? '')
  expect(canceled.texts('h1')).toEqual(['Your call is canceled'])
  expect(canceled.texts('form[action="/api/undo-cancellation"] button')).toEqual(['Undo'])
  await client.cancelDueBookings()
  expect(await stored(email)).toMatchObject({ status: 'booked', sequence: '0' })
  expect((await book('eager@wishes.example', { about: 'content', phone })).errors?.time).toContain('no longer free')
  const feed = async () => {
    const token = client.feedToken({ id: content, feedVersion: 1 })
    return (await fetch(`${inject('siteUrl')}/calendar/${token}.ics`)).text()
  }
  expect(await feed()).not.toContain('Ines Calder')

  const undo = () => sendForm('/undo-cancellation', { booking, page: '/book-a-call/manage/' })
  const [undone, again] = await Promise.all([undo(), undo()])
  expect([undone.status, again.status]).toEqual([303, 303])
  expect((await page(undone.headers.get('location') ?? '')).texts('h1')).toEqual(['Your call is booked'])
  await client.cancelDueBookings(Date.now() + 2 * MINUTE_MS)
  expect(await stored(email)).toMatchObject({ status: 'booked', sequence: '0', cancel_at: null })
  expect(await feed()).toContain('Ines Calder')
  expect(await subjects()).toHaveLength(2)

  await cancel()
  await client.cancelDueBookings(Date.now() + 2 * MINUTE_MS)
  expect(await stored(email)).toMatchObject({ status: 'canceled', sequence: '1', cancel_at: null })
  await waitFor(async () => (await subjects()).filter((subject) => /canceled/.test(subject ?? '')).length === 2)
  expect((await undo()).status).toBe(422)
  expect((await page(`/book-a-call/manage/?booking=${booking}&done=canceled`)).texts('h1')).toEqual(['Your call'])
  await book('eager@wishes.example', { about: 'content', phone })
  expect(await stored('eager@wishes.example')).toMatchObject({ host_id: content, status: 'booked' })
})
