import { GetPost, getPost } from '../../features/blog/api.ts'
import { endpoint } from '../../server/endpoint.ts'

export const { POST, ALL, call } = endpoint(GetPost, getPost, { summary: 'One published post by its slug.' })
