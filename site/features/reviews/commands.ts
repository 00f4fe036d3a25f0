import { findOne, getCms } from '../../../cms/client.ts'
import { Failure } from '../../../engine/failures.ts'
import { messages } from '../../../engine/messages.ts'
import type { Answer } from '../../server/endpoint.ts'
import type { CreateReview } from './schema.ts'

/** Keeps a review until a moderator has read it. What looks like a robot's is answered the same, and not kept. */
export async function createReview({ nickname, rating, ...review }: CreateReview): Promise<Answer> {
  if (nickname) return { success: true, message: messages.reviewSent }
  const tool = await findOne('tools', { slug: { equals: review.tool } }, { depth: 0 })
  if (!tool) throw new Failure('not-found', { message: `There is no tool “${review.tool}”.` })
  const cms = await getCms()
  await cms.create({ collection: 'reviews', data: { ...review, rating: rating ?? null, status: 'pending' } })
  return { success: true, message: messages.reviewSent }
}
