import type { Endpoint, PayloadRequest } from 'payload'
import { idOf } from '#engine/id-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { isPublisherOf } from '../access/readers.ts'
import { accountsThat } from '../collaboration/colleagues.ts'
import { documentOf } from '../collaboration/document-name.ts'
import { jsonResponse, refused } from '../endpoints/csv-file.ts'
import { actorOf, editsSince, openRequest, readDraft, stateOf } from './review-of.ts'
import { isReviewStep, possibleSteps } from './review-steps.ts'
import { takeStep } from './take-step.ts'

const MAX_TEXT = 2_000

/**
 * `GET /cms-api/review-requests/about?document=posts/12`: where the review of a document is, and what one can do now.
 */
const about: Endpoint = {
  path: '/about',
  method: 'get',
  handler: async (req) => {
    const found = await readable(req, req.query.document)
    if (!found) return refused(req)
    const { on, document } = found
    const request = await openRequest(req, on)
    const state = stateOf(request)
    const since = request?.decidedAt ?? request?.sentAt
    const publishers = await accountsThat(req, (user) => isPublisherOf(user, on.slug))
    const assignee = idOf(request?.assignee)
    return jsonResponse(200, {
      state,
      sentBy: request?.authorName ?? '',
      sentAt: request?.sentAt ?? '',
      note: request?.note ?? '',
      assignee: publishers.find(({ id }) => id === assignee)?.name ?? '',
      isForMe: assignee === req.user?.id,
      decidedBy: request?.decidedByName ?? '',
      decidedAt: request?.decidedAt ?? '',
      edits: since ? await editsSince(req, on, since) : [],
      seen: document.updatedAt ?? '',
      steps: possibleSteps(state, actorOf(req.user, on, request)),
      mayPublish: isPublisherOf(req.user, on.slug),
      reviewers: publishers.filter(({ id }) => id !== req.user?.id).map(({ id, name }) => ({ id, name })),
    })
  },
}

/** `POST /cms-api/review-requests/step`: sends a document for review, or decides about it. */
const step: Endpoint = {
  path: '/step',
  method: 'post',
  handler: async (req) => {
    const body = await bodyOf(req)
    const found = await readable(req, body.document)
    if (!found) return refused(req)
    const text = typeof body.text === 'string' ? body.text.trim() : ''
    if (!isReviewStep(body.step) || text.length > MAX_TEXT)
      return jsonResponse(422, { message: `Write at most ${withCommas(MAX_TEXT)} characters.` })
    const result = await takeStep(req, found.on, body.step, {
      text,
      assignee: idOf(body.assignee),
      seen: typeof body.seen === 'string' ? body.seen : undefined,
    })
    const { message } = result
    return jsonResponse('status' in result ? result.status : 200, { message })
  },
}

export const reviewRequestEndpoints: Omit<Endpoint, 'root'>[] = [about, step]

/** Returns the document of a request with its newest draft, if it has drafts and the account reads them. */
async function readable(req: PayloadRequest, name: unknown) {
  const on = req.user && documentOf(req.payload as never, name)
  if (!on) return undefined
  const { collections, globals } = req.payload.config
  const entity = (on.id === undefined ? globals : collections).find(({ slug }) => slug === on.slug)
  const document = entity?.versions?.drafts ? await readDraft(req, on) : undefined
  return document && { on, document }
}

async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}
