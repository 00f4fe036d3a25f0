import { callEndpoint } from '#site/calls/endpoint.ts'
import { deleteReview, WhichReviews } from '#site/features/reviews/moderation.ts'

export const { POST, ALL, call } = callEndpoint(WhichReviews, deleteReview, {
  summary: 'Delete reviews permanently.',
  signedIn: ['moderator'],
})
