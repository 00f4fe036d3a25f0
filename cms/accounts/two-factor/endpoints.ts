import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { type Transaction, transactionOf } from '#cms/database/transaction.ts'
import { audit } from '#cms/hooks/audit.ts'
import { ipOf, TOO_MANY_FAILURES } from '../attempt.ts'
import { attemptLimits } from '../attempt-limits.ts'
import { brandName } from '../brand-name.ts'
import { emailAccountChange } from '../emails.ts'
import { refusal, tooMany } from '../responses.ts'
import { endOtherSessions } from '../sessions.ts'
import { enrollment, isAppCode, plainCode } from './codes.ts'
import { isTwoFactorRequired } from './required.ts'
import { beginTwoFactor, confirmTwoFactor, removeTwoFactor, replaceRecoveryCodes, twoFactorState } from './store.ts'

type User = NonNullable<PayloadRequest['user']>
type Work = (req: PayloadRequest, user: User) => Promise<Response>

const ALREADY_ON = 'Two-factor login is on already. Reload this page.'
const IS_OFF = 'Two-factor login is off. Reload this page.'

/**
 * Endpoints of the section “Two-factor login” on the account page. Each concerns only the signed-in account, and those
 * that change something need a confirmation (`cms/access/confirmed-changes.ts`).
 */
export const twoFactorEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/two-factor',
    method: 'get',
    handler: signedIn(async (req, user) =>
      Response.json({ ...(await twoFactorState(req, user.id)), isRequired: isTwoFactorRequired(user) }),
    ),
  },
  { path: '/two-factor/begin', method: 'post', handler: signedIn(begin) },
  { path: '/two-factor/confirm', method: 'post', handler: signedIn(confirm) },
  { path: '/two-factor/recovery-codes', method: 'post', handler: signedIn(renewCodes) },
  { path: '/two-factor/off', method: 'post', handler: signedIn(turnOff) },
]

async function begin(req: PayloadRequest, user: User) {
  const secret = await beginTwoFactor(req, user.id)
  return secret
    ? Response.json(enrollment(secret, user.email, await brandName(req)), NO_STORE)
    : refusal(409, ALREADY_ON)
}

async function confirm(req: PayloadRequest, user: User) {
  const attempt = { ip: ipOf(req.headers), email: user.email }
  const locked = attemptLimits.secondsLocked(attempt)
  if (locked > 0) return tooMany(locked, TOO_MANY_FAILURES)
  const code = plainCode(req.data?.code)
  const recoveryCodes = await changing(req, user, async (inside, owner) => {
    const codes = isAppCode(code) ? await confirmTwoFactor(inside, user.id, code) : undefined
    if (!codes) return undefined
    await endOtherSessions(inside, user)
    await audit(inside, 'two-factor-on', { about: `users/${user.id}` })
    await emailAccountChange(
      inside,
      owner,
      'Two-factor login is on',
      'Two-factor login was turned on for your account.',
    )
    return codes
  })
  if (recoveryCodes) return Response.json({ recoveryCodes }, NO_STORE)
  attemptLimits.failed(attempt)
  return refusal(422, 'That code is wrong or has expired. Enter the one that the app shows now.')
}

async function renewCodes(req: PayloadRequest, user: User) {
  if (!(await twoFactorState(req, user.id)).isOn) return refusal(409, IS_OFF)
  const recoveryCodes = await changing(req, user, async (inside, owner) => {
    await audit(inside, 'recovery-codes-renewed', { about: `users/${user.id}` })
    await emailAccountChange(
      inside,
      owner,
      'You have new recovery codes',
      'Your recovery codes were replaced by new ones.',
    )
    return replaceRecoveryCodes(inside, user.id)
  })
  return Response.json({ recoveryCodes }, NO_STORE)
}

async function turnOff(req: PayloadRequest, user: User) {
  if (isTwoFactorRequired(user)) return refusal(403, 'Administrators need two-factor login here. It stays on.')
  await changing(req, user, async (inside, owner) => {
    if (!(await removeTwoFactor(inside, user.id))) return
    await audit(inside, 'two-factor-off', { about: `users/${user.id}` })
    await emailAccountChange(
      inside,
      owner,
      'Two-factor login is off',
      'Two-factor login was turned off for your account.',
    )
  })
  return Response.json({ message: 'Two-factor login is off.' })
}

const NO_STORE = { headers: { 'cache-control': 'no-store' } }

function changing<T>(
  { payload, user }: PayloadRequest,
  { id, email }: User,
  work: (inside: Transaction, owner: { userId: number; to: string }) => Promise<T>,
) {
  return transactionOf(payload, (transaction) => work({ ...transaction, user }, { userId: id, to: email }))
}

function signedIn(work: Work): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) return refusal(401, 'Please sign in first.')
    await addDataAndFileToRequest(req)
    return work(req, req.user)
  }
}
