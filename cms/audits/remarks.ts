import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { connectionOf } from '../database/transaction.ts'
import type { Audit } from '../payload-types.ts'

type Remark = NonNullable<Audit['remarks']>[number]

/**
 * Holds the row while it is changed: Payload writes back what it has read of it, and a worker may be writing how far
 * the audit is.
 */
export const lockAudit: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: number | string }
  if (operation !== 'update' || id === undefined || !(await req.transactionID)) return args
  const connection = await connectionOf(req)
  await connection.execute(sql`select id from audits where id = ${Number(id)} for update`)
  return args
}

/**
 * Signs what an account has written about findings, in whichever way it was sent. What it did not change keeps its
 * author. Of two remarks about one finding, the later one stays; one that says nothing is left out.
 */
export const signRemarks: CollectionBeforeChangeHook<Audit> = ({ data, originalDoc, req }) => {
  if (!req.user || !data.remarks) return data
  const name = req.user.name || 'Our team'
  const before = new Map((originalDoc?.remarks ?? []).map((remark) => [remark.finding, remark]))
  const after = new Map(data.remarks.map((remark) => [remark.finding, remark]))
  return { ...data, remarks: [...after.values()].flatMap((remark) => signed(remark, before.get(remark.finding), name)) }
}

function signed(remark: Remark, before: Remark | undefined, name: string): Remark[] {
  const note = remark.note?.trim() ?? ''
  const hiddenBecause = remark.hiddenBecause?.trim() ?? ''
  if (note === '' && hiddenBecause === '') return []
  const by = (text: string, former: string | null | undefined, author: string | null | undefined) =>
    text === '' ? null : text === former ? (author ?? name) : name
  const noteBy = by(note, before?.note, before?.noteBy)
  const hiddenBy = by(hiddenBecause, before?.hiddenBecause, before?.hiddenBy)
  return [{ ...remark, note, noteBy, hiddenBecause, hiddenBy }]
}
