import type { APIRoute } from 'astro'
import { fromBase64 } from '#engine/base64.ts'
import { reportByKey } from '#site/features/audit/queries.ts'

/** Returns the image of an element: `{place of the template}-{id of the element in Lighthouse}.jpg`. */
export const GET: APIRoute = async ({ params: { key = '', spot = '' }, rewrite }) => {
  const [, template, id = ''] = /^(\d{1,3})-([\w-]{1,80})\.jpg$/.exec(spot) ?? []
  const audit = template === undefined ? undefined : await reportByKey(key)
  const spots = audit?.report.speed[Number(template)]?.spots ?? {}
  const image = Object.hasOwn(spots, id) ? spots[id] : undefined
  if (!image) return rewrite('/404')
  return new Response(new Uint8Array(fromBase64(image)), {
    headers: { 'content-type': 'image/jpeg' },
  })
}
