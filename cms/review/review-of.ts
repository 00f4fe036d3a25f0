import type { PayloadRequest, TypedUser } from 'payload'
import { idOf } from '#engine/id-of.ts'
import { mayWrite } from '../access/field-access.ts'
import { permissions } from '../access/permissions.ts'
import { isPublisherOf, isReaderOfDocument } from '../access/readers.ts'
import { type DocumentName, nameOf } from '../collaboration/document-name.ts'
import { cmsOf, type Transaction } from '../database/transaction.ts'
import type { ReviewRequest } from '../payload-types.ts'
import type { ReviewActor, ReviewState } from './steps.ts'

/** A change of a document that was made after it was sent, or after it was decided about. */
export type Edit = { by: string; at: string; fields: string }

type Values = Record<string, unknown>

/** Returns the newest draft of a document that the account reads with its drafts; a global always exists. */
export async function readDraft(req: PayloadRequest, { slug, id }: DocumentName): Promise<Values | undefined> {
  const shared = { draft: true, depth: 0, req } as const
  const document = (
    id === undefined
      ? await req.payload.findGlobal({ slug: slug as 'home', ...shared })
      : await req.payload.findByID({ collection: slug as 'posts', id, disableErrors: true, ...shared })
  ) as Values | null
  return document && isReaderOfDocument(req.user, slug, document) ? document : undefined
}

/** Returns the open review request of a document. */
export async function openRequest(req: Transaction, on: DocumentName): Promise<ReviewRequest | undefined> {
  const { docs } = await cmsOf(req).find({
    collection: 'review-requests',
    where: { about: { equals: nameOf(on) } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}

export const stateOf = (request: ReviewRequest | undefined): ReviewState => request?.state ?? 'none'

/** Returns the roles of an account, which may read the document, for the document and its request. */
export function actorOf(
  user: TypedUser | null | undefined,
  { slug }: DocumentName,
  request: ReviewRequest | undefined,
): ReviewActor {
  const permission = permissions[slug]
  return {
    isWriter: permission !== undefined && mayWrite(user, '_status', permission),
    isPublisher: isPublisherOf(user, slug),
    isAuthor: Boolean(user) && idOf(request?.author) === user?.id,
  }
}

/** Returns who changed what since a document was sent, or since it was decided about, the latest first. */
export async function editsSince(req: Transaction, on: DocumentName, since: string): Promise<Edit[]> {
  const { docs } = await cmsOf(req).find({
    collection: 'changes',
    where: {
      and: [
        { about: { equals: nameOf(on) } },
        { action: { in: ['changed', 'restored'] } },
        { updatedAt: { greater_than: since } },
      ],
    },
    sort: '-updatedAt',
    limit: 5,
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(({ authorName, updatedAt, fields }) => ({ by: authorName, at: updatedAt, fields: fields ?? '' }))
}
