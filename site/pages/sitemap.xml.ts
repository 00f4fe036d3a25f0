import type { APIRoute } from 'astro'
import { environment } from '#platform/environment/environment.ts'
import { sitemapIndex } from '../features/sitemap/sitemap.ts'

export const GET: APIRoute = async () =>
  new Response(await sitemapIndex(environment.siteUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
