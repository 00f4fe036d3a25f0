import { sql } from '@payloadcms/db-postgres/drizzle'
import { hasRole } from '#cms/access/roles.ts'
import { connectionOf, type Transaction } from '#cms/database/transaction.ts'
import { environment } from '#platform/environment/environment.ts'

/** Returns whether the operator requires two-factor login for these roles. */
export function isTwoFactorRequired(user: { roles?: unknown }) {
  return environment.requireTwoFactor === 'admin' && hasRole(user, 'admin')
}

/**
 * Ends the sessions of administrators without two-factor login, where it is required: they began before that was so.
 * At the next login they set it up.
 */
export async function endUnprotectedSessions(req: Transaction) {
  if (environment.requireTwoFactor !== 'admin') return
  const connection = await connectionOf(req)
  await connection.execute(sql`delete from users_sessions where _parent_id in
    (select parent_id from users_roles where value = 'admin'
      except select user_id from two_factor where confirmed_at is not null)`)
}
