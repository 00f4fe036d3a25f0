import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { APIError, ValidationError } from 'payload'
import { accountById, normalizedEmail } from '../accounts/account.ts'
import { ipOf, TOO_MANY_FAILURES } from '../accounts/attempt.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { isPassword } from '../accounts/password-hash.ts'

type Update = {
  id?: number | string
  data?: Record<string, unknown>
  overrideAccess?: boolean
}

/**
 * Requires the current password from someone who changes their own email address or password: a session that was left
 * open or stolen is not enough. Administrators can change other accounts without it. Changes by the server itself
 * (`overrideAccess`) are exempt.
 */
export const askCurrentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const { id, data, overrideAccess } = args as Update
  if (overrideAccess || !data) return args
  const { currentPassword, ...rest } = data
  const changed = { ...args, data: rest }
  const hasPassword = rest.password !== undefined && rest.password !== null && rest.password !== ''
  if (id === undefined) {
    if (hasPassword || rest.email !== undefined)
      throw new APIError('Change the email or password of one account at a time.', 400)
    return changed
  }
  if (!req.user || String(id) !== String(req.user.id)) return changed
  const hasNewEmail = rest.email !== undefined && normalizedEmail(rest.email) !== req.user.email
  if (hasPassword || hasNewEmail) await expectCurrentPassword(req, req.user, currentPassword)
  return changed
}

async function expectCurrentPassword(req: PayloadRequest, user: { id: number; email: string }, typed: unknown) {
  const attempt = { ip: ipOf(req.headers), email: user.email }
  const seconds = attemptLimits.secondsLocked(attempt)
  if (seconds > 0) {
    req.responseHeaders = new Headers({ 'retry-after': String(seconds) })
    throw new APIError(TOO_MANY_FAILURES, 429)
  }
  if (typeof typed !== 'string' || typed === '')
    throw refused(req, 'Enter your current password to change your email or password.')
  const account = await accountById(req, user.id)
  if (account && (await isPassword(typed, account))) return
  attemptLimits.failed(attempt)
  throw refused(req, 'That is not your current password.')
}

function refused(req: PayloadRequest, message: string) {
  return new ValidationError({ collection: 'users', errors: [{ path: 'currentPassword', message }], req }, req.t)
}
