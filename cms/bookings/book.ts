import { sql } from '@payloadcms/db-postgres/drizzle'
import { nextHost } from '../../engine/calendar/next-host.ts'
import { getCms } from '../connection.ts'
import type { Booking } from '../payload-types.ts'
import { connectionOf, type Transaction } from '../transaction.ts'
import { bookingRules, hostsFreeAt } from './free-times.ts'

const MINUTE_MS = 60_000

export type Visitor = Pick<Booking, 'name' | 'email' | 'phone' | 'website' | 'message' | 'timeZone'>

/**
 * Books a call with the host whose turn it is. Bookings take their turn one after the other, so that the second of two
 * visitors finds the time taken; the exclusion constraint `bookings_no_overlap` guarantees it whatever happens here.
 * @param start milliseconds since 1970
 * @param createLead stores the lead of the call. It is called only if the time is free: it costs most of a booking.
 * @returns undefined if nobody is free at that time
 */
export async function bookCall(
  transaction: Transaction,
  {
    start,
    visitor,
    createLead,
    now = Date.now(),
  }: { start: number; visitor: Visitor; createLead?: () => Promise<number>; now?: number },
): Promise<Booking | undefined> {
  await takeTurn(transaction)
  const host = await hostInTurn(transaction, await hostsFreeAt(start, { now }, transaction))
  if (host === undefined) return undefined
  const cms = await getCms()
  const lead = (await createLead?.()) ?? null
  return cms.create({
    collection: 'bookings',
    data: { ...visitor, ...(await spanOf(transaction, start)), host, lead, status: 'booked' },
    depth: 0,
    req: transaction,
  })
}

/**
 * Moves a call to another time of the same host. To the time that it has, nothing changes.
 * @returns undefined if the host is not free at that time
 */
export async function moveCall(
  transaction: Transaction,
  { id, start, now = Date.now() }: { id: number; start: number; now?: number },
): Promise<Booking | undefined> {
  await takeTurn(transaction)
  const cms = await getCms()
  const booking = await cms.findByID({ collection: 'bookings', id, depth: 0, req: transaction })
  if (booking.status !== 'booked') return undefined
  if (Date.parse(booking.startsAt) === start) return booking
  const hostId = typeof booking.host === 'number' ? booking.host : undefined
  if (hostId === undefined) return undefined
  const free = await hostsFreeAt(start, { now, hostId, except: id }, transaction)
  if (free.length === 0) return undefined
  return cms.update({ collection: 'bookings', id, data: await spanOf(transaction, start), depth: 0, req: transaction })
}

/** Cancels a call. A canceled one stays canceled. */
export async function cancelCall(transaction: Transaction, id: number): Promise<Booking> {
  await takeTurn(transaction)
  const cms = await getCms()
  return cms.update({ collection: 'bookings', id, data: { status: 'canceled' }, depth: 0, req: transaction })
}

/** Returns how many calls an email address has booked that have not ended. */
export async function countCallsAhead(transaction: Transaction, email: string): Promise<number> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<{ count: number }>(
    sql`select count(*)::int as count from bookings
        where status = 'booked' and ends_at > now() and lower(trim(email)) = lower(trim(${email}))`,
  )
  return rows[0]?.count ?? 0
}

/** Returns the call that an email address has booked at a time. */
export async function bookedAt(
  transaction: Transaction,
  { email, start }: { email: string; start: number },
): Promise<Booking | undefined> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'bookings',
    where: {
      and: [
        { email: { equals: email } },
        { startsAt: { equals: new Date(start).toISOString() } },
        { status: { equals: 'booked' } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    req: transaction,
  })
  return docs[0]
}

/** Returns the email addresses that have booked a call at a time, in lowercase. */
export async function emailsBookedAt(start: number): Promise<Set<string>> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ email: string }>(
    "select lower(trim(email)) as email from bookings where status = 'booked' and starts_at = $1",
    [new Date(start)],
  )
  return new Set(rows.map(({ email }) => email))
}

/** A change of bookings waits here until the one before has committed, and then sees what that stored. */
async function takeTurn(transaction: Transaction) {
  const connection = await connectionOf(transaction)
  await connection.execute(sql`select pg_advisory_xact_lock(hashtext('bookings'))`)
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
