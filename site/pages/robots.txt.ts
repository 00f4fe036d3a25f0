import type { APIRoute } from 'astro'
import { environment } from '#platform/environment/environment.ts'

/**
 * Returns robots.txt (RFC 9309). Pages that should not be indexed say so themselves, which requires that they can be
 * fetched. Only paths without pages are listed here, and no page needs a file below them.
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
