import type { Payload, TypedUser } from 'payload'
import { type BusyNetwork, busyNetworks } from '#cms/bookings/network.ts'
import type { Booking, BookingHost } from '#cms/payload-types.ts'
import { dayIn, isTimeZone } from '#platform/calendar/time-zone.ts'
import { type Week, weekOf } from '#platform/calendar/week.ts'

export type BookingsOfWeek = Week & {
  /** Of the person who looks, if they take calls; otherwise of the first person who does. */
  timeZone: string
  calls: Map<string, Booking[]>
  hosts: BookingHost[]
  /** Networks with conspicuously many calls ahead. */
  networks: BusyNetwork[]
}

/** Returns the booked calls of the week around a day, as far as the account may see them. */
export async function readWeek(cms: Payload, user: TypedUser, day: unknown, now: number): Promise<BookingsOfWeek> {
  const access = { user, overrideAccess: false } as const
  const { docs: hosts } = await cms.find({
    ...{ collection: 'booking-hosts', sort: 'name', pagination: false, depth: 0 },
    ...access,
  })
  const timeZone = zoneOf(hosts, user)
  const week = weekOf(day, timeZone, now)
  const { docs } = await cms.find({
    collection: 'bookings',
    where: {
      and: [
        { status: { equals: 'booked' } },
        { startsAt: { greater_than_equal: new Date(week.span.start).toISOString() } },
        { startsAt: { less_than: new Date(week.span.end).toISOString() } },
      ],
    },
    sort: 'startsAt',
    pagination: false,
    depth: 0,
    ...access,
  })
  const networks = await busyNetworks({ payload: cms })
  return {
    ...week,
    timeZone,
    hosts,
    networks,
    calls: Map.groupBy(docs, ({ startsAt }) => dayIn(timeZone, Date.parse(startsAt))),
  }
}

/** Returns the time zone in which somebody reads the times of calls. */
export async function zoneOfBookings(cms: Payload, user: TypedUser) {
  const { docs } = await cms.find({
    ...{ collection: 'booking-hosts', sort: 'name', pagination: false, depth: 0 },
    ...{ user, overrideAccess: false },
  })
  return zoneOf(docs, user)
}

function zoneOf(hosts: BookingHost[], user: TypedUser) {
  const own = hosts.find(({ account }) => account === user.id) ?? hosts.find(({ active }) => active)
  return own && isTimeZone(own.timeZone) ? own.timeZone : 'UTC'
}
