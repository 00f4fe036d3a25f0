import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { draftSubmitted } from '#emails/templates/draft-review.ts'
import { environment } from '#platform/environment/environment.ts'
import { isPublisherOf } from '../access/readers.ts'
import { storeComment } from '../collaboration/comment.ts'
import { adminPath, type DocumentName, nameOf } from '../collaboration/document-name.ts'
import { titleOfDocument, typeOfDocument } from '../collaboration/document-title.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { ReviewRequest } from '../payload-types.ts'
import { deleteRequest, emailAuthor } from './end-request.ts'
import { actorOf, openRequest, readDraft, stateOf } from './review-of.ts'
import { canTake, mayTake, type ReviewStep } from './steps.ts'

/** What the form of the review sends. `seen` is when the draft that it shows was saved. */
export type StepInput = { assignee?: number | undefined; text: string; seen?: string | undefined }

/** Why a step was not taken, and what to do now. */
export type StepRefusal = { status: 403 | 404 | 409 | 422; message: string }

type Taken = { message: string } | StepRefusal

const CHANGED = 'The draft was changed a moment ago, and this shows the newest state now. Read it, then decide.'
const DECIDED = 'A colleague was faster, and this shows the newest state now.'

/** What the history of the document says. */
const ACTIONS: Record<ReviewStep, string> = {
  send: 'sent for review',
  withdraw: 'withdrew from review',
  'request-changes': 'asked for changes',
  approve: 'approved',
  publish: 'approved',
}

/**
 * Takes a step of a review with everything that belongs to it: the state, the comment, the emails, the publication. All
 * or nothing. A decision applies to the draft that the reviewer saw; if a newer one was saved, it is refused.
 */
export function takeStep(req: PayloadRequest, on: DocumentName, step: ReviewStep, input: StepInput): Promise<Taken> {
  return transactionOf(req.payload, async (transaction) => {
    const inside = { ...transaction, user: req.user } as PayloadRequest
    const connection = await connectionOf(transaction)
    // Two decisions at the same moment: the second waits for the first, and finds it.
    await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review ${nameOf(on)}`}, 0))`)
    const document = await readDraft(inside, on)
    if (!document) return { status: 404, message: 'This document does not exist.' }
    const request = await openRequest(inside, on)
    const actor = actorOf(req.user, on, request)
    if (!mayTake(step, actor)) return { status: 403, message: 'Your account may not do this with this document.' }
    if (!canTake(step, stateOf(request), actor)) return { status: 409, message: DECIDED }
    const isDecision = step === 'approve' || step === 'publish'
    if (isDecision && input.seen !== document.updatedAt) return { status: 409, message: CHANGED }
    const title = await titleOfDocument(inside, on)
    const result = await steps[step]({ req: inside, on, title, request, input })
    if (!('status' in result)) await noteStep(inside, on, step)
    return result
  })
}

type Step = {
  req: PayloadRequest
  on: DocumentName
  title: string
  request: ReviewRequest | undefined
  input: StepInput
}

const steps: Record<ReviewStep, (step: Step) => Promise<Taken>> = {
  send: async ({ req, on, title, request, input }) => {
    const { assignee: id, text: note } = input
    const colleague = id
      ? await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
      : null
    if (!colleague || colleague.id === req.user?.id || !isPublisherOf({ ...colleague, collection: 'users' }, on.slug))
      return { status: 422, message: 'Choose a colleague who may publish this.' }
    await store(req, on, request, {
      ...{ state: 'review', assignee: colleague.id, note, sentAt: new Date().toISOString() },
      ...{ decidedBy: null, decidedByName: null, decidedAt: null },
      ...{ author: req.user?.id ?? null, authorName: nameOfAccount(req) },
    })
    const href = `${environment.adminUrl}${adminPath(on)}?review=open`
    const email = draftSubmitted({ title, by: nameOfAccount(req), type: typeOfDocument(req, on), note, href })
    await writeEmail(req, { to: colleague.email, kind: 'draft-submitted', about: nameOf(on) }, email)
    return { message: `${colleague.name} has an email and can review it now.` }
  },
  withdraw: async ({ req, request }) => {
    if (request) await deleteRequest(req, request)
    return { message: 'It is a draft again, and waits for nobody.' }
  },
  'request-changes': async ({ req, on, title, request, input: { text } }) => {
    if (text === '') return { status: 422, message: 'Write what should change.' }
    await storeComment(req, on, { text, thread: null })
    return decide({ req, on, title, request }, 'changes', text)
  },
  approve: async ({ req, on, title, request, input: { text } }) => {
    if (text !== '') await storeComment(req, on, { text, thread: null })
    return decide({ req, on, title, request }, 'approved', text)
  },
  // The hook that follows every publication ends the request and emails its author.
  publish: async ({ req, on, input: { text } }) => {
    if (text !== '') await storeComment(req, on, { text, thread: null })
    const shared = { data: { _status: 'published' }, depth: 0, req, user: req.user, overrideAccess: false } as const
    if (on.id === undefined) await req.payload.updateGlobal({ slug: on.slug as 'home', ...shared })
    else await req.payload.update({ collection: on.slug as 'posts', id: on.id, ...shared })
    return { message: 'It is published.' }
  },
}

async function decide(
  { req, on, title, request }: Omit<Step, 'input'>,
  decision: 'changes' | 'approved',
  text: string,
): Promise<Taken> {
  if (!request) return { status: 409, message: DECIDED }
  const decidedBy = req.user?.id ?? null
  const data = { state: decision, decidedBy, decidedByName: nameOfAccount(req), decidedAt: new Date().toISOString() }
  await store(req, on, request, data)
  await emailAuthor(req, request, { on, title, decision, text })
  return { message: decision === 'approved' ? 'Approved. It is not published yet.' : `Sent to ${request.authorName}.` }
}

/** Replaces the request of a document, or makes its first one. */
async function store(
  req: PayloadRequest,
  on: DocumentName,
  request: ReviewRequest | undefined,
  data: Partial<ReviewRequest>,
) {
  const { payload } = req
  if (request) await payload.update({ collection: 'review-requests', id: request.id, data, depth: 0, req })
  else {
    const row = { about: nameOf(on), collection: on.slug, ...data } as ReviewRequest
    await payload.create({ collection: 'review-requests', data: row, depth: 0, req })
  }
}

function noteStep(req: PayloadRequest, on: DocumentName, step: ReviewStep) {
  const author = { author: req.user?.id ?? null, authorName: nameOfAccount(req) }
  const data = { about: nameOf(on), collection: on.slug, action: ACTIONS[step], fields: '', version: null, ...author }
  return req.payload.create({ collection: 'changes', data, depth: 0, req })
}

const nameOfAccount = ({ user }: PayloadRequest) => user?.name || user?.email || 'A colleague'
