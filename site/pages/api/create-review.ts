import { createReview } from '../../features/reviews/commands.ts'
import { CreateReview } from '../../features/reviews/schema.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL } = endpoint(CreateReview, createReview, { form: 'review' })
