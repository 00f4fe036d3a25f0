import { deleteReview, WhichReviews } from '../../features/reviews/moderation.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL, call } = endpoint(WhichReviews, deleteReview, {
  summary: 'Delete reviews for good.',
  signedIn: 'moderator',
})
