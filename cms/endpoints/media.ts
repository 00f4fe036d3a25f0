import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { countOf } from '#engine/text/count-of.ts'
import { hasRole } from '../access/roles.ts'
import { transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { type ImageUse, usesOf, usesOfAll } from '../image-uses/image-uses.ts'
import { replaceImage } from '../image-uses/replace-image.ts'
import { cmsEndpoint, lenientText } from './cms-endpoint.ts'
import { refusal } from './responses.ts'
import { undescribedInDocument } from './undescribed-images.ts'

/** Payload lists at most 100 rows on a page. */
const MAX_IN_LIST = 100

const MISSING = 'This image does not exist.'
const CHOOSE_ANOTHER = 'Choose another image.'

const Listed = z.object({ ids: lenientText })
const Replacement = z.object({ by: z.int({ error: CHOOSE_ANOTHER }).nullable() })

const mayCall = (user: unknown) => hasRole(user, 'editor')

const uses = cmsEndpoint({ path: '/:id/uses', method: 'get', mayCall }, async ({ req, id }) =>
  id === 0 ? refusal(404, MISSING) : { uses: (await usesOf(req, id)).map(shown) },
)

/** For a list of images: one request for all its rows. */
const usesInList = cmsEndpoint({ path: '/uses', method: 'get', mayCall, schema: Listed }, async ({ input, req }) => {
  const ids = input.ids
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  const found = await usesOfAll(req, ids.slice(0, MAX_IN_LIST))
  return { uses: Object.fromEntries([...found].map(([id, listed]) => [id, listed.map(shown)])) }
})

function shown({ kind, title, href, isTrashed }: ImageUse) {
  return { kind, title, href, isTrashed }
}

const replace = cmsEndpoint(
  { path: '/:id/replace', method: 'post', mayCall, schema: Replacement, unreadable: CHOOSE_ANOTHER },
  async ({ input: { by }, req, user, id }) => {
    if (id === 0) return refusal(404, MISSING)
    if (by === id) return refusal(422, CHOOSE_ANOTHER)
    if (by !== null) {
      const other = await req.payload.findByID({ collection: 'media', id: by, depth: 0, disableErrors: true, req })
      if (!other) return refusal(422, MISSING)
    }
    const replaced = await transactionOf(req.payload, async (transaction) => {
      const shared = { ...transaction, user } as PayloadRequest
      const changed = await replaceImage(shared, id, by)
      await audit(shared, by === null ? 'image-removed' : 'image-replaced', {
        about: `media/${id}`,
        details: `${countOf(changed.length, 'document')}${by === null ? '' : `, by media/${by}`}`,
      })
      return changed.length
    })
    const what = by === null ? 'removed from' : 'replaced in'
    return { message: `The image was ${what} ${countOf(replaced, 'document')}.` }
  },
)

export const mediaEndpoints = [usesInList, undescribedInDocument, uses, replace]
