import { endpoint } from '../../calls/endpoint.ts'
import { GetPost, getPost } from '../../features/blog/api.ts'

export const { POST, ALL, call } = endpoint(GetPost, getPost, { summary: 'One published post by its slug.' })
