// extended: steps in a browser; int/calls.test.ts and int/bookings.test.ts prove what is booked and sent.
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { beforeEach, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { emailsTo } from '../support/mail-server.ts'
import { openPage, phone } from '../support/open-page.ts'
import { sendForm } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

type Row = {
  id: number
  starts_at: Date
  status: string
  sequence: string
  host_id: number
  lead_id: number
  phone: string
}

// The first two calls of a network are booked at once; all tests share one network.
beforeEach(() => query('update bookings set network = null'))

const stored = (email: string) => query<Row>('select * from bookings where email = $1', [email])

/**
 * Returns the invitations that an email address got, in order, read by another library than the one that wrote them.
 */
async function invitations(email: string, count: number) {
  const emails = await waitFor(async () => {
    const arrived = await emailsTo(email)
    return arrived.length >= count && arrived
  })
  return Promise.all(
    emails.map(async ({ raw }) => {
      const { attachments, text = '' } = await PostalMime.parse(raw)
      const part = attachments.find(({ mimeType, method }) => mimeType === 'text/calendar' && method)
      const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(part?.content as ArrayBuffer)))
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
      const { uid, sequence, startDate } = event
      const methods = [part?.method, calendar.getFirstPropertyValue('method')]
      return { text, methods, uid, sequence, start: startDate.toJSDate().getTime() }
    }),
  )
}

