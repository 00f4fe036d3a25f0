import {
  type Endpoint,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { isPublisherOf } from '../access/readers.ts'
import { jsonResponse } from '../endpoints/responses.ts'

/**
 * Ensures that restoring an earlier version never takes a page off the site. Applied to the finished configuration, so
 * that it covers every collection and global with drafts. What happens to the slug: `cms/slugs/decide-slug.ts`.
 */
export function withSafeRestore(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(guardRestore), globals: config.globals.map(guardGlobal) }
}

function guardRestore(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  return collection.versions?.drafts
    ? { ...collection, endpoints: [restore(collection), ...(collection.endpoints || [])] }
    : collection
}

function guardGlobal(global: SanitizedGlobalConfig): SanitizedGlobalConfig {
  return global.versions?.drafts
    ? { ...global, endpoints: [restoreGlobal(global), ...(global.endpoints || [])] }
    : global
}

/** In place of Payload's own endpoint, which unpublishes a document when it restores a version that was a draft. */
function restore({ slug }: SanitizedCollectionConfig): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const id = versionIn(req)
      const collection = slug as 'posts'
      const shared = { collection, id, req, user: req.user, overrideAccess: false, depth: 0 } as const
      const { version } = await req.payload.findVersionByID(shared)
      const draft = req.query.draft === 'true' || version._status === 'draft' || !isPublisherOf(req.user, slug)
      // Payload's Local API has no way to restore a version as a draft.
      const restored: object = await restoreVersionOperation({
        collection: req.payload.collections[collection],
        id: Number(id),
        req,
        overrideAccess: false,
        depth: 0,
        draft,
      })
      return jsonResponse(200, { ...restored, message: req.t('version:restoredSuccessfully') })
    },
  }
}

/** In place of Payload's own endpoint, which publishes a version of a global that is restored as a draft. */
function restoreGlobal({ slug: name }: SanitizedGlobalConfig): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const slug = name as GlobalSlug
      const shared = { slug, req, user: req.user, overrideAccess: false, depth: 0 } as const
      const { version } = await req.payload.findGlobalVersionByID({ ...shared, id: versionIn(req) })
      const {
        id: _row,
        createdAt: _created,
        updatedAt: _updated,
        _status,
        ...data
      } = version as unknown as Record<string, unknown>
      const draft = req.query.draft === 'true' || _status === 'draft'
      const doc = await req.payload.updateGlobal({ ...shared, data: data as never, draft })
      return jsonResponse(200, { doc, message: req.t('version:restoredSuccessfully') })
    },
  }
}

function versionIn({ routeParams, t }: PayloadRequest) {
  const id = String(routeParams?.id)
  if (!/^\d+$/.test(id)) throw new NotFound(t)
  return id
}
