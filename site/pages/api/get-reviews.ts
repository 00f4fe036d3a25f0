import { getReviews } from '../../features/reviews/queries.ts'
import { reading } from '../../server/endpoint.ts'

export const { GET, ALL } = reading(getReviews)
