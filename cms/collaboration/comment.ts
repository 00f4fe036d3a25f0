import type { PayloadRequest } from 'payload'
import { mention } from '#emails/templates/colleague.ts'
import { environment } from '#platform/environment/environment.ts'
import { transactionOf } from '../database/transaction.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Comment } from '../payload-types.ts'
import { colleaguesOn } from './colleagues.ts'
import { adminPath, type DocumentName, nameOf } from './document-name.ts'
import { titleOfDocument } from './document-title.ts'
import { mentionedIn } from './mentions.ts'

export type CommentOn = DocumentName

type NewComment = {
  text: string
  /** The comment that began the thread; null starts a thread. */
  thread: number | null
}

/** Stores a comment; see `storeComment`. */
export function addComment(req: PayloadRequest, on: CommentOn, comment: NewComment) {
  return transactionOf(req.payload, (transaction) =>
    storeComment({ ...transaction, user: req.user } as PayloadRequest, on, comment),
  )
}

/**
 * Stores a comment in the transaction of a request, and emails the colleagues it mentions. An answer reopens its
 * thread.
 * @returns their names; undefined if the thread is gone
 */
export async function storeComment(req: PayloadRequest, on: CommentOn, { text, thread }: NewComment) {
  const about = nameOf(on)
  const first = thread === null ? undefined : await beginningOf(req, about, thread)
  if (thread !== null && !first) return undefined
  const authorName = req.user?.name || req.user?.email || ''
  await req.payload.create({
    collection: 'comments',
    data: { about, collection: on.slug, text, thread, author: req.user?.id ?? null, authorName },
    depth: 0,
    req,
  })
  if (first?.resolvedAt) await storeResolution(req, first.id, false)
  const colleagues = mentionedIn(text, await colleaguesOn(req, on)).filter(({ id }) => id !== req.user?.id)
  const title = await titleOfDocument(req, on)
  const email = mention({ title, by: authorName, text, href: `${environment.adminUrl}${adminPath(on)}?comments=open` })
  for (const { email: to } of colleagues) await writeEmail(req, { to, kind: 'mention', about }, email)
  return colleagues.map(({ name }) => name)
}

/** Resolves the thread of a comment, or opens it again. */
export function resolveThread(req: PayloadRequest, { id, thread }: Comment, isResolved: boolean) {
  const first = typeof thread === 'object' ? (thread?.id ?? id) : (thread ?? id)
  return storeResolution(req, first, isResolved)
}

function storeResolution(req: PayloadRequest, id: number, isResolved: boolean) {
  const by = req.user?.name || req.user?.email || null
  const data = isResolved
    ? { resolvedAt: new Date().toISOString(), resolvedBy: by }
    : { resolvedAt: null, resolvedBy: null }
  return req.payload.update({ collection: 'comments', id, data, depth: 0, req })
}

async function beginningOf(req: PayloadRequest, about: string, id: number) {
  const first = await req.payload.findByID({ collection: 'comments', id, depth: 0, disableErrors: true, req })
  return first && first.about === about && !first.thread ? first : undefined
}
