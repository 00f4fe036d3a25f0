import { sql } from '@payloadcms/db-postgres/drizzle'
import { type PayloadRequest, ValidationError } from 'payload'
import { connectionOf, transactionOf } from '#cms/database/transaction.ts'
import { refusal } from '#cms/endpoints/responses.ts'
import { audit } from '#cms/hooks/audit.ts'
import type { Invitation } from '#cms/payload-types.ts'
import { spendPasswordHash } from '../password-hash.ts'
import { openInvitation } from './open-invitation.ts'

/** The same for a link that never existed, has expired, was revoked, or was used. */
const GONE = 'This invitation has expired or was used before. Ask the person who invited you for a new one.'

/**
 * Responds to `POST /cms-api/invitations/accept` by creating the account with the password that its owner chose. This
 * starts no session: they sign in with it and, with two-factor login, a code.
 */
export async function acceptInvitation(req: PayloadRequest): Promise<Response> {
  const { token, name, password } = req.data ?? {}
  if (typeof password !== 'string' || password === '' || typeof name !== 'string' || name.trim() === '')
    return refusal(400, 'Enter your name and a password.')
  const invitation = await openInvitation(req, token)
  if (!invitation) {
    await spendPasswordHash(password)
    return refusal(403, GONE)
  }
  try {
    const isCreated = await createAccount(req, invitation, { name: name.trim(), password })
    if (!isCreated) return refusal(403, GONE)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const [problem] = error.data.errors
    return problem?.path === 'email' ? refusal(403, GONE) : refusal(400, problem?.message ?? error.message)
  }
  return Response.json({ message: 'Your account is ready.', email: invitation.email })
}

type Chosen = { name: string; password: string }

/**
 * Creates the account, or changes nothing: a refused password leaves the link as it was. Of two requests at once, one
 * creates the account.
 */
function createAccount(req: PayloadRequest, { id, email, roles }: Invitation, chosen: Chosen) {
  return transactionOf(req.payload, async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows } = await connection.execute(sql`update invitations
      set status = 'accepted', accepted_at = now(), updated_at = now(), token_hash = null
      where id = ${id} and status = 'sent' and expires_at > now() returning id`)
    if (rows.length === 0) return false
    await req.payload.create({ collection: 'users', data: { email, roles, ...chosen }, depth: 0, req: transaction })
    await audit(transaction, 'invitation-accepted', { about: `invitations/${id}`, details: email })
    return true
  })
}
