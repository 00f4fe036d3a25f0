import type { Endpoint, PayloadRequest, Where } from 'payload'
import { withCommas } from '#engine/text/numbers.ts'
import { isReaderOfDocument } from '../access/readers.ts'
import { hasRole } from '../access/roles.ts'
import { colleaguesOn } from '../collaboration/colleagues.ts'
import { addComment, type CommentOn, resolveThread } from '../collaboration/comment.ts'
import { documentOf, nameOf } from '../collaboration/document-name.ts'
import { jsonResponse, refused } from './csv-file.ts'

const MAX_TEXT = 5_000
const MISSING = 'This comment no longer exists.'

/** `GET /cms-api/comments/about?document=posts/12`: all comments on a document, the oldest first. */
const list: Endpoint = {
  path: '/about',
  method: 'get',
  handler: async (req) => {
    const on = await readable(req, req.query.document)
    if (!on) return refused(req)
    const { docs } = await req.payload.find({
      collection: 'comments',
      where: { about: { equals: nameOf(on) } },
      sort: 'createdAt',
      pagination: false,
      depth: 0,
    })
    return jsonResponse(200, {
      comments: docs.map(({ id, text, thread, author, authorName, createdAt, resolvedAt, resolvedBy }) => ({
        ...{ id, text, authorName, createdAt, resolvedBy: resolvedBy ?? '' },
        thread: thread ?? null,
        isResolved: Boolean(resolvedAt),
        isOwn: author === req.user?.id,
      })),
      colleagues: (await colleaguesOn(req, on)).map(({ id, name }) => ({ id, name })),
    })
  },
}

const add: Endpoint = {
  path: '/about',
  method: 'post',
  handler: async (req) => {
    const body = await bodyOf(req)
    const on = await readable(req, body.document)
    if (!on) return refused(req)
    const text = typeof body.text === 'string' ? body.text.trim() : ''
    if (text === '' || text.length > MAX_TEXT)
      return jsonResponse(422, {
        message: `Write a comment of at most ${withCommas(MAX_TEXT)} characters.`,
      })
    const thread = typeof body.thread === 'number' ? body.thread : null
    const mentioned = await addComment(req, on, { text, thread })
    if (!mentioned) return jsonResponse(404, { message: MISSING })
    const message = mentioned.length > 0 ? `Sent to ${mentioned.join(', ')}.` : 'The comment was added.'
    return jsonResponse(200, { message })
  },
}

const resolve: Endpoint = {
  path: '/:id/resolve',
  method: 'post',
  handler: async (req) => {
    const comment = await readComment(req)
    if (!comment) return missing(req)
    const { isResolved } = await bodyOf(req)
    await resolveThread(req, comment, isResolved === true)
    return jsonResponse(200, { message: isResolved === true ? 'Resolved.' : 'Reopened.' })
  },
}

/** Authors delete what they wrote; administrators delete everything. The answers to a comment go with it. */
const remove: Endpoint = {
  path: '/:id/delete',
  method: 'post',
  handler: async (req) => {
    const comment = await readComment(req)
    if (!comment) return missing(req)
    if (comment.author !== req.user?.id && !hasRole(req.user, 'admin')) return refused(req)
    const where: Where = { or: [{ id: { equals: comment.id } }, { thread: { equals: comment.id } }] }
    await req.payload.delete({ collection: 'comments', where, depth: 0, req })
    return jsonResponse(200, { message: 'The comment was deleted.' })
  },
}

export const commentsEndpoints: Omit<Endpoint, 'root'>[] = [list, add, resolve, remove]

/** Returns the document of a request, if it exists and the account reads it with its drafts. */
async function readable(req: PayloadRequest, name: unknown): Promise<CommentOn | undefined> {
  const on = documentOf(req.payload as never, name)
  if (!on || !req.user) return undefined
  const asked = { collection: on.slug, id: on.id, depth: 0, disableErrors: true, trash: true, draft: true } as const
  const document = on.id === undefined ? {} : await req.payload.findByID(asked as never)
  return document && isReaderOfDocument(req.user, on.slug, document as Record<string, unknown>) ? on : undefined
}

/** Returns the comment of a request, if the account reads the document that it is about. */
async function readComment(req: PayloadRequest) {
  const id = Number(req.routeParams?.id)
  if (!req.user || !Number.isSafeInteger(id) || id <= 0) return undefined
  const comment = await req.payload.findByID({ collection: 'comments', id, depth: 0, disableErrors: true })
  return comment && (await readable(req, comment.about)) ? comment : undefined
}

const missing = (req: PayloadRequest) => (req.user ? jsonResponse(404, { message: MISSING }) : refused(req))

async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}
