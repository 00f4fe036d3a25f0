import { sql } from '@payloadcms/db-postgres/drizzle'
import { tableOf } from '../database/table-of.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'

/** A collection with the id of a document, or a global. `hasDrafts`: whether its newest state may be a draft. */
export type Stored = { slug: string; id: number | undefined; hasDrafts: boolean }

/** Returns the `updatedAt` of the newest state of a document, in milliseconds; undefined if nothing is stored. */
export async function newestUpdate(transaction: Transaction, { slug, id, hasDrafts }: Stored) {
  const name = tableOf(slug)
  const table = sql.identifier(name)
  const versions = sql.identifier(`_${name}_v`)
  const ofParent = id === undefined ? sql`` : sql`and parent_id = ${id}`
  const draft = hasDrafts ? sql`(select max(version_updated_at) from ${versions} where latest ${ofParent})` : sql`null`
  const row = id === undefined ? sql`` : sql`where id = ${id}`
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute(sql`select greatest(updated_at, ${draft}) as newest from ${table} ${row}`)
  const [stored] = rows as { newest: Date | string | null }[]
  return stored?.newest ? new Date(stored.newest).getTime() : undefined
}

/** Returns who changed a document last, as its history says; undefined if nobody is named. */
export async function lastAuthor(transaction: Transaction, document: string): Promise<string | undefined> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute(
    sql`select author_name from changes where about = ${document} order by updated_at desc limit 1`,
  )
  return (rows as { author_name: string | null }[])[0]?.author_name ?? undefined
}
