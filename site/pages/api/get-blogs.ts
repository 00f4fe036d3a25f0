import { reading } from '../../calls/endpoint.ts'
import { getBlogs } from '../../features/blog/blogs-api.ts'

export const { GET, ALL, call } = reading(getBlogs, {
  summary: 'Published posts in parts, newest first. A page past the last one is empty.',
  parameters: {
    page: 'Which part, from 1. 1 where nothing is said.',
    limit: 'Posts in a part, 1 to 100. 10 where nothing is said.',
  },
})
