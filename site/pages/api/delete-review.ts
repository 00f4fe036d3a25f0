import { callEndpoint } from '../../calls/endpoint.ts'
import { deleteReview, WhichReviews } from '../../features/reviews/moderation.ts'

export const { POST, ALL, call } = callEndpoint(WhichReviews, deleteReview, {
  summary: 'Delete reviews permanently.',
  signedIn: ['moderator'],
})
