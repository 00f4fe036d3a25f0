import { incrementLoginAttempts, type PayloadRequest } from 'payload'
import { type Account, accountById, forgetOldFailures } from '../accounts/account.ts'
import { type Attempt, attemptLimits } from '../accounts/attempt-limits.ts'
import { failAttempt } from '../accounts/failed-attempt.ts'
import { isPassword, spendPasswordHash } from '../accounts/password-hash.ts'
import { sessionOf } from '../accounts/sessions.ts'
import { isAppCode, plainCode } from '../accounts/two-factor/codes.ts'
import { takeCode } from '../accounts/two-factor/store.ts'
import { transactionOf } from '../database/transaction.ts'
import { jsonResponse, refusal } from '../endpoints/responses.ts'
import { audit } from '../hooks/audit.ts'
import { CONFIRMED_MINUTES, confirmSession } from './sessions.ts'

const WRONG_PASSWORD = 'That is not your password, or your account is locked. Check it, or try again in ten minutes.'
const WRONG_CODE = 'That code is wrong, has expired, or was used before. Enter the next one.'

/**
 * Responds to `POST /cms-api/users/confirm` {password} or {code}, with which the person of this session proves that it
 * is still them. It is limited as signing in is, and wrong entries count toward the same lock. A code is one of the
 * app: recovery codes are for people without their phone, who have their password.
 */
export async function confirmPerson(req: PayloadRequest, attempt: Attempt): Promise<Response> {
  const { user } = req
  if (!user || !sessionOf(user)) return refusal(401, 'Please sign in first.')
  const { password } = req.data ?? {}
  const code = plainCode(req.data?.code)
  if ((typeof password !== 'string' || password === '') && code === '')
    return refusal(400, 'Enter your password or a code.')
  const account = await accountById(req, user.id)
  const isRight = code === '' ? await isRightPassword(account, String(password)) : await isRightCode(req, account, code)
  if (!isRight) return fail(req, attempt, account, code === '' ? WRONG_PASSWORD : WRONG_CODE)
  attemptLimits.succeeded(attempt)
  if (account && account.loginAttempts > 0) await forgetOldFailures(req, account)
  await transactionOf(req.payload, async (transaction) => {
    const inside = { ...transaction, user }
    await confirmSession(inside, user)
    await audit(inside, 'person-confirmed', { about: `users/${user.id}` })
  })
  return jsonResponse(200, { message: `Confirmed for ${CONFIRMED_MINUTES} minutes.` })
}

async function isRightPassword(account: Account | undefined, password: string) {
  if (account && !account.isLocked) return isPassword(password, account)
  await spendPasswordHash(password)
  return false
}

function isRightCode(req: PayloadRequest, account: Account | undefined, code: string) {
  if (!account || account.isLocked || !isAppCode(code)) return false
  return transactionOf(req.payload, async (transaction) => (await takeCode(transaction, account.id, code)) === 'app')
}

async function fail(req: PayloadRequest, attempt: Attempt, account: Account | undefined, message: string) {
  if (account && !account.isLocked)
    await incrementLoginAttempts({
      collection: req.payload.collections.users.config,
      payload: req.payload,
      user: { ...account, lockUntil: null } as never,
    })
  return failAttempt(req, { attempt, account, message, action: 'confirmation-failed' })
}
