import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { passwordReset } from '#emails/templates/account.ts'
import { environment } from '#platform/environment/environment.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { refusal, tooMany } from '../endpoints/responses.ts'
import { audit } from '../hooks/audit.ts'
import { type Account, accountByEmail, accountByResetToken } from './account.ts'
import { type Attempt, attemptLimits } from './attempt-limits.ts'
import { writeAccountEmail } from './emails.ts'
import { hashOfToken, newToken } from './link-token.ts'
import { spendPasswordHash } from './password-hash.ts'

const LINK_WORKS_MINUTES = 60

/**
 * Responds to `POST /cms-api/users/forgot-password`. The response is the same for every email address and is sent
 * before any work that only an existing account needs.
 */
export async function sendResetLink(req: PayloadRequest, { email }: Attempt): Promise<Response> {
  if (!email.includes('@')) return refusal(400, 'Enter the email address of your account.')
  const wait = attemptLimits.secondsUntilLink(email)
  if (wait > 0) return tooMany(wait, 'We have sent several links already. Use the latest one.')
  const account = await accountByEmail(req, email)
  if (account)
    writeResetLink(req.payload, account).catch((error: unknown) =>
      req.payload.logger.error({ err: error }, 'A link to reset a password could not be written'),
    )
  return Response.json({ message: 'If there is an account with that email, a link is on its way.' })
}

async function writeResetLink(cms: Payload, { id, email }: Account) {
  const token = newToken()
  await transactionOf(cms, async (transaction) => {
    const connection = await connectionOf(transaction)
    await connection.execute(sql`update users set reset_password_token = ${hashOfToken(token)},
      reset_password_expiration = now() + make_interval(mins => ${LINK_WORKS_MINUTES}) where id = ${id}`)
    const href = `${environment.adminUrl}/admin/reset/${token}`
    await writeAccountEmail(
      transaction,
      { userId: id, to: email },
      passwordReset({ href, minutes: LINK_WORKS_MINUTES }),
    )
    await audit(transaction, 'password-forgotten', { about: `users/${id}`, details: email })
  })
}

/**
 * Responds to `POST /cms-api/users/reset-password` by setting the password and ending all sessions. This starts none:
 * the owner of the link signs in with the new password and, with two-factor login, a code.
 */
export async function resetPassword(req: PayloadRequest): Promise<Response> {
  const { token, password } = req.data ?? {}
  if (typeof token !== 'string' || token === '' || typeof password !== 'string' || password === '')
    return refusal(400, 'Open the link in the email again and enter a new password.')
  const account = await accountByResetToken(req, token)
  if (!account) {
    await spendPasswordHash(password)
    return refusal(403, 'This link has expired or was used before. Request a new one.')
  }
  await transactionOf(req.payload, async (transaction) => {
    await req.payload.update({
      collection: 'users',
      id: account.id,
      data: { password, resetPasswordToken: null, resetPasswordExpiration: null, loginAttempts: 0, lockUntil: null },
      depth: 0,
      req: { ...transaction, context: { ...transaction.context, isPasswordReset: true } },
    })
  })
  attemptLimits.forgetAccount(account.email)
  return Response.json({ message: 'Your password has changed. Sign in with the new one.' })
}
