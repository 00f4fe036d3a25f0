import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { hashOfToken } from './link-token.ts'

/** The fields of an account that signing in needs. `hash` and `salt` never leave the server. */
export type Account = {
  id: number
  email: string
  salt: string | null
  hash: string | null
  loginAttempts: number
  isLocked: boolean
}

export const normalizedEmail = (typed: unknown) => (typeof typed === 'string' ? typed.trim().toLowerCase() : '')

const columns = sql`id, email, salt, hash, coalesce(login_attempts, 0)::int as "loginAttempts",
  coalesce(lock_until > now(), false) as "isLocked"`

export async function accountByEmail(transaction: Transaction, email: string): Promise<Account | undefined> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<Account>(sql`select ${columns} from users where email = ${email}`)
  return rows[0]
}

export async function accountById(transaction: Transaction, id: number | string): Promise<Account | undefined> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<Account>(sql`select ${columns} from users where id = ${Number(id)}`)
  return rows[0]
}

/**
 * Returns the account that a link to reset a password was sent to, while the link works. The database has only its
 * hash.
 */
export async function accountByResetToken(transaction: Transaction, token: string): Promise<Account | undefined> {
  const hash = hashOfToken(token)
  if (!hash) return undefined
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<Account>(
    sql`select ${columns} from users where reset_password_token = ${hash} and reset_password_expiration > now()`,
  )
  return rows[0]
}

/** Clears the failures of the past unless the account is still locked, so that they no longer count toward a lock. */
export async function forgetOldFailures(transaction: Transaction, { id }: Account) {
  const connection = await connectionOf(transaction)
  await connection.execute(sql`update users set login_attempts = 0, lock_until = null
    where id = ${id} and (lock_until is null or lock_until <= now())`)
}
