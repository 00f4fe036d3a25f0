import { z } from 'zod'
import { mayWrite } from '../access/field-access.ts'
import { permissions } from '../access/permissions.ts'
import { checkSlug } from '../slugs/check-slug.ts'
import { anyAccount, cmsEndpoint, lenientText } from './cms-endpoint.ts'
import { refused } from './responses.ts'

const Typed = z.object({
  collection: lenientText,
  id: z.coerce.number().int().positive().optional().catch(undefined),
  slug: lenientText.transform((slug) => slug.slice(0, 2_000)),
})

/**
 * `GET /cms-api/slug-check?collection=posts&id=12&slug=a-post`: what is wrong with a slug, while an editor types it.
 */
const check = cmsEndpoint(
  { path: '/slug-check', method: 'get', mayCall: anyAccount, schema: Typed },
  async ({ input: { collection, id, slug }, req, user }) => {
    const permission = Object.hasOwn(permissions, collection) ? permissions[collection] : undefined
    if (!permission || !mayWrite(user, 'slug', permission)) return refused(req)
    return { problem: (await checkSlug(req, { collection, id, slug })) ?? null }
  },
)

export const slugEndpoints = [check]
