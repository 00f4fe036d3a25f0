import type { APIRoute } from 'astro'
import { environment } from '#platform/environment/environment.ts'
import { llmsText } from '../features/llms/llms.ts'

export const GET: APIRoute = async () =>
  new Response(await llmsText(environment.siteUrl), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
