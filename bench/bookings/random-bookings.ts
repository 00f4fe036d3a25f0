import ICAL from 'ical.js'
import {
  freeTimes,
  getCms,
  inTransaction,
  stopCms,
  storeBooking,
  storeCancellation,
  storeMove,
} from '#cms/database/client.ts'
import type { Booking, BookingHost } from '#cms/payload-types.ts'
import { emailsAboutBooking } from '#worker/booking-emails.ts'
import { none } from '../faults/record.ts'
import type { Measure } from '../measure.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const AT_ONCE = 200

/** Offices whose clocks change at different moments, by half an hour, southward, or never. */
const ZONES = [
  'America/Chicago',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'America/St_Johns',
]
/** Days around which clocks change in some of them. */
const CHANGES = ['2027-03-12', '2027-03-26', '2027-04-02', '2027-09-24', '2027-10-01', '2027-10-29', '2027-11-05']

type Known = Map<number, { start: number; host: number; status: 'booked' | 'canceled' }>

/** Books, moves, and cancels at random; then checks every row against what was answered, and races 200 visitors. */
export async function measureBookings(operations: number): Promise<Measure[]> {
  const cms = await getCms()
  await prepare()
  await cms.db.pool.query('alter table bookings drop constraint bookings_no_overlap')
  const random = randomNumbers(20_261_123)
  const known: Known = new Map()
  let [refused, unreadable, invitations] = [0, 0, 0]
  const started = performance.now()
  for (let at = 0; at < operations; at++) {
    const now =
      Date.parse(CHANGES[Math.floor((at / operations) * CHANGES.length)] as string) + Math.floor(random() * 3 * DAY_MS)
    const changed = await change(known, now, random)
    if (!changed) refused += 1
    else {
      const texts = await invitationsTo(changed)
      invitations += texts.length
      unreadable += texts.filter((text) => !isReadable(text, changed)).length
    }
  }
  const seconds = (performance.now() - started) / 1_000
  const [overlaps, wrong] = [await countOverlaps(), await countWrong(known)]
  // What is stored satisfies the constraint, too.
  await cms.db.pool.query(CONSTRAINT)
  const winners = await race()
  await stopCms()
  const done = `${operations} operations in ${seconds.toFixed(0)} s, of which ${refused} were refused`
  return [
    none('calls of one person that overlap', overlaps, 'pairs', done),
    none('calls that were lost, or are not as answered', wrong, 'calls', `${known.size} calls`),
    none('invitations that ical.js cannot read, or reads differently', unreadable, 'invitations', `of ${invitations}`),
    { what: `${AT_ONCE} bookings of one time at once`, value: winners, unit: 'booked', limit: 1, better: 'less' },
    {
      what: `${AT_ONCE} bookings of one time at once, at least`,
      value: winners,
      unit: 'booked',
      limit: 1,
      better: 'more',
    },
  ]
}

async function prepare() {
  const cms = await getCms()
  await cms.db.pool.query("delete from booking_hosts; delete from jobs.job where name = 'notify'")
  for (const [at, timeZone] of ZONES.entries())
    await cms.create({
      collection: 'booking-hosts',
      data: {
        name: `Host ${at}`,
        email: `host${at}@agency.example`,
        timeZone,
        // Nights, too: clocks change then.
        hours: (['friday', 'saturday', 'sunday', 'monday'] as const).map((weekday) => ({
          weekday,
          opens: '00:00',
          closes: '09:00',
        })),
      },
    })
  const data = {
    lengthMinutes: 30,
    bufferMinutes: 15,
    everyMinutes: 30,
    noticeHours: 1,
    aheadDays: 2,
    networkCalls: 12,
    reminderHours: 24,
  }
  await cms.updateGlobal({ slug: 'booking-settings', data })
}

