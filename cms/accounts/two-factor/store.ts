import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '#cms/database/transaction.ts'
import { acceptedSecrets } from '#platform/environment/signing-secrets.ts'
import { open, seal } from '../secret-box.ts'
import { digestOf, isAppCode, newRecoveryCodes, newSecret, stepOfCode } from './codes.ts'

// The tables are no part of Payload's schema: no API can read them, and Payload, which writes whole documents at every
// login, cannot write an old state back.

/** How long someone may take between scanning the QR code and entering the first code. */
const SET_UP_MINUTES = 60

type UserId = number | string
export type TwoFactorState = { isOn: boolean; recoveryCodesLeft: number }

export async function twoFactorState(req: Transaction, userId: UserId): Promise<TwoFactorState> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute<TwoFactorState>(sql`
    select exists(select from two_factor where user_id = ${Number(userId)} and confirmed_at is not null) as "isOn",
      (select count(*)::int from two_factor_recovery_codes where user_id = ${Number(userId)}) as "recoveryCodesLeft"`)
  return rows[0] as TwoFactorState
}

/**
 * Starts the setup with a new secret, which nobody can have seen before.
 * @returns the secret, or undefined if two-factor login is already on
 */
export async function beginTwoFactor(req: Transaction, userId: UserId): Promise<string | undefined> {
  const secret = newSecret()
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    insert into two_factor (user_id, secret) values (${Number(userId)}, ${seal(secret, sealedFor(userId))})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
      where two_factor.confirmed_at is null
    returning user_id`)
  return rows.length > 0 ? secret : undefined
}

/**
 * Turns two-factor login on with the first code of the app.
 * @returns the recovery codes, which are shown once, or undefined if the code is wrong or the set-up took too long
 */
export async function confirmTwoFactor(req: Transaction, userId: UserId, code: string): Promise<string[] | undefined> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute<{ secret: string }>(sql`
    select secret from two_factor where user_id = ${Number(userId)} and confirmed_at is null
      and created_at > now() - make_interval(mins => ${SET_UP_MINUTES}) for update`)
  const step = rows[0] && stepOfCode(open(rows[0].secret, sealedFor(userId)), code, 0)
  if (step === undefined) return undefined
  await connection.execute(
    sql`update two_factor set confirmed_at = now(), last_step = ${step} where user_id = ${Number(userId)}`,
  )
  return replaceRecoveryCodes(req, userId)
}

/**
 * Uses up a code of the app or a recovery code.
 * @returns which of the two it was, or undefined if it is wrong or was used before
 */
export async function takeCode(
  req: Transaction,
  userId: UserId,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  const connection = await connectionOf(req)
  if (!isAppCode(code)) {
    const digests = sql.join(
      acceptedSecrets().map((secret) => sql`${digestOf(code, secret)}`),
      sql`, `,
    )
    const { rows } = await connection.execute(sql`delete from two_factor_recovery_codes
      where user_id = ${Number(userId)} and digest in (${digests}) returning user_id`)
    return rows.length > 0 ? 'recovery' : undefined
  }
  // The row stays locked until the end of the transaction: the same code sent twice at once is taken once.
  const { rows } = await connection.execute<{ secret: string; lastStep: string }>(sql`
    select secret, last_step as "lastStep" from two_factor
      where user_id = ${Number(userId)} and confirmed_at is not null for update`)
  const [row] = rows
  const step = row && stepOfCode(open(row.secret, sealedFor(userId)), code, Number(row.lastStep))
  if (step === undefined) return undefined
  await connection.execute(sql`update two_factor set last_step = ${step} where user_id = ${Number(userId)}`)
  return 'app'
}

/** Makes ten new recovery codes. The old ones stop working. */
export async function replaceRecoveryCodes(req: Transaction, userId: UserId): Promise<string[]> {
  const connection = await connectionOf(req)
  const codes = newRecoveryCodes()
  await connection.execute(sql`delete from two_factor_recovery_codes where user_id = ${Number(userId)}`)
  for (const code of codes)
    await connection.execute(
      sql`insert into two_factor_recovery_codes (user_id, digest) values (${Number(userId)}, ${digestOf(code)})`,
    )
  return codes
}

/**
 * Turns two-factor login off.
 * @returns whether it was on
 */
export async function removeTwoFactor(req: Transaction, userId: UserId): Promise<boolean> {
  const connection = await connectionOf(req)
  await connection.execute(sql`delete from two_factor_recovery_codes where user_id = ${Number(userId)}`)
  const { rows } = await connection.execute<{ isOn: boolean }>(
    sql`delete from two_factor where user_id = ${Number(userId)} returning confirmed_at is not null as "isOn"`,
  )
  return rows[0]?.isOn ?? false
}

export const sealedFor = (userId: UserId) => ({ purpose: 'two-factor secret', owner: String(userId) })
