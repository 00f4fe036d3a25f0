import type { APIRoute } from 'astro'
import { environment } from '#platform/environment/environment.ts'

/** Responds with the IndexNow key file, which proves that the submitter of changed pages owns the site. */
export const GET: APIRoute = ({ params, rewrite }) => {
  const { indexNowKey } = environment
  if (!indexNowKey || params.key !== indexNowKey) return rewrite('/404')
  return new Response(indexNowKey, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
