import { reading } from '#site/calls/endpoint.ts'
import { getPosts } from '#site/features/blog/api.ts'

export const { GET, ALL, call } = reading(getPosts, { summary: 'Published posts, the newest first.' })
