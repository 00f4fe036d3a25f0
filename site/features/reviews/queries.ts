import { find, ratingsOf, tagOfReviews } from '#cms/database/client.ts'
import type { Review } from '#cms/payload-types.ts'
import { formatDate } from '#engine/text/date-format.ts'
import type { ShownReview } from './area.tsx'

/** The newest reviews, which a page shows. The rating counts all. */
const SHOWN = 60
const IN_PAGE = { userName: true, userFeedback: true, rating: true, createdAt: true } as const
const APPROVED = { status: { equals: 'approved' } }

/** Returns the approved reviews of one tool, newest first, and its rating. */
export async function reviewsOf(tool: string) {
  const [{ docs }, { count, sum }] = await Promise.all([
    find('reviews', {
      where: { and: [APPROVED, { tool: { equals: tool } }] },
      sort: '-createdAt',
      limit: SHOWN,
      select: IN_PAGE,
      pagination: false,
      tag: tagOfReviews(tool),
    }),
    ratingsOf(tool),
  ])
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
    ...(count > 0 ? { rating: { count, average: sum / count } } : {}),
  }
}

/**
 * Responds to GET /api/get-reviews with approved reviews only, without the author's email address; `?tool=` selects one
 * tool.
 */
export async function getReviews(url: URL) {
  const tool = url.searchParams.get('tool')
  // Grows: the specification asks for all approved reviews.
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
