import { callEndpoint } from '../../calls/endpoint.ts'
import { disapproveReview, WhichReviews } from '../../features/reviews/moderation.ts'

export const { POST, ALL, call } = callEndpoint(WhichReviews, disapproveReview, {
  summary: 'Refuse reviews, or take published ones off their pages.',
  signedIn: 'moderator',
})
