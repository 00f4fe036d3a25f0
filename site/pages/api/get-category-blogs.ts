import { callEndpoint } from '#site/calls/endpoint.ts'
import { GetCategoryBlogs, getCategoryBlogs } from '#site/features/blog/blogs-api.ts'

export const { POST, ALL, call } = callEndpoint(GetCategoryBlogs, getCategoryBlogs, {
  summary: 'Published posts of one category by page, newest first.',
})
