import { reading } from '#site/calls/endpoint.ts'
import { getReviews } from '#site/features/reviews/queries.ts'

export const { GET, ALL, call } = reading(getReviews, {
  summary: 'Approved reviews.',
  parameters: { tool: 'Slug of a tool: only its reviews.' },
})
