import { sql } from '@payloadcms/db-postgres/drizzle'
import type { TypedUser } from 'payload'
import { getCms } from '../database/connection.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'

/** Stores the report that came with a contact request. The database deletes it with that row, however that happens. */
export async function storeLeadReport(transaction: Transaction, contactRequest: number, report: object): Promise<void> {
  const connection = await connectionOf(transaction)
  await connection.execute(sql`insert into lead_reports (contact_request_id, report)
    values (${contactRequest}, ${JSON.stringify(report)}::jsonb)`)
}

/** Returns the report that came with a contact request, if the account may read that and there is one. */
export async function readLeadReport(user: TypedUser, contactRequest: number): Promise<unknown> {
  const cms = await getCms()
  const lead = await cms.findByID({
    collection: 'contact-requests',
    id: contactRequest,
    depth: 0,
    select: { form: true },
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  if (!lead) return undefined
  const { rows } = await cms.db.pool.query<{ report: unknown }>(
    'select report from lead_reports where contact_request_id = $1',
    [contactRequest],
  )
  return rows[0]?.report
}
