import { formEndpoint } from '../../calls/endpoint.ts'
import { createReview } from '../../features/reviews/commands.ts'
import { CreateReview } from '../../features/reviews/schema.ts'

export const { POST, ALL, call } = formEndpoint(CreateReview, createReview, {
  summary: 'Review a tool. A moderator reads the review before it appears.',
  form: 'review',
})
