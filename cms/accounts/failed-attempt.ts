import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transaction.ts'
import { refusal } from '../endpoints/responses.ts'
import { auditFailedLogin, auditLock } from '../hooks/audit-users.ts'
import type { Account } from './account.ts'
import { type Attempt, attemptLimits, MAX_FAILURES_PER_ACCOUNT, MAX_FAILURES_PER_IP } from './attempt-limits.ts'
import { emailAccountChange } from './emails.ts'

type Failure = {
  attempt: Attempt
  account: Account | undefined
  message: string
  /** What the audit log calls it. */
  action?: string
}

/**
 * Counts a wrong password or code, records it, and announces a lock to the owner.
 * @returns 401 with the message
 */
export async function failAttempt(
  { payload }: PayloadRequest,
  { attempt, account, message, action = 'login-failed' }: Failure,
): Promise<Response> {
  const failures = attemptLimits.failed(attempt)
  await auditFailedLogin({ payload, context: {} }, account, {
    action,
    isLocked: account?.isLocked ?? false,
    isLimited: failures === MAX_FAILURES_PER_IP,
  })
  if (account && !account.isLocked && account.loginAttempts + 1 >= MAX_FAILURES_PER_ACCOUNT)
    await announceLock(payload, account)
  return refusal(401, message)
}

/** Payload locks the account with this failure. Parallel failures may find it locked already. */
async function announceLock(payload: PayloadRequest['payload'], { id, email }: Account) {
  await transactionOf(payload, async (transaction) => {
    await auditLock(transaction, { id, email })
    const what = `After ${MAX_FAILURES_PER_ACCOUNT} wrong passwords or codes, your account is locked for ten minutes.`
    await emailAccountChange(transaction, { userId: id, to: email }, 'Your account is locked for ten minutes', what)
  })
}
