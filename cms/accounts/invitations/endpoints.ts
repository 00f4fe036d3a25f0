import type { PayloadRequest } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { transactionOf } from '#cms/database/transaction.ts'
import { type CmsRequest, cmsEndpoint } from '#cms/endpoints/cms-endpoint.ts'
import { refusal } from '#cms/endpoints/responses.ts'
import { audit } from '#cms/hooks/audit.ts'
import type { Invitation } from '#cms/payload-types.ts'
import { hashOfToken, newToken } from '../link-token.ts'
import { expiryFrom, LINK_WORKS_DAYS } from './expiry.ts'
import { writeInvitation } from './write-link.ts'

/** `POST /cms-api/invitations/:id/resend`: a new link, from now on the only one that works. */
export const resend = cmsEndpoint(
  { path: '/:id/resend', method: 'post', mayCall },
  onOpen(async (req, invitation) => {
    const token = newToken()
    const expiresAt = expiryFrom(Date.now())
    const data = { tokenHash: hashOfToken(token) ?? null, expiresAt }
    await req.payload.update({ collection: 'invitations', id: invitation.id, data, depth: 0, req })
    await writeInvitation(req, invitation, token)
    await audit(req, 'invitation-sent-again', { about: `invitations/${invitation.id}`, details: invitation.email })
    return {
      message: `A new link is on its way. It works for ${LINK_WORKS_DAYS} days; the old one no longer does.`,
      expiresAt,
    }
  }),
)

/** `POST /cms-api/invitations/:id/revoke`: its link stops working. */
export const revoke = cmsEndpoint(
  { path: '/:id/revoke', method: 'post', mayCall },
  onOpen(async (req, invitation) => {
    const data = { tokenHash: null, status: 'revoked' as const }
    await req.payload.update({ collection: 'invitations', id: invitation.id, data, depth: 0, req })
    await audit(req, 'invitation-revoked', { about: `invitations/${invitation.id}`, details: invitation.email })
    return { message: 'The invitation was revoked. Its link no longer works.', status: 'revoked' }
  }),
)

type Work = (req: PayloadRequest, invitation: Invitation) => Promise<object>

function mayCall(user: unknown) {
  return hasRole(user, 'admin')
}

/** For administrators, on an invitation that nobody has accepted or revoked. */
function onOpen(work: Work) {
  return async ({ req, user, id }: CmsRequest) => {
    const outcome = await transactionOf(req.payload, async (transaction) => {
      const inside = { ...transaction, user } as PayloadRequest
      const asked = { collection: 'invitations', id, depth: 0, disableErrors: true, req: inside } as const
      const invitation = await req.payload.findByID(asked)
      return invitation?.status === 'sent' ? work(inside, invitation) : undefined
    })
    return outcome ?? refusal(409, 'This invitation was accepted, revoked, or deleted. Reload the page.')
  }
}
