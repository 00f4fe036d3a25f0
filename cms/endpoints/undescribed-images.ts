import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isReaderOf } from '../access/readers.ts'
import { documentOf } from '../collaboration/document-name.ts'
import type { Values } from '../image-uses/map-images.ts'
import { undescribedImages } from '../image-uses/require-descriptions.ts'
import { anyAccount, cmsEndpoint, lenientText } from './cms-endpoint.ts'
import { refused } from './responses.ts'

const Asked = z.object({ of: lenientText })

/** `GET /cms-api/media/undescribed?of=posts/12`: what keeps the newest draft of a document from being published. */
export const undescribedInDocument = cmsEndpoint(
  { path: '/undescribed', method: 'get', mayCall: anyAccount, schema: Asked },
  async ({ input, req, user }) => {
    const on = documentOf(req.payload, input.of)
    if (!on || !isReaderOf(user, on.slug)) return refused(req)
    const [fields, document] = await newest(req, on)
    const found = document ? await undescribedImages(req, fields, document) : []
    const images = new Map(found.map(({ image, name, href, thumbnailURL }) => [image, { name, href, thumbnailURL }]))
    return { images: [...images].map(([id, image]) => ({ id, ...image })) }
  },
)

async function newest(req: PayloadRequest, { slug, id }: { slug: string; id: number | undefined }) {
  const { payload, user } = req
  const shared = { draft: true, depth: 0, user, overrideAccess: false, req } as const
  if (id === undefined) {
    const fields = payload.globals.config.find((one) => one.slug === slug)?.flattenedFields ?? []
    const document: unknown = await payload.findGlobal({ ...shared, slug: slug as GlobalSlug })
    return [fields, document as Values] as const
  }
  const collection = slug as CollectionSlug
  const document: unknown = await payload.findByID({ ...shared, collection, id, disableErrors: true, trash: true })
  return [payload.collections[collection].config.flattenedFields, document as Values | null] as const
}
