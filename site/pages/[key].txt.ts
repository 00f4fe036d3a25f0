import type { APIRoute } from 'astro'
import { environment } from '../../engine/environment.ts'

/** Proves to search engines that whoever tells them of changed pages owns the site (IndexNow). */
export const GET: APIRoute = ({ params, rewrite }) => {
  const { indexNowKey } = environment
  if (!indexNowKey || params.key !== indexNowKey) return rewrite('/404')
  return new Response(indexNowKey, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
