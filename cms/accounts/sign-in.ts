import { AuthenticationError, incrementLoginAttempts, LockedAuth, loginOperation, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { refusal } from '../endpoints/responses.ts'
import { type Account, accountByEmail, forgetOldFailures } from './account.ts'
import { type Attempt, attemptLimits } from './attempt-limits.ts'
import { brandName } from './brand-name.ts'
import { failAttempt } from './failed-attempt.ts'
import { spendPasswordHash } from './password-hash.ts'
import { enrollment } from './two-factor/codes.ts'
import { SecondStep } from './two-factor/second-step.ts'
import { beginTwoFactor } from './two-factor/store.ts'

/** The same for everything that can be wrong: it reveals neither which accounts exist nor which are locked. */
const WRONG =
  'That email and password don’t match, or the account is locked. Check both, or wait ten minutes and try again.'
const CODE_NEEDED = 'Enter the code of your authenticator app.'
const WRONG_CODE = 'That code is wrong, has expired, or was used before. Enter the next one.'
const SET_UP_NEEDED = 'Administrators sign in with two steps here. Set up your authenticator app first.'

/**
 * Responds to `POST /cms-api/users/login`, which takes the email, the password, and, with two-factor login, a code.
 * Without all of them, there is no session.
 */
export async function signIn(req: PayloadRequest, attempt: Attempt): Promise<Response> {
  const password = req.data?.password
  if (!attempt.email || typeof password !== 'string' || password.trim() === '')
    return refusal(400, 'Enter your email and your password.')
  const account = await accountByEmail(req, attempt.email)
  if (!account || account.isLocked) {
    await spendPasswordHash(password)
    return failAttempt(req, { attempt, account, message: WRONG })
  }
  if (account.loginAttempts > 0 && !attemptLimits.hasRecentFailures(attempt.email))
    await forgetOldFailures(req, account)
  const collection = req.payload.collections.users
  try {
    const data = { email: attempt.email, password }
    const result = await loginOperation({ collection, data, depth: 0, req })
    attemptLimits.succeeded(attempt)
    const { recoveryCodes } = req.context
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token: result.token ?? '',
    })
    const body = { message: 'You are signed in.', ...result, ...(recoveryCodes ? { recoveryCodes } : {}) }
    return Response.json(body, { headers: { 'set-cookie': String(cookie), 'cache-control': 'no-store' } })
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof LockedAuth)
      return failAttempt(req, { attempt, account, message: WRONG })
    if (error instanceof SecondStep) return askForSecondStep(req, attempt, account, error)
    throw error
  }
}

async function askForSecondStep(req: PayloadRequest, attempt: Attempt, account: Account, { needs }: SecondStep) {
  if (needs === 'code') return refusal(401, CODE_NEEDED, { data: { twoFactor: 'code' } })
  if (needs === 'set-up') {
    const secret = await beginTwoFactor({ payload: req.payload }, account.id)
    if (!secret) return refusal(401, CODE_NEEDED, { data: { twoFactor: 'code' } })
    const issuer = await brandName(req)
    return refusal(401, SET_UP_NEEDED, { data: { twoFactor: 'set-up', ...enrollment(secret, account.email, issuer) } })
  }
  // A wrong code counts as a wrong password. Payload has just reset the failures before it; this restores them.
  await incrementLoginAttempts({
    collection: req.payload.collections.users.config,
    payload: req.payload,
    user: { ...account, lockUntil: null } as never,
  })
  return failAttempt(req, { attempt, account, message: WRONG_CODE })
}
