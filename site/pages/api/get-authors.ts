import { getAuthors } from '../../features/blog/api.ts'
import { reading } from '../../server/endpoint.ts'

export const { GET, ALL, call } = reading(getAuthors, { summary: 'Authors of the blog.' })
