import { endpoint } from '../../calls/endpoint.ts'
import { disapproveReview, WhichReviews } from '../../features/reviews/moderation.ts'

export const { POST, ALL, call } = endpoint(WhichReviews, disapproveReview, {
  summary: 'Refuse reviews, or take published ones off their pages.',
  signedIn: 'moderator',
})
