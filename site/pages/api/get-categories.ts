import { reading } from '#site/calls/endpoint.ts'
import { getCategories } from '#site/features/blog/blogs-api.ts'

export const { GET, ALL, call } = reading(getCategories, {
  summary: 'Blog categories that have posts, with the number of posts.',
})