/** Half of all operations book, a quarter move, a quarter cancel. Some try times that are not free. */
async function change(known: Known, now: number, random: () => number): Promise<Booking | undefined> {
  const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)]
  const open = [...known].filter(([, call]) => call.status === 'booked' && call.start > now)
  const kind = open.length === 0 ? 0 : random()
  const [id = 0, call] = pick(open) ?? []
  if (kind > 0.75) {
    const canceled = await inTransaction((transaction) => storeCancellation(transaction, id))
    known.set(id, { ...(call as NonNullable<typeof call>), status: 'canceled' })
    return canceled
  }
  const free = [...(await freeTimes({ now, ...(kind > 0.5 ? { hostId: call?.host, except: id } : {}) })).keys()]
  const isTried = random() < 0.1 && open.length > 0
  const start = isTried ? (pick(open)?.[1].start ?? 0) : pick(free)
  if (start === undefined) return undefined
  const booking = await inTransaction((transaction) =>
    kind > 0.5
      ? storeMove(transaction, { id, start, now })
      : storeBooking(transaction, { start, visitor: visitorNumber(known.size), now }),
  )
  if (booking) known.set(booking.id, { start, host: booking.host as number, status: 'booked' })
  return booking
}

const visitorNumber = (at: number) => ({
  name: `Zoë “${at}”, Ltd; \\ 漢字`,
  email: `visitor${at}@shop.example`,
  phone: '',
  website: '',
  message: 'Line 1\nLine 2: ü'.repeat(1 + (at % 9)),
  timeZone: ZONES[at % ZONES.length] as string,
})

async function invitationsTo(document: Booking) {
  const cms = await getCms()
  const host = (await cms.findByID({
    collection: 'booking-hosts',
    id: document.host as number,
    depth: 0,
  })) as BookingHost
  const brand = { name: 'Prairie Signal', contactEmail: 'hello@agency.example' }
  const emails = emailsAboutBooking(
    { kind: 'bookings', document, host },
    { settings: {}, brand, siteUrl: 'https://agency.example', adminUrl: 'https://agency.example' },
  )
  return emails.map(({ calendar = '' }) => calendar)
}

function isReadable(text: string, { startsAt, endsAt, status, sequence }: Booking) {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component
    const event = new ICAL.Event(component)
    return (
      calendar.getFirstPropertyValue('method') === (status === 'canceled' ? 'CANCEL' : 'REQUEST') &&
      event.startDate.toJSDate().getTime() === Date.parse(startsAt) &&
      event.endDate.toJSDate().getTime() === Date.parse(endsAt) &&
      event.sequence === sequence &&
      component.hasProperty('organizer') &&
      component.getAllProperties('attendee').length === 1
    )
  } catch {
    return false
  }
}

async function countOverlaps() {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from bookings a join bookings b on a.id < b.id and a.host_id = b.host_id
       and a.status in ('booked', 'held') and b.status in ('booked', 'held') and a.starts_at < b.held_until and b.starts_at < a.held_until`,
  )
  return rows[0]?.count ?? 0
}

/** Rows that differ from the last answer about them, are missing, or were never answered. */
async function countWrong(known: Known) {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ id: number; starts_at: Date; host_id: number; status: string }>(
    'select id, starts_at, host_id, status from bookings',
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const isAsAnswered = ([id, { start, host, status }]: [number, { start: number; host: number; status: string }]) => {
    const row = stored.get(id)
    return row?.starts_at.getTime() === start && row.host_id === host && row.status === status
  }
  return [...known].filter((call) => !isAsAnswered(call)).length + rows.filter(({ id }) => !known.has(id)).length
}

/** @returns how many of many visitors got a time for which one person is free */
async function race() {
  const now = Date.parse('2028-01-07T00:00Z')
  const [time] = [...(await freeTimes({ now }))].filter(([, hosts]) => hosts.length === 1)
  const start = time?.[0] ?? 0
  const visits = Array.from({ length: AT_ONCE }, (_, at) =>
    inTransaction((transaction) => storeBooking(transaction, { start, visitor: visitorNumber(at), now })),
  )
  const results = await Promise.allSettled(visits)
  return results.filter((result) => result.status === 'fulfilled' && result.value).length
}

const CONSTRAINT = `alter table bookings add constraint bookings_no_overlap
  exclude using gist (host_id with =, tstzrange(starts_at, held_until) with &&) where (status in ('booked', 'held'))`

/** Returns the same numbers from 0 to 1 for the same seed: a linear congruential generator (Numerical Recipes). */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
