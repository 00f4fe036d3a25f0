import { sql } from '@payloadcms/db-postgres/drizzle'
import type { SubscriberItem } from '#moving/item.ts'
import type { Outcome } from '#moving/report-line.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { emailHash, newToken } from '../newsletter/email-hash.ts'

const STATUS = { confirmed: 'confirmed', unsubscribed: 'unsubscribed', unknown: 'pending' } as const

/**
 * Stores a subscriber with the consent that the old site recorded. Nobody gets an email. Who is known here keeps the
 * state of this site, and who asked never to be emailed is left out.
 */
export async function storeSubscriber(
  transaction: Transaction,
  { email, consent, since }: SubscriberItem,
  isDryRun: boolean,
): Promise<{ outcome: Outcome; notes: string[] }> {
  const connection = await connectionOf(transaction)
  const address = email.trim().toLowerCase()
  const { rows: suppressed } = await connection.execute(
    sql`select 1 from suppressions where hash = ${emailHash(address)}`,
  )
  if (suppressed.length > 0) return leftOut('The address is on the suppression list.')
  const { rows: known } = await connection.execute(sql`select 1 from subscribers where email = ${address}`)
  if (known.length > 0) return { outcome: 'unchanged', notes: [] }
  const notes = consent === 'unknown' ? ['The export does not say that it confirmed, so it gets no newsletter.'] : []
  if (isDryRun) return { outcome: 'added', notes }
  const status = STATUS[consent]
  const moment = since ?? null
  await connection.execute(sql`
    insert into subscribers (email, status, source, confirmed_at, unsubscribed_at, token) values (
      ${address}, ${status}::enum_subscribers_status, 'import',
      case when ${status} = 'confirmed' then coalesce(${moment}::timestamptz, now()) end,
      case when ${status} = 'unsubscribed' then now() end, ${newToken()})
    on conflict (email) do nothing`)
  return { outcome: 'added', notes }
}

const leftOut = (note: string) => ({ outcome: 'left out' as const, notes: [note] })
