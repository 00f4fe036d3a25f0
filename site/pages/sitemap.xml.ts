import type { APIRoute } from 'astro'
import { environment } from '../../engine/environment.ts'
import { sitemap } from '../features/sitemap/sitemap.ts'

export const GET: APIRoute = async () =>
  new Response(await sitemap(environment.siteUrl), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
