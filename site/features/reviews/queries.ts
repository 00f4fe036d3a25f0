import { find } from '#cms/database/client.ts'
import type { Review } from '#cms/payload-types.ts'
import { formatDate } from '#engine/text/date-format.ts'
import type { ShownReview } from './area.tsx'

const APPROVED = { status: { equals: 'approved' } }

/** Returns the approved reviews of one tool, newest first, and its rating. */
export async function reviewsOf(tool: string) {
  const { docs } = await find('reviews', { where: { and: [APPROVED, { tool: { equals: tool } }] }, sort: '-createdAt' })
  const ratings = docs.flatMap(({ rating }) => (typeof rating === 'number' ? [rating] : []))
  const reviews = docs.map(
    ({ id, userName, userFeedback, rating, createdAt }): ShownReview => ({
      id: String(id),
      name: userName,
      text: userFeedback,
      ...(rating ? { rating } : {}),
      dateIso: createdAt.slice(0, 10),
      dateText: formatDate(createdAt),
    }),
  )
  return {
    reviews,
    ...(ratings.length > 0
      ? { rating: { count: ratings.length, average: ratings.reduce((a, b) => a + b, 0) / ratings.length } }
      : {}),
  }
}

/** GET /api/get-reviews: only approved ones, without the author's email address; `?tool=` selects one tool. */
export async function getReviews(url: URL) {
  const tool = url.searchParams.get('tool')
  const { docs } = await find('reviews', {
    where: { and: [APPROVED, ...(tool ? [{ tool: { equals: tool } }] : [])] },
    sort: '-createdAt',
  })
  return { success: true, message: `${docs.length} reviews`, reviews: docs.map(toSpecReview) }
}

const toSpecReview = ({ id, userName, userFeedback, tool, rating, createdAt }: Review) => ({
  _id: String(id),
  userName,
  userFeedback,
  tool,
  rating: rating ?? null,
  createdAt,
})
