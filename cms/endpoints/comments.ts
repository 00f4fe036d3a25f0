import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { withCommas } from '#engine/text/numbers.ts'
import { isReaderOfDocument } from '../access/readers.ts'
import { hasRole } from '../access/roles.ts'
import { colleaguesOn } from '../collaboration/colleagues.ts'
import { addComment, type CommentOn, resolveThread } from '../collaboration/comment.ts'
import { documentOf, nameOf } from '../collaboration/document-name.ts'
import { anyAccount, type CmsRequest, cmsEndpoint, lenientText } from './cms-endpoint.ts'
import { refusal, refused } from './responses.ts'

const MAX_TEXT = 5_000
const LENGTH = `Write a comment of at most ${withCommas(MAX_TEXT)} characters.`
const MISSING = 'This comment no longer exists.'

const Shown = z.object({ document: lenientText })
const Added = z.object({
  document: lenientText,
  text: z.string({ error: LENGTH }).trim().min(1, { error: LENGTH }).max(MAX_TEXT, { error: LENGTH }),
  thread: z.number().nullable().catch(null),
})
const Resolved = z.object({ isResolved: z.boolean().catch(false) })

/** `GET /cms-api/comments/about?document=posts/12`: all comments on a document, the oldest first. */
const list = cmsEndpoint(
  { path: '/about', method: 'get', mayCall: anyAccount, schema: Shown },
  async ({ input: { document }, req, user }) => {
    const on = await readable(req, document)
    if (!on) return refused(req)
    const { docs } = await req.payload.find({
      collection: 'comments',
      where: { about: { equals: nameOf(on) } },
      sort: 'createdAt',
      pagination: false,
      depth: 0,
    })
    return {
      comments: docs.map(({ id, text, thread, author, authorName, createdAt, resolvedAt, resolvedBy }) => ({
        ...{ id, text, authorName, createdAt, resolvedBy: resolvedBy ?? '' },
        thread: thread ?? null,
        isResolved: Boolean(resolvedAt),
        isOwn: author === user.id,
      })),
      colleagues: (await colleaguesOn(req, on)).map(({ id, name }) => ({ id, name })),
    }
  },
)

const add = cmsEndpoint(
  { path: '/about', method: 'post', mayCall: anyAccount, schema: Added },
  async ({ input: { document, text, thread }, req }) => {
    const on = await readable(req, document)
    if (!on) return refused(req)
    const mentioned = await addComment(req, on, { text, thread })
    if (!mentioned) return refusal(404, MISSING)
    return { message: mentioned.length > 0 ? `Sent to ${mentioned.join(', ')}.` : 'The comment was added.' }
  },
)

const resolve = cmsEndpoint(
  { path: '/:id/resolve', method: 'post', mayCall: anyAccount, schema: Resolved },
  async (request) => {
    const { isResolved } = request.input
    const comment = await readComment(request)
    if (!comment) return refusal(404, MISSING)
    await resolveThread(request.req, comment, isResolved)
    return { message: isResolved ? 'Resolved.' : 'Reopened.' }
  },
)

/** Authors delete what they wrote; administrators delete everything. The answers to a comment go with it. */
const remove = cmsEndpoint({ path: '/:id/delete', method: 'post', mayCall: anyAccount }, async (request) => {
  const { req, user } = request
  const comment = await readComment(request)
  if (!comment) return refusal(404, MISSING)
  if (comment.author !== user.id && !hasRole(user, 'admin')) return refused(req)
  const where: Where = { or: [{ id: { equals: comment.id } }, { thread: { equals: comment.id } }] }
  await req.payload.delete({ collection: 'comments', where, depth: 0, req })
  return { message: 'The comment was deleted.' }
})

export const commentsEndpoints = [list, add, resolve, remove]

/** Returns the document of a request, if it exists and the account reads it with its drafts. */
async function readable(req: PayloadRequest, name: string): Promise<CommentOn | undefined> {
  const on = documentOf(req.payload as never, name)
  if (!on || !req.user) return undefined
  const asked = { collection: on.slug, id: on.id, depth: 0, disableErrors: true, trash: true, draft: true } as const
  const document = on.id === undefined ? {} : await req.payload.findByID(asked as never)
  return document && isReaderOfDocument(req.user, on.slug, document as Record<string, unknown>) ? on : undefined
}

/** Returns the comment of a request, if the account reads the document that it is about. */
async function readComment({ req, id }: CmsRequest) {
  const comment = await req.payload.findByID({ collection: 'comments', id, depth: 0, disableErrors: true })
  return comment && (await readable(req, comment.about)) ? comment : undefined
}
