import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '#engine/id-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { isPublisherOf } from '../access/readers.ts'
import { accountsThat } from '../collaboration/colleagues.ts'
import { documentOf } from '../collaboration/document-name.ts'
import { anyAccount, cmsEndpoint, lenientText } from '../endpoints/cms-endpoint.ts'
import { refusal, refused } from '../endpoints/responses.ts'
import { actorOf, editsSince, openRequest, readDraft, stateOf } from './review-of.ts'
import { isReviewStep, possibleSteps, type ReviewStep } from './steps.ts'
import { takeStep } from './take-step.ts'

const MAX_TEXT = 2_000
const LENGTH = `Write at most ${withCommas(MAX_TEXT)} characters.`

const Shown = z.object({ document: lenientText })
const Step = z.object({
  document: lenientText,
  step: z.custom<ReviewStep>(isReviewStep, { error: LENGTH }),
  text: lenientText.pipe(z.string().trim().max(MAX_TEXT, { error: LENGTH })),
  assignee: z.unknown().optional().transform(idOf),
  seen: z.string().optional().catch(undefined),
})

/**
 * `GET /cms-api/review-requests/about?document=posts/12`: where the review of a document is, and what one can do now.
 */
const about = cmsEndpoint(
  { path: '/about', method: 'get', mayCall: anyAccount, schema: Shown },
  async ({ input, req, user }) => {
    const found = await readable(req, input.document)
    if (!found) return refused(req)
    const { on, document } = found
    const request = await openRequest(req, on)
    const state = stateOf(request)
    const since = request?.decidedAt ?? request?.sentAt
    const publishers = await accountsThat(req, (account) => isPublisherOf(account, on.slug))
    const assignee = idOf(request?.assignee)
    return {
      state,
      sentBy: request?.authorName ?? '',
      sentAt: request?.sentAt ?? '',
      note: request?.note ?? '',
      assignee: publishers.find(({ id }) => id === assignee)?.name ?? '',
      isForMe: assignee === user.id,
      decidedBy: request?.decidedByName ?? '',
      decidedAt: request?.decidedAt ?? '',
      edits: since ? await editsSince(req, on, since) : [],
      seen: document.updatedAt ?? '',
      steps: possibleSteps(state, actorOf(user, on, request)),
      mayPublish: isPublisherOf(user, on.slug),
      reviewers: publishers.filter(({ id }) => id !== user.id).map(({ id, name }) => ({ id, name })),
    }
  },
)

/** `POST /cms-api/review-requests/step`: sends a document for review, or decides about it. */
const step = cmsEndpoint(
  { path: '/step', method: 'post', mayCall: anyAccount, schema: Step },
  async ({ input: { document, step: wanted, ...input }, req }) => {
    const found = await readable(req, document)
    if (!found) return refused(req)
    const result = await takeStep(req, found.on, wanted, input)
    return 'status' in result ? refusal(result.status, result.message) : result
  },
)

export const reviewRequestEndpoints = [about, step]

/** Returns the document of a request with its newest draft, if it has drafts and the account reads them. */
async function readable(req: PayloadRequest, name: string) {
  const on = req.user && documentOf(req.payload as never, name)
  if (!on) return undefined
  const { collections, globals } = req.payload.config
  const entity = (on.id === undefined ? globals : collections).find(({ slug }) => slug === on.slug)
  const document = entity?.versions?.drafts ? await readDraft(req, on) : undefined
  return document && { on, document }
}
