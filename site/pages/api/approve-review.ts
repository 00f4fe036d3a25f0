import { callEndpoint } from '#site/calls/endpoint.ts'
import { approveReview, WhichReviews } from '#site/features/reviews/moderation.ts'

export const { POST, ALL, call } = callEndpoint(WhichReviews, approveReview, {
  summary: 'Publish reviews on the pages of their tools.',
  signedIn: ['moderator'],
})
