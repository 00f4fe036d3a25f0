import type { APIRoute } from 'astro'
import { Failure } from '#engine/failures.ts'
import { describeApi } from '#site/features/api-docs/queries.ts'

export const GET: APIRoute = async () =>
  Response.json((await describeApi()).document, { headers: { 'cache-control': 'public, max-age=300' } })

export const ALL: APIRoute = () => {
  const { status, message } = new Failure('wrong-method')
  return Response.json({ success: false, message }, { status, headers: { allow: 'GET, HEAD' } })
}
