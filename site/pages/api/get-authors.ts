import { reading } from '../../calls/endpoint.ts'
import { getAuthors } from '../../features/blog/api.ts'

export const { GET, ALL, call } = reading(getAuthors, { summary: 'Authors of the blog.' })
