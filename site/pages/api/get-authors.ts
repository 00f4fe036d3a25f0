import { reading } from '#site/calls/endpoint.ts'
import { getAuthors } from '#site/features/blog/api.ts'

export const { GET, ALL, call } = reading(getAuthors, { summary: 'Authors of the blog.' })
