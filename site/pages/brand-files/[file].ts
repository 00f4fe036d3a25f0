import type { APIRoute } from 'astro'
import { brandFileResponse } from '#site/brand-files/file-response.ts'

export const GET: APIRoute = ({ params }) => brandFileResponse(params.file ?? '')
