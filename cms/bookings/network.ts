import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Where } from 'payload'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { takeTurn } from './turn.ts'

/** What a network has booked in the last 24 hours, and how many of its calls wait for confirmation now. */
export type BookingsOfNetwork = { today: number; waiting: number }

/**
 * Counts the calls of a network. The transaction takes its turn first, so that of bookings at once each counts those
 * before it. Canceled and expired calls count, too: they have cost time and emails.
 */
export async function countBookingsOfNetwork(transaction: Transaction, network: string): Promise<BookingsOfNetwork> {
  await takeTurn(transaction)
  return readBookingsOfNetwork(transaction, network)
}

/** Returns what `countBookingsOfNetwork` counts, at this moment and outside of a turn. */
export async function readBookingsOfNetwork(transaction: Transaction, network: string): Promise<BookingsOfNetwork> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<BookingsOfNetwork>(
    sql`select count(*)::int as today, count(*) filter (where status = 'held' and confirm_by > now())::int as waiting
        from bookings where network = ${network} and created_at > now() - interval '24 hours'`,
  )
  return rows[0] ?? { today: 0, waiting: 0 }
}

/** More upcoming calls of one network than this are conspicuous. */
const MANY = 2

/** A network with many calls ahead, and how many of those wait for confirmation. */
export type BusyNetwork = { network: string; ahead: number; held: number }

/** Returns the networks with conspicuously many calls ahead, those with most first. */
export async function busyNetworks(transaction: Transaction): Promise<BusyNetwork[]> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<BusyNetwork>(
    sql`select network, count(*)::int as ahead, count(*) filter (where status = 'held')::int as held from bookings
        where network is not null and ends_at > now() and (status = 'booked' or (status = 'held' and confirm_by > now()))
        group by network having count(*) > ${MANY} order by ahead desc, network limit 10`,
  )
  return rows
}

/** Returns the calls of a network that take somebody's time, from now on. */
export function openBookingsOf(network: string, now = new Date()): Where {
  return {
    and: [
      { network: { equals: network } },
      { status: { in: ['booked', 'held'] } },
      { endsAt: { greater_than: now.toISOString() } },
    ],
  }
}
