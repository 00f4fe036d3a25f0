import { endpoint } from '../../calls/endpoint.ts'
import { createReview } from '../../features/reviews/commands.ts'
import { CreateReview } from '../../features/reviews/schema.ts'

export const { POST, ALL, call } = endpoint(CreateReview, createReview, {
  summary: 'Review a tool. A moderator reads it before it is shown.',
  form: 'review',
  isForm: true,
})
