import { sql } from '@payloadcms/db-postgres/drizzle'
import type { TypedUser } from 'payload'
import { connectionOf, type Transaction } from '../database/transaction.ts'

/** Returns the session of a signed-in user. Payload stores it on the user of a request. */
export const sessionOf = (user: TypedUser | null) => (user as { _sid?: string } | null)?._sid

/** Ends the sessions of an account except the one that asks. */
export async function endOtherSessions(req: Transaction, user: TypedUser) {
  const connection = await connectionOf(req)
  const current = sessionOf(user) ?? ''
  await connection.execute(sql`delete from users_sessions where _parent_id = ${Number(user.id)} and id <> ${current}`)
}
