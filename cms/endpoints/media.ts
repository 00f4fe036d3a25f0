import type { Endpoint, PayloadRequest } from 'payload'
import { countOf } from '#engine/text/count-of.ts'
import { hasRole } from '../access/roles.ts'
import { transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { type ImageUse, usesOf, usesOfAll } from '../image-uses/image-uses.ts'
import { replaceImage } from '../image-uses/replace-image.ts'
import { jsonResponse, refused } from './csv-file.ts'
import { undescribedInDocument } from './undescribed-images.ts'

/** Payload lists at most 100 rows on a page. */
const MAX_IN_LIST = 100

const uses = forEditors('get', '/:id/uses', async (req, id) => {
  const found = await usesOf(req, id)
  return jsonResponse(200, { uses: found.map(shown) })
})

/** For a list of images: one request for all its rows. */
const usesInList: Endpoint = {
  path: '/uses',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user, 'editor')) return refused(req)
    const ids = String(req.query.ids ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0)
    const found = await usesOfAll(req, ids.slice(0, MAX_IN_LIST))
    return jsonResponse(200, { uses: Object.fromEntries([...found].map(([id, uses]) => [id, uses.map(shown)])) })
  },
}

function shown({ kind, title, href, isTrashed }: ImageUse) {
  return { kind, title, href, isTrashed }
}

const replace = forEditors('post', '/:id/replace', async (req, id) => {
  const { by } = ((await req.json?.()) ?? {}) as { by?: unknown }
  if (by !== null && (typeof by !== 'number' || by === id))
    return jsonResponse(422, { message: 'Choose another image.' })
  if (by !== null) {
    const other = await req.payload.findByID({ collection: 'media', id: by, depth: 0, disableErrors: true, req })
    if (!other) return jsonResponse(422, { message: 'This image does not exist.' })
  }
  const replaced = await transactionOf(req.payload, async (transaction) => {
    const shared = { ...transaction, user: req.user } as PayloadRequest
    const changed = await replaceImage(shared, id, by)
    await audit(shared, by === null ? 'image-removed' : 'image-replaced', {
      about: `media/${id}`,
      details: `${countOf(changed.length, 'document')}${by === null ? '' : `, by media/${by}`}`,
    })
    return changed.length
  })
  const what = by === null ? 'removed from' : 'replaced in'
  return jsonResponse(200, { message: `The image was ${what} ${countOf(replaced, 'document')}.` })
})

export const mediaEndpoints: Endpoint[] = [usesInList, undescribedInDocument, uses, replace]

function forEditors(
  method: 'get' | 'post',
  path: string,
  handle: (req: PayloadRequest, id: number) => Promise<Response>,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (!hasRole(req.user, 'editor')) return refused(req)
      const id = Number(req.routeParams?.id)
      if (Number.isSafeInteger(id) && id > 0) return handle(req, id)
      return jsonResponse(404, { message: 'This image does not exist.' })
    },
  }
}
