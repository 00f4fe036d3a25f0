import { z } from 'zod'
import { getCms, inTransaction, type Transaction } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { CallResult, RequestContext } from '#site/calls/request-context.ts'

const MAX_COUNT = 200
/** The largest integer that PostgreSQL accepts. */
const Id = z.coerce.number().int().min(1).max(2_147_483_647)

/** One review, or several. */
export const WhichReviews = z
  .object({
    id: Id.optional(),
    ids: z.array(Id).max(MAX_COUNT, `Please decide on at most ${MAX_COUNT} at once.`).default([]),
  })
  .refine(({ id, ids }) => id !== undefined || ids.length > 0, 'Send id or ids.')
export type WhichReviews = z.output<typeof WhichReviews>

/**
 * Approves all of these reviews or none.
 * @throws {Failure} not-found, with the ids of the missing reviews
 */
export const approveReview = (selection: WhichReviews, requestContext: RequestContext) =>
  setStatus('approved', selection, requestContext)

/**
 * Disapproves all of these reviews or none.
 * @throws {Failure} not-found, with the ids of the missing reviews
 */
export const disapproveReview = (selection: WhichReviews, requestContext: RequestContext) =>
  setStatus('disapproved', selection, requestContext)

/**
 * Deletes all of these reviews or none.
 * @throws {Failure} not-found, with the ids of the missing reviews
 */
export const deleteReview = (selection: WhichReviews, requestContext: RequestContext) =>
  decide('deleted', selection, requestContext, async (id, access) => {
    const cms = await getCms()
    await cms.delete({ collection: 'reviews', id, ...access })
  })

function setStatus(status: 'approved' | 'disapproved', which: WhichReviews, requestContext: RequestContext) {
  return decide(status, which, requestContext, async (id, access) => {
    const cms = await getCms()
    await cms.update({ collection: 'reviews', id, data: { status }, ...access })
  })
}

/** The account that acts, and its transaction. */
type ModeratorAccess = { user: RequestContext['user']; overrideAccess: false; depth: 0; req: Transaction }

/**
 * Moderates all of these reviews or none.
 * @throws {Failure} not-found, with the ids of the missing reviews
 */
async function decide(
  decision: string,
  { id, ids: more }: WhichReviews,
  { user }: RequestContext,
  act: (id: number, access: ModeratorAccess) => Promise<void>,
): Promise<CallResult> {
  // Sorted, so that two moderators of the same reviews cannot block each other.
  const ids = [...new Set(id === undefined ? more : [id, ...more])].sort((a, b) => a - b)
  await inTransaction(async (req) => {
    const access: ModeratorAccess = { user, overrideAccess: false, depth: 0, req }
    const cms = await getCms()
    const { docs } = await cms.find({ collection: 'reviews', where: { id: { in: ids } }, pagination: false, ...access })
    const found = new Set(docs.map((review) => review.id))
    const missing = ids.filter((one) => !found.has(one))
    if (missing.length > 0)
      throw new Failure('not-found', { message: `There is no review with the id ${missing.join(' or ')}.` })
    for (const one of ids) await act(one, access)
  })
  const count = ids.length
  return { success: true, message: `${countOf(count, 'review')} ${decision}.`, count }
}
