import type { PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import { type Transaction, transactionOf } from '#cms/database/transaction.ts'
import { anyAccount, type CmsRequest, cmsEndpoint, lenientText } from '#cms/endpoints/cms-endpoint.ts'
import { refusal, tooMany } from '#cms/endpoints/responses.ts'
import { audit } from '#cms/hooks/audit.ts'
import { ipOf, TOO_MANY_FAILURES } from '../attempt.ts'
import { attemptLimits } from '../attempt-limits.ts'
import { brandName } from '../brand-name.ts'
import { emailAccountChange } from '../emails.ts'
import { endOtherSessions } from '../sessions.ts'
import { enrollment, isAppCode, plainCode } from './codes.ts'
import { isTwoFactorRequired } from './required.ts'
import { beginTwoFactor, confirmTwoFactor, removeTwoFactor, replaceRecoveryCodes, twoFactorState } from './store.ts'

const ALREADY_ON = 'Two-factor login is on already. Reload this page.'
const IS_OFF = 'Two-factor login is off. Reload this page.'

const Confirmation = z.object({ code: lenientText.transform(plainCode) })

/**
 * Endpoints of the section “Two-factor login” on the account page. Each concerns only the signed-in account, and those
 * that change something need a confirmation (`cms/access/confirmed-changes.ts`).
 */
export const twoFactorEndpoints = [
  cmsEndpoint({ path: '/two-factor', method: 'get', mayCall: anyAccount }, async ({ req, user }) => ({
    ...(await twoFactorState(req, user.id)),
    isRequired: isTwoFactorRequired(user),
  })),
  cmsEndpoint({ path: '/two-factor/begin', method: 'post', mayCall: anyAccount }, begin),
  cmsEndpoint({ path: '/two-factor/confirm', method: 'post', mayCall: anyAccount, schema: Confirmation }, confirm),
  cmsEndpoint({ path: '/two-factor/recovery-codes', method: 'post', mayCall: anyAccount }, renewCodes),
  cmsEndpoint({ path: '/two-factor/off', method: 'post', mayCall: anyAccount }, turnOff),
]

async function begin({ req, user }: CmsRequest) {
  const secret = await beginTwoFactor(req, user.id)
  return secret ? enrollment(secret, user.email, await brandName(req)) : refusal(409, ALREADY_ON)
}

async function confirm({ input: { code }, req, user }: CmsRequest<z.output<typeof Confirmation>>) {
  const attempt = { ip: ipOf(req.headers), email: user.email }
  const locked = attemptLimits.secondsLocked(attempt)
  if (locked > 0) return tooMany(locked, TOO_MANY_FAILURES)
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
  if (recoveryCodes) return { recoveryCodes }
  attemptLimits.failed(attempt)
  return refusal(422, 'That code is wrong or has expired. Enter the one that the app shows now.')
}

async function renewCodes({ req, user }: CmsRequest) {
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
  return { recoveryCodes }
}

async function turnOff({ req, user }: CmsRequest) {
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
  return { message: 'Two-factor login is off.' }
}

function changing<T>(
  { payload }: PayloadRequest,
  user: TypedUser,
  work: (inside: Transaction, owner: { userId: number; to: string }) => Promise<T>,
) {
  return transactionOf(payload, (transaction) => work({ ...transaction, user }, { userId: user.id, to: user.email }))
}
