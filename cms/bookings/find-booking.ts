import { getCms } from '../database/connection.ts'
import { demoMarks } from '../demo/marks.ts'
import type { Booking, BookingHost } from '../payload-types.ts'
import { noteDemo } from '../reads.ts'
import { bookingToken, confirmationToken, feedToken, idInToken, isTokenOf } from './links.ts'

export type BookingWithHost = Omit<Booking, 'host'> & { host: BookingHost | null }

/** Returns the booking that a link for moving and canceling names, with its host; undefined for every other link. */
export const bookingOfToken = (token: string) => bookingOf(token, bookingToken)

/** Returns the booking that a link for confirming names, with its host; undefined for every other link. */
export const bookingToConfirm = (token: string) => bookingOf(token, confirmationToken)

async function bookingOf(token: string, tokenOf: typeof bookingToken): Promise<BookingWithHost | undefined> {
  const id = idInToken(token)
  if (id === undefined) return undefined
  const cms = await getCms()
  const booking = await cms.findByID({ collection: 'bookings', id, depth: 1, disableErrors: true })
  if (!booking || !isTokenOf(booking, token, tokenOf)) return undefined
  for (const slug of demoMarks(cms.config, 'bookings', booking)) noteDemo(slug)
  return { ...booking, host: typeof booking.host === 'object' ? (booking.host ?? null) : null }
}

/** Returns the host whose calendar feed has this token; undefined for every other token. */
export async function hostOfFeed(token: string): Promise<BookingHost | undefined> {
  const id = idInToken(token)
  if (id === undefined) return undefined
  const cms = await getCms()
  const host = await cms.findByID({ collection: 'booking-hosts', id, depth: 0, disableErrors: true })
  return host && isTokenOf(host, token, feedToken) ? host : undefined
}

/** Returns the booked calls of a host from a moment on, with their leads. */
export async function bookingsOfHost(hostId: number, from: Date): Promise<Booking[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'bookings',
    where: {
      and: [
        { host: { equals: hostId } },
        { status: { equals: 'booked' } },
        { cancelAt: { exists: false } },
        { startsAt: { greater_than: from.toISOString() } },
      ],
    },
    sort: 'startsAt',
    pagination: false,
    depth: 1,
  })
  return docs
}
