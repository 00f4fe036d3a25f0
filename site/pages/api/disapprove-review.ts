import { callEndpoint } from '#site/calls/endpoint.ts'
import { disapproveReview, WhichReviews } from '#site/features/reviews/moderation.ts'

export const { POST, ALL, call } = callEndpoint(WhichReviews, disapproveReview, {
  summary: 'Reject reviews, or remove published ones from their pages.',
  signedIn: ['moderator'],
})
