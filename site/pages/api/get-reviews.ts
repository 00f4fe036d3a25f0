import { getReviews } from '../../features/reviews/queries.ts'
import { reading } from '../../server/endpoint.ts'

export const { GET, ALL, call } = reading(getReviews, {
  summary: 'Approved reviews.',
  parameters: { tool: 'Only those of this tool, by the last part of its address.' },
})
