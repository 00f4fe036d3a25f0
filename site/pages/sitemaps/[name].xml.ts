import type { APIRoute } from 'astro'
import { environment } from '../../../engine/environment.ts'
import { sitemapFile } from '../../features/sitemap/sitemap.ts'

export const GET: APIRoute = async ({ params, rewrite }) => {
  const file = await sitemapFile(environment.siteUrl, params.name ?? '')
  if (!file) return rewrite('/404')
  return new Response(file, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
