import { reading } from '../../calls/endpoint.ts'
import { getPosts } from '../../features/blog/api.ts'

export const { GET, ALL, call } = reading(getPosts, { summary: 'Published posts, the newest first.' })
