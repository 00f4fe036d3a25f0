import type { APIRoute } from 'astro'
import { socialImageResponse } from '#site/social-images/response.ts'

export const GET: APIRoute = ({ params, request }) => socialImageResponse(`/${params.path ?? ''}`, request)
