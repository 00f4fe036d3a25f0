import type { APIRoute } from 'astro'
import { environment } from '../../engine/environment.ts'

/** RFC 9309. What should stay out of search results says so itself; here only what is no page. */
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /preview/\n\nSitemap: ${environment.siteUrl}/sitemap.xml\n`,
    {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  )
