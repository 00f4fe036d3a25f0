import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionAfterForgotPasswordHook,
  CollectionAfterLoginHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { cmsOf, type Transaction } from '../transaction.ts'
import { audit } from './audit.ts'

export const auditLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  await audit(req, 'login', { about: `users/${user.id}` })
  return user
}

/**
 * Payload tells of a refused login only through its error. The password is never looked at, and an address only noted
 * when it is that of an account: people type passwords there too.
 */
export const auditFailedLogin: CollectionAfterErrorHook = async ({ error, req }) => {
  if (error.name !== 'AuthenticationError' && error.name !== 'LockedAuth') return
  // What failed may have a transaction of its own that is rolled back; this stays.
  const outside = { payload: req.payload, context: {} }
  const user = await accountOf(outside, req.data?.email)
  if (!user) return audit(outside, 'login-failed')
  const isLocked = Boolean(user.lockUntil && Date.parse(user.lockUntil) > Date.now())
  await audit(outside, 'login-failed', {
    about: `users/${user.id}`,
    details: isLocked ? `${user.email}, the account is locked` : user.email,
  })
}

/** Payload calls it only where there is such an account. */
export const auditForgottenPassword: CollectionAfterForgotPasswordHook = async ({ args }) => {
  const user = await accountOf(args.req, args.data?.email)
  if (user) await audit(args.req, 'password-forgotten', { about: `users/${user.id}`, details: user.email })
}

export const auditUser: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const about = `users/${doc.id}`
  const [from, to] = [listOf(previousDoc?.roles), listOf(doc.roles)]
  if (operation === 'create') await audit(req, 'user-created', { about, details: `${doc.email}: ${to}` })
  else if (from !== to) await audit(req, 'roles-changed', { about, details: `${from} → ${to}` })
  return doc
}

/** Before, not after: who deletes the own account is still there to be named. */
export const auditUserDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (user) await audit(req, 'user-deleted', { about: `users/${id}`, details: user.email })
}

/** The account whose address was typed. */
async function accountOf(req: Transaction, typed: unknown) {
  if (typeof typed !== 'string') return undefined
  const { docs } = await cmsOf(req).find({
    collection: 'users',
    where: { email: { equals: typed.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
    pagination: false,
    showHiddenFields: true,
    req,
  })
  return docs[0]
}

function listOf(roles: unknown) {
  return Array.isArray(roles) ? [...roles].sort().join(', ') : ''
}
