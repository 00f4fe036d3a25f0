import { getCategories } from '../../features/blog/blogs-api.ts'
import { reading } from '../../server/endpoint.ts'

export const { GET, ALL, call } = reading(getCategories, {
  summary: 'Subjects of the blog that have posts, with the number of posts.',
})
