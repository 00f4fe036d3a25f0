import type { APIRoute } from 'astro'
import { fromBase64 } from '#engine/base64.ts'
import { reportByKey } from '#site/features/audit/queries.ts'

/** Returns one image of a filmstrip: `{place of the template}-{place of the image}.jpg`, both counted from 0. */
export const GET: APIRoute = async ({ params: { key = '', frame = '' }, rewrite }) => {
  const [, template, at] = /^(\d{1,3})-(\d{1,3})\.jpg$/.exec(frame) ?? []
  const audit = template === undefined ? undefined : await reportByKey(key)
  const image = audit?.report.speed[Number(template)]?.frames[Number(at)]
  if (!image) return rewrite('/404')
  return new Response(new Uint8Array(fromBase64(image.jpeg)), {
    headers: { 'content-type': 'image/jpeg' },
  })
}
