import { endpoint } from '../../calls/endpoint.ts'
import { approveReview, WhichReviews } from '../../features/reviews/moderation.ts'

export const { POST, ALL, call } = endpoint(WhichReviews, approveReview, {
  summary: 'Publish reviews on the pages of their tools.',
  signedIn: 'moderator',
})
