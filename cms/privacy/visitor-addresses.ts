import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCms } from '../database/connection.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { connectionOf } from '../database/transaction.ts'

/** Rows per truncated IP address and day, so that invented pages cannot fill the table. */
const MAX_PER_DAY = 200

/**
 * Stores a truncated IP address with the page it was seen on, once a day (UTC).
 * @param seen `address` is without its last part; see `truncated` in platform/http/ip-address.ts
 */
export async function storeVisitorIp({ address, page }: { address: string; page: string }) {
  const cms = await getCms()
  await inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    // Simultaneous visits, in any process, run one after the other here.
    await connection.execute(sql`select pg_advisory_xact_lock(hashtext('visitor address'), hashtext(${address}))`)
    const { rows } = await connection.execute<{ seen: number; known: boolean }>(
      sql`select count(*)::int as seen, coalesce(bool_or(page = ${page}), false) as known from visitor_addresses
          where address = ${address} and created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`,
    )
    const { seen = 0, known = false } = rows[0] ?? {}
    if (known || seen >= MAX_PER_DAY) return
    await cms.create({ collection: 'visitor-addresses', data: { address, page }, req: transaction, depth: 0 })
  })
}
