import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { ValidationError } from 'payload'
import { audit } from '#cms/hooks/audit.ts'
import type { Invitation } from '#cms/payload-types.ts'
import { accountByEmail, normalizedEmail } from '../account.ts'
import { hashOfToken, newToken } from '../link-token.ts'
import { expiryFrom } from './expiry.ts'
import { writeInvitation } from './write-link.ts'

/** The tokens of new invitations, for their emails. They are stored nowhere else. */
type Context = { tokens?: Record<string, string> }

/**
 * Gives a new invitation its link, and refuses one for someone who has an account or an invitation. A corrected email
 * address gets a link of its own: the former one may belong to somebody else.
 */
export const prepareInvitation: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const email = normalizedEmail(data.email)
  if (operation === 'update' && (data.email === undefined || email === originalDoc.email)) return data
  await refuseKnown(req, email)
  const token = newToken()
  const tokenHash = hashOfToken(token)
  const context = req.context as Context
  context.tokens = { ...context.tokens, [email]: token }
  const invitedBy = req.user?.email ?? null
  return { ...data, email, status: 'sent', tokenHash, invitedBy, expiresAt: expiryFrom(Date.now()), acceptedAt: null }
}

export const emailInvitation: CollectionAfterChangeHook<Invitation> = async ({ doc, req }) => {
  const { tokens = {} } = req.context as Context
  const token = tokens[doc.email]
  if (!token) return doc
  delete tokens[doc.email]
  await writeInvitation(req, doc, token)
  await audit(req, 'invited', { about: `invitations/${doc.id}`, details: `${doc.email}: ${doc.roles.join(', ')}` })
  return doc
}

/** Only administrators invite, and they see all accounts: the message reveals nothing new to them. */
async function refuseKnown(req: PayloadRequest, email: string) {
  if (await accountByEmail(req, email)) throw refused(req, 'This person already has an account.')
  const where: Where = { and: [{ email: { equals: email } }, { status: { equals: 'sent' } }] }
  const { totalDocs } = await req.payload.count({ collection: 'invitations', where, req })
  if (totalDocs > 0) throw refused(req, 'This person already has an invitation. Open it to send the link again.')
}

function refused(req: PayloadRequest, message: string) {
  return new ValidationError({ collection: 'invitations', errors: [{ path: 'email', message }], req }, req.t)
}
