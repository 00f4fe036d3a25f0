import { sql } from '@payloadcms/db-postgres/drizzle'
import { nextHost } from '#platform/calendar/next-host.ts'
import { getCms } from '../database/connection.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import type { Booking } from '../payload-types.ts'
import { bookingRules, hostsFreeAt } from './free-times.ts'
import { takeTurn } from './turn.ts'

const MINUTE_MS = 60_000

export type Visitor = Pick<
  Booking,
  'name' | 'email' | 'phone' | 'website' | 'about' | 'figure' | 'place' | 'message' | 'timeZone'
>

type NewBooking = {
  /** Milliseconds since 1970. */
  start: number
  visitor: Visitor
  /** Where the visitor's request came from; see `networkOf` in platform/http/ip-address.ts. */
  network?: string | null
  /** The call is held until then, and booked only if its visitor confirms it. */
  confirmBy?: string | null
  /** Stores the lead of the call. It is called only if the time is free: it costs most of a booking. */
  createLead?: () => Promise<number>
  now?: number
}

/**
 * Books or holds a call with the host whose turn it is, of those who do the work that it is about. Bookings take their
 * turn one after the other, so that the second of two visitors finds the time taken; the exclusion constraint
 * `bookings_no_overlap` guarantees it whatever happens here.
 * @returns undefined if nobody is free at that time
 */
export async function storeBooking(
  transaction: Transaction,
  { start, visitor, network = null, confirmBy = null, createLead, now = Date.now() }: NewBooking,
): Promise<Booking | undefined> {
  await takeTurn(transaction)
  const { about, place } = visitor
  const free = await hostsFreeAt(start, { now, about, byVideo: place === 'video' }, transaction)
  const host = await hostInTurn(transaction, free)
  if (host === undefined) return undefined
  const cms = await getCms()
  const lead = (await createLead?.()) ?? null
  return cms.create({
    collection: 'bookings',
    data: {
      ...{ ...visitor, ...(await spanOf(transaction, start)), host, lead, network, confirmBy },
      status: confirmBy ? 'held' : 'booked',
    },
    depth: 0,
    req: transaction,
  })
}

/**
 * Moves a call to another time of the same host. To the time that it has, nothing changes.
 * @returns undefined if the host is not free at that time
 */
export async function storeMove(
  transaction: Transaction,
  { id, start, now = Date.now() }: { id: number; start: number; now?: number },
): Promise<Booking | undefined> {
  await takeTurn(transaction)
  const cms = await getCms()
  const booking = await cms.findByID({ collection: 'bookings', id, depth: 0, req: transaction })
  if (booking.status !== 'booked' || booking.cancelAt) return undefined
  if (Date.parse(booking.startsAt) === start) return booking
  const hostId = typeof booking.host === 'number' ? booking.host : undefined
  if (hostId === undefined) return undefined
  const free = await hostsFreeAt(start, { now, hostId, except: id }, transaction)
  if (free.length === 0) return undefined
  return cms.update({ collection: 'bookings', id, data: await spanOf(transaction, start), depth: 0, req: transaction })
}

/** Returns the calls booked at a time by the email address of their visitor, in lowercase. */
export async function bookingsAt(start: number): Promise<Map<string, number>> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ email: string; id: number }>(
    "select lower(trim(email)) as email, id from bookings where status = 'booked' and cancel_at is null and starts_at = $1",
    [new Date(start)],
  )
  return new Map(rows.map(({ email, id }) => [email, id]))
}

async function spanOf(transaction: Transaction, start: number) {
  const { lengthMinutes, bufferMinutes } = await bookingRules(transaction)
  const end = start + lengthMinutes * MINUTE_MS
  const [startsAt, endsAt, heldUntil] = [start, end, end + bufferMinutes * MINUTE_MS].map((ms) =>
    new Date(ms).toISOString(),
  ) as [string, string, string]
  return { startsAt, endsAt, heldUntil }
}

/** Canceled calls count, too: their hosts have had their turn. */
async function hostInTurn(transaction: Transaction, hosts: number[]) {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<{ id: number; last: number | null }>(
    sql`select host_id as id, extract(epoch from max(created_at))::float8 as last from bookings
        where host_id is not null group by host_id`,
  )
  const last = new Map(rows.map((row) => [row.id, row.last]))
  return nextHost(hosts.map((id) => ({ id, lastBookedAt: last.get(id) ?? null })))?.id
}
