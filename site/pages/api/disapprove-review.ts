import { disapproveReview, WhichReviews } from '../../features/reviews/moderation.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL, call } = endpoint(WhichReviews, disapproveReview, {
  summary: 'Refuse reviews, or take published ones off their pages.',
  signedIn: 'moderator',
})
