import type { APIRoute } from 'astro'
import { environment } from '#platform/environment/environment.ts'
import { sitemapFile } from '#site/features/sitemap/sitemap.ts'

export const GET: APIRoute = async ({ params, rewrite }) => {
  const file = await sitemapFile(environment.siteUrl, params.name ?? '')
  if (!file) return rewrite('/404')
  return new Response(file, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
