import { formEndpoint } from '#site/calls/endpoint.ts'
import { createReview } from '#site/features/reviews/commands.ts'
import { CreateReview } from '#site/features/reviews/schema.ts'

export const { POST, ALL, call } = formEndpoint(CreateReview, createReview, {
  summary: 'Review a tool. A moderator reads the review before it appears.',
  form: 'review',
})
