import type { CollectionAfterChangeHook, CollectionAfterOperationHook, CollectionBeforeChangeHook } from 'payload'
import { normalizedEmail } from '../accounts/account.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { emailAccountChange } from '../accounts/emails.ts'
import { sessionOf } from '../accounts/sessions.ts'
import { isTwoFactorRequired } from '../accounts/two-factor/required.ts'
import { twoFactorState } from '../accounts/two-factor/store.ts'
import { audit } from './audit.ts'

type Session = { id: string }

/**
 * Ends all sessions of an account whose password or email address changed, except the one that changed it. When someone
 * becomes an administrator and administrators need two-factor login, they must sign in again and set it up.
 */
export const endSessions: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data
  const hasPassword = typeof data.password === 'string' && data.password !== ''
  if (hasPassword) req.context.changedPasswordOf = originalDoc.id
  const hasNewEmail = data.email !== undefined && normalizedEmail(data.email) !== originalDoc.email
  const becomesAdmin = isTwoFactorRequired({ ...originalDoc, ...data }) && !isTwoFactorRequired(originalDoc)
  const mustSignIn = becomesAdmin && !(await twoFactorState(req, originalDoc.id)).isOn
  if (!hasPassword && !hasNewEmail && !mustSignIn) return data
  const current = !mustSignIn && req.user?.id === originalDoc.id ? sessionOf(req.user) : undefined
  const sessions: Session[] = originalDoc.sessions ?? []
  return { ...data, sessions: sessions.filter(({ id }) => id === current) }
}

/** Records changes of the password and the email address, and emails the owner, at the former address as well. */
export const emailAccountOwner: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const about = `users/${doc.id}`
  if (doc.email !== previousDoc.email) {
    const what = `The email of your account changed from ${previousDoc.email} to ${doc.email}.`
    await audit(req, 'email-changed', { about, details: `${previousDoc.email} → ${doc.email}` })
    for (const to of [previousDoc.email, doc.email])
      await emailAccountChange(req, { userId: doc.id, to }, 'The email of your account has changed', what)
  }
  if (req.context.changedPasswordOf === doc.id) {
    const how = req.context.isPasswordReset ? 'with a link sent by email' : 'in the back office'
    await audit(req, 'password-changed', { about, details: `${doc.email}, ${how}` })
    const what = `The password of your account was changed ${how}.`
    await emailAccountChange(req, { userId: doc.id, to: doc.email }, 'Your password has changed', what)
  }
  return doc
}

/** Unlocks an account for every network when an administrator unlocks it. */
export const unlockEverywhere: CollectionAfterOperationHook = ({ args, operation, result }) => {
  if (operation === 'unlock' && result) attemptLimits.forgetAccount(normalizedEmail(args.data?.email))
  return result
}
