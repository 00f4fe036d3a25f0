import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { connectionOf, transactionOf } from '../database/transaction.ts'

/** `hiddenBecause` is empty if the finding is shown. */
type NewRemark = { finding: string; note: string; hiddenBecause: string }

/**
 * Stores what an account has written about one finding, in place of what was written before. Remarks about other
 * findings stay, also those that somebody stores at the same moment.
 * @returns false if there is no such audit
 */
export function remarkOnFinding(cms: Payload, audit: number, user: TypedUser, remark: NewRemark): Promise<boolean> {
  return transactionOf(cms, async (transaction) => {
    const req = { ...transaction, user } as PayloadRequest
    const connection = await connectionOf(transaction)
    await connection.execute(sql`select id from audits where id = ${audit} for update`)
    const asked = { collection: 'audits', id: audit, depth: 0, overrideAccess: false, user, req } as const
    const found = await cms.findByID({ ...asked, disableErrors: true })
    if (!found) return false
    const others = (found.remarks ?? []).filter(({ finding }) => finding !== remark.finding)
    await cms.update({ ...asked, data: { remarks: [...others, remark] } })
    return true
  })
}
