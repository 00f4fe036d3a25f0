import { getPosts } from '../../features/blog/api.ts'
import { reading } from '../../server/endpoint.ts'

export const { GET, ALL, call } = reading(getPosts, { summary: 'Published posts, the newest first.' })
