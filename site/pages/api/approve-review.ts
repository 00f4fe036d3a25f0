import { approveReview, WhichReviews } from '../../features/reviews/moderation.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL, call } = endpoint(WhichReviews, approveReview, {
  summary: 'Publish reviews on the pages of their tools.',
  signedIn: 'moderator',
})
