import { createHmac, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { environment } from '#platform/environment/environment.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { connectionOf } from '../database/transaction.ts'
import { enqueue } from '../jobs/jobs.ts'

type NewAudit = {
  /** Absolute. */
  url: string
  /** Whether the scheme was typed; without one, http is tried if https does not respond. */
  hasScheme: boolean
  /** IP address of the visitor; undefined if strangers share it, who must not get this audit again. */
  ip: string | undefined
  maxPages: number
  email?: string
}

/** Within this time, a network gets its audit of a site again instead of another one. */
const SAME_MINUTES = 10
const KEY_BYTES = 16

/** Returns 128 random bits in base64url. */
export const newKey = () => randomBytes(KEY_BYTES).toString('base64url')

/**
 * Stores an audit with its job. The same network that has begun one of the same site in the last ten minutes gets that
 * one, unless it was stopped or failed.
 */
export function createAudit({
  url,
  hasScheme,
  ip,
  maxPages,
  email,
}: NewAudit): Promise<{ key: string; isNew: boolean }> {
  const { host } = new URL(url)
  const network = ip === undefined ? null : networkDigest(ip)
  return inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    // Two requests at the same moment, such as a double click, get the same audit.
    await connection.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`start of audit ${network} ${host}`}, 0))`,
    )
    const { rows: same } = await connection.execute<{ key: string }>(
      sql`select key from audits where network = ${network} and host = ${host}
        and state in ('waiting', 'running', 'done') and max_pages = ${maxPages}
        and created_at > now() - make_interval(mins => ${SAME_MINUTES}) order by id desc limit 1`,
    )
    if (same[0]) return { key: same[0].key, isNew: false }
    const key = newKey()
    const { rows } = await connection.execute<{ id: number }>(
      sql`insert into audits (url, host, state, max_pages, key, share_key, network, email, has_scheme)
        values (${url}, ${host}, 'waiting', ${maxPages}, ${key}, ${newKey()}, ${network}, ${email ?? null},
          ${hasScheme}) returning id`,
    )
    const id = rows[0]?.id ?? 0
    await enqueue(transaction, 'examine-site', { id, now: new Date().toISOString() })
    return { key, isNew: true }
  })
}

/** Returns a digest that nobody can turn back into the address without our secret. */
const networkDigest = (ip: string) =>
  createHmac('sha256', environment.payloadSecret)
    .update(`network of an audit ${bucketOf(ip)}`)
    .digest('hex')
