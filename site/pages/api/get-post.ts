import { GetPost, getPost } from '../../features/blog/api.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL } = endpoint(GetPost, getPost)
