import { cmsOf, type Transaction } from '#cms/database/transaction.ts'
import type { Invitation } from '#cms/payload-types.ts'
import { hashOfToken } from '../link-token.ts'

/** Returns the invitation of a link while the link works. Everything else looks the same: nothing. */
export async function openInvitation(req: Transaction, token: unknown): Promise<Invitation | undefined> {
  const hash = hashOfToken(token)
  if (!hash) return undefined
  const { docs } = await cmsOf(req).find({
    collection: 'invitations',
    where: {
      and: [
        { tokenHash: { equals: hash } },
        { status: { equals: 'sent' } },
        { expiresAt: { greater_than: new Date().toISOString() } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}