/** Opens the days that are folded, as a visitor would: on some days of the week, the first one has hardly any times. */
async function openDays(page: Page) {
  const folded = page.locator('.free-days details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
}

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('R-059 a visitor at 390 px without JavaScript books, moves, and cancels a call', {
  tags: 'extended',
}, async () => {
  const email = 'caller@oakfield.example'
  const page = await openPage('/contact-us/', { ...phone, javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Book An Appointment' }).click()
  await page.getByLabel('Your time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Show times' }).click()
  expect(await page.locator('.zone-note').innerText()).toContain('Tokyo, now UTC+9')
  expect(await noOverflow(page)).toBe(true)

  await openDays(page)
  const chosen = page.locator('.time').nth(1)
  const moment = (await chosen.getAttribute('aria-label')) ?? ''
  await chosen.click()
  await page.getByRole('heading', { level: 1, name: moment.split(', ')[1] ?? '' }).waitFor()
  await page.getByLabel('Name').fill('Ines Calder')
  await page.getByLabel('Email').first().fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+81 3 5550 0142')
  expect(await noOverflow(page)).toBe(true)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
  expect(await page.locator('.call-facts').innerText()).toContain(moment)
  const [booked] = await stored(email)
  expect(booked).toMatchObject({ status: 'booked', sequence: '0', phone: '+81 3 5550 0142' })
  expect(
    await query('select form, status, client_name from contact_requests where id = $1', [booked?.lead_id]),
  ).toEqual([{ form: 'call', status: 'new', client_name: 'Ines Calder' }])

  const [first] = await invitations(email, 1)
  const link = /\/book-a-call\/manage\/\?booking=([\w.-]+)/.exec(first?.text ?? '')?.[1] ?? ''
  await page.goto(`/book-a-call/manage/?booking=${link}`)
  await page.getByRole('link', { name: 'Move the call' }).click()
  await openDays(page)
  await page.locator('.time').nth(2).click()
  await page.getByRole('button', { name: 'Move the call' }).click()
  await page.getByRole('heading', { name: 'Your call has moved' }).waitFor()
  const [moved] = await stored(email)
  expect(moved).toMatchObject({ status: 'booked', sequence: '1', host_id: booked?.host_id })
  expect(moved?.starts_at).not.toEqual(booked?.starts_at)

  const [, second] = await invitations(email, 2)
  await page.getByRole('link', { name: 'Cancel the call' }).click()
  await page.getByRole('button', { name: 'Cancel the call' }).click()
  await page.getByRole('heading', { name: 'Your call is canceled' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
  await page.getByRole('link', { name: 'Cancel the call' }).click()
  await page.getByRole('button', { name: 'Cancel the call' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  // A minute later, the worker cancels it.
  await query('update bookings set cancel_at = now() where email = $1', [email])
  await query("insert into jobs.job (name) values ('cancel-due-calls')")
  await waitFor(async () => (await stored(email))[0]?.status === 'canceled')
  expect((await stored(email))[0]).toMatchObject({ status: 'canceled', sequence: '2' })
  const [, , third] = await invitations(email, 3)
  const uid = first?.uid
  const [request, cancel] = [
    ['REQUEST', 'REQUEST'],
    ['CANCEL', 'CANCEL'],
  ]
  expect([first, second, third]).toMatchObject([
    { methods: request, uid, sequence: 0, start: booked?.starts_at.getTime() },
    { methods: request, uid, sequence: 1, start: moved?.starts_at.getTime() },
    { methods: cancel, uid, sequence: 2, start: moved?.starts_at.getTime() },
  ])

  // The link still works and only offers what is still possible.
  await page.goto(`/book-a-call/move/?booking=${link}`)
  expect(await page.locator('#booking').innerText()).toContain('This call is canceled.')
  expect(await page.getByRole('button', { name: 'Cancel the call' }).count()).toBe(0)
  const again = await sendForm('/cancel-booking', { booking: link, page: '/book-a-call/manage/' })
  expect([again.status, (await stored(email))[0]?.sequence]).toEqual([303, '2'])
})

test('S-12 a time that somebody else takes meanwhile: the form says so, keeps what was typed, and offers others', {
  tags: 'extended',
}, async () => {
  const page = await openPage('/book-a-call/?zone=America/Chicago&about=content', {
    ...phone,
    javaScriptEnabled: false,
  })
  await openDays(page)
  await page.locator('.time').last().click()
  const time = new URL(page.url()).searchParams.get('time') ?? ''
  const other = { name: 'Faster', email: 'faster@oakfield.example', phone: '+1 312 555 0100', time, about: 'content' }
  expect((await sendForm('/create-booking', { ...other, zone: 'America/Chicago' })).status).toBe(303)
  await page.getByLabel('Name').fill('Hana Sato')
  await page.getByLabel('Email').first().fill('slower@oakfield.example')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 312 555 0101')
  await page.getByLabel('What else you want to talk about').fill('Returns, and what they cost.')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByRole('heading', { name: 'Choose another time' }).waitFor()
  expect(await page.getByLabel('What else you want to talk about').inputValue()).toBe('Returns, and what they cost.')
  expect(await page.getByLabel('Name').inputValue()).toBe('Hana Sato')
  const choices = page.locator('.other-times input[type="radio"]')
  expect(await choices.count()).toBe(8)
  // By keyboard: the first choice, then the one after it.
  await choices.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
  expect(await stored('slower@oakfield.example')).toHaveLength(1)
})

test('F5 the third call of a network: the browser solves a proof of work, and the visitor confirms by email', async () => {
  const email = 'proved@oakfield.example'
  // Two calls are booked and one waits, so without a proof of work the next one is refused.
  await query(
    `insert into bookings (starts_at, ends_at, held_until, name, email, status, network, confirm_by)
     select now(), now(), now(), 'A', 'a@earlier.example', status::enum_bookings_status, '127.0.0.0/24',
       case status when 'held' then now() + interval '30 minutes' end
     from unnest(array['canceled', 'canceled', 'held']) status`,
  )
  const page = await openPage('/book-a-call/?zone=America/Chicago', phone)
  await openDays(page)
  await page.locator('.time').last().click()
  expect(await page.locator('.form-foot').innerText()).toContain('an email to confirm the call')
  await page.getByLabel('Name').fill('Ines Calder')
  await page.getByLabel('Email').first().fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 312 555 0142')
  await page.locator('.booking-form [name="proof"]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(await stored(email)).toMatchObject([{ status: 'held' }])
  expect(await noOverflow(page)).toBe(true)

  const [sent] = await waitFor(async () => {
    const arrived = await emailsTo(email)
    return arrived.length > 0 && arrived
  })
  const { text = '' } = await PostalMime.parse(sent?.raw ?? '')
  await page.goto(`/book-a-call/confirm/${/confirm\/(\?booking=[\w.-]+)/.exec(text)?.[1]}`)
  await page.getByRole('button', { name: 'Confirm the call' }).click()
  await page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
  expect(await stored(email)).toMatchObject([{ status: 'booked', sequence: '0' }])
})

test('with JavaScript, times are in the visitor’s own time zone, and the contact page shows the next ones', {
  tags: 'extended',
}, async () => {
  const page = await openPage('/contact-us/', { timezoneId: 'Australia/Adelaide' })
  await page.locator('.next-times a').first().click()
  expect(await page.locator('.book-chosen').innerText()).toContain('Adelaide time')
})

test('the booking page changes to the visitor’s time zone without another request for it, like the page of that zone', {
  tags: 'extended',
}, async () => {
  const shown = async (page: Page) => ({
    note: await page.locator('.zone-note').innerText(),
    first: await page.locator('.free-days > li').first().innerText(),
    links: await page
      .locator('.time')
      .evaluateAll((links) =>
        links.map((link) => [
          link.textContent,
          link.ariaLabel,
          link.getAttribute('href')?.replace(/^https?:..[^/]*/, ''),
        ]),
      ),
  })
  const zone = 'Australia/Adelaide'
  const documents: string[] = []
  const page = await openPage('/book-a-call/', {
    timezoneId: zone,
    before: async (page) => {
      page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
    },
  })
  await page.locator('.zone-note', { hasText: 'Adelaide' }).waitFor()
  expect(await page.getByLabel('Your time zone').inputValue()).toBe(zone)
  const own = await shown(page)
  expect(documents).toHaveLength(1)
  const chosen = await openPage(`/book-a-call/?zone=${zone}`, { timezoneId: zone, javaScriptEnabled: false })
  const { links, ...served } = await shown(chosen)
  expect(own).toMatchObject({ note: served.note, first: served.first })
  // The week of the visitor may end some hours before or after the office's.
  const both = Math.min(links.length, own.links.length)
  expect(both).toBeGreaterThan(20)
  expect(own.links.slice(0, both)).toEqual(links.slice(0, both))
  // No time falls between the two weeks.
  const later = page.getByRole('link', { name: 'Later times' })
  const first = new URLSearchParams({ time: (await later.getAttribute('data-first-time')) ?? '' })
  await later.click()
  expect(await page.locator(`.time[href*="${first}"]`).count()).toBe(1)
})
