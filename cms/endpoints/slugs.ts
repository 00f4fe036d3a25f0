import type { Endpoint } from 'payload'
import { mayWrite } from '../access/field-access.ts'
import { permissions } from '../access/permissions.ts'
import { checkSlug } from '../slugs/check-slug.ts'
import { jsonResponse, refused } from './csv-file.ts'

/**
 * `GET /cms-api/slug-check?collection=posts&id=12&slug=a-post`: what is wrong with a slug, while an editor types it.
 */
export const slugEndpoints: Endpoint[] = [
  {
    path: '/slug-check',
    method: 'get',
    handler: async (req) => {
      const { searchParams } = req
      const collection = searchParams.get('collection') ?? ''
      const permission = Object.hasOwn(permissions, collection) ? permissions[collection] : undefined
      if (!permission || !mayWrite(req.user, 'slug', permission)) return refused(req)
      const id = Number(searchParams.get('id'))
      const slug = (searchParams.get('slug') ?? '').slice(0, 2_000)
      const known = Number.isSafeInteger(id) && id > 0 ? id : undefined
      return jsonResponse(200, { problem: (await checkSlug(req, { collection, id: known, slug })) ?? null })
    },
  },
]
