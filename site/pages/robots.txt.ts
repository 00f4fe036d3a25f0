import type { APIRoute } from 'astro'
import { environment } from '../../engine/environment.ts'

/**
 * RFC 9309. What should stay out of search results says so itself: a page that must not be fetched cannot say it. Here
 * only what is no page. Nothing that a page needs lies below these paths.
 */
export const GET: APIRoute = () => {
  const lines = [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /cms-api/',
    'Disallow: /api/',
    'Disallow: /preview/',
    '',
    `Sitemap: ${environment.siteUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
