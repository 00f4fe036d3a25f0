import { getCms, type Transaction } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { messages } from '#engine/messages.ts'
import type { FormResult, RequestContext } from '#site/calls/request-context.ts'
import { isListed } from '#site/documents/listed-tools.ts'
import type { CreateReview } from './schema.ts'

/**
 * Stores a review for moderation.
 * @throws {Failure} not-found, if the tool does not exist
 */
export async function createReview(
  { rating, ...review }: CreateReview,
  { isSpam }: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  if (!isListed(review.tool)) throw new Failure('not-found', { message: `The tool “${review.tool}” does not exist.` })
  const cms = await getCms()
  const { id } = await cms.create({
    collection: 'reviews',
    data: { ...review, rating: rating ?? null, status: isSpam ? 'spam' : 'pending' },
    req: transaction,
    depth: 0,
  })
  return { success: true, message: messages.reviewSent, about: `reviews/${id}` }
}
