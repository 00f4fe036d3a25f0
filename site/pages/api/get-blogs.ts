import { reading } from '#site/calls/endpoint.ts'
import { getBlogs } from '#site/features/blog/blogs-api.ts'

export const { GET, ALL, call } = reading(getBlogs, {
  summary: 'Published posts by page, newest first. A page after the last one is empty.',
  parameters: {
    page: 'Page number, from 1. Default: 1.',
    limit: 'Posts per page, 1 to 100. Default: 10.',
  },
})
