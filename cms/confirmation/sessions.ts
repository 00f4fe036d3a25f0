import { sql } from '@payloadcms/db-postgres/drizzle'
import type { TypedUser } from 'payload'
import { sessionOf } from '../accounts/sessions.ts'
import { connectionOf, type Transaction } from '../transaction.ts'

// The table is not part of Payload's schema, so no API can write it: cms/migrations/…_session_confirmations.ts.

/** How long a confirmation is valid. */
export const CONFIRMED_MINUTES = 10

/** Notes that the person of this session has just given their password or a code. */
export async function confirmSession(req: Transaction, user: TypedUser) {
  const connection = await connectionOf(req)
  await connection.execute(sql`delete from session_confirmations
    where confirmed_at <= now() - make_interval(mins => ${CONFIRMED_MINUTES})`)
  await connection.execute(sql`insert into session_confirmations (session_id, user_id)
    values (${sessionOf(user) ?? ''}, ${Number(user.id)})
    on conflict (session_id) do update set user_id = excluded.user_id, confirmed_at = now()`)
}

/** Returns whether the session of a request was confirmed in the last ten minutes. An API key has no session. */
export async function isConfirmed(req: Transaction): Promise<boolean> {
  const session = sessionOf(req.user ?? null)
  if (!session) return false
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`select 1 from session_confirmations
    where session_id = ${session} and user_id = ${Number(req.user?.id)}
      and confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES})`)
  return rows.length > 0
}
