import type { PayloadRequest } from 'payload'
import { draftDecided } from '#emails/templates/draft-review.ts'
import { idOf } from '#engine/id-of.ts'
import { environment } from '#platform/environment/environment.ts'
import { adminPath, type DocumentName, nameOf } from '../collaboration/document-name.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { ReviewRequest } from '../payload-types.ts'
import { openRequest } from './review-of.ts'

/** Ends the review of a published document, and notifies the colleague who had sent it. */
export async function endRequest(req: PayloadRequest, on: DocumentName, title: string) {
  const request = await openRequest(req, on)
  if (!request) return
  await deleteRequest(req, request)
  await emailAuthor(req, request, { on, title, decision: 'published' })
}

export function deleteRequest(req: PayloadRequest, { id }: ReviewRequest) {
  return req.payload.delete({ collection: 'review-requests', id, depth: 0, req })
}

type News = {
  on: DocumentName
  title: string
  decision: Parameters<typeof draftDecided>[0]['decision']
  text?: string | undefined
}

/** Emails the colleague who sent a document for review, unless they decided themselves. */
export async function emailAuthor(req: PayloadRequest, { author }: ReviewRequest, { on, title, decision, text }: News) {
  const id = idOf(author)
  if (id === undefined || id === req.user?.id) return
  const colleague = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (!colleague) return
  const by = req.user?.name || 'A colleague'
  const href = `${environment.adminUrl}${adminPath(on)}${decision === 'changes' ? '?comments=open' : ''}`
  const envelope = { to: colleague.email, kind: `draft-${decision}`, about: nameOf(on) }
  await writeEmail(req, envelope, draftDecided({ title, by, decision, text, href }))
}
