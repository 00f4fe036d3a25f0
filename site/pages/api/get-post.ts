import { callEndpoint } from '#site/calls/endpoint.ts'
import { GetPost, getPost } from '#site/features/blog/api.ts'

export const { POST, ALL, call } = callEndpoint(GetPost, getPost, { summary: 'One published post by its slug.' })
