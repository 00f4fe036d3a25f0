import type { APIRoute } from 'astro'
import { answerSocialImage } from '../../social-images/answer.ts'

export const GET: APIRoute = ({ params, request }) => answerSocialImage(`/${params.path ?? ''}`, request)
