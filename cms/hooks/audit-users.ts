import type { CollectionAfterChangeHook, CollectionAfterLoginHook, CollectionBeforeDeleteHook } from 'payload'
import type { Account } from '../accounts/account.ts'
import type { Transaction } from '../database/transaction.ts'
import { audit } from './audit.ts'

export const auditLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  await audit(req, 'login', { about: `users/${user.id}` })
  return user
}

type BlockedLogin = { action: string; isLocked: boolean; isLimited: boolean }

/**
 * Records a refused login or confirmation. The password is never read, and the email only if an account has it: people
 * type passwords there too. An IP address that has used up its attempts is recorded once.
 */
export async function auditFailedLogin(
  req: Transaction,
  account: Account | undefined,
  { action, isLocked, isLimited }: BlockedLogin,
) {
  const about = account && `users/${account.id}`
  const details = account && (isLocked ? `${account.email}, the account is locked` : account.email)
  await audit(req, action, { about, details })
  if (isLimited) await audit(req, 'login-limited', { about, details: account?.email })
}

export function auditLock(req: Transaction, { id, email }: Pick<Account, 'id' | 'email'>) {
  return audit(req, 'account-locked', { about: `users/${id}`, details: email })
}

export const auditUser: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const about = `users/${doc.id}`
  const [from, to] = [listOf(previousDoc?.roles), listOf(doc.roles)]
  if (operation === 'create') await audit(req, 'user-created', { about, details: `${doc.email}: ${to}` })
  else if (from !== to) await audit(req, 'roles-changed', { about, details: `${from} → ${to}` })
  return doc
}

/** Runs before the deletion, so that someone who deletes their own account can still be named. */
export const auditUserDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (user) await audit(req, 'user-deleted', { about: `users/${id}`, details: user.email })
}

function listOf(roles: unknown) {
  return Array.isArray(roles) ? [...roles].sort().join(', ') : ''
}
