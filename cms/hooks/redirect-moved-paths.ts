import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { type DocumentWithPath, hasPath, pathOfDocument } from '../../engine/document-paths.ts'
import { environment } from '../../engine/environment.ts'
import { isIndexable, usesIndexNow } from '../../engine/indexing.ts'
import { connectionOf } from '../transaction.ts'
import { clearPath, redirectPath } from './moved-path.ts'

type Stored = DocumentWithPath & {
  id: number
  updatedAt?: string | null
  _status?: string | null
  status?: string | null
}

/** What visitors saw of documents before this request changed them. */
type Context = { seenBefore?: Record<string, Stored | undefined> }

/**
 * Follows the paths of a collection's documents: a former path redirects to the new one, and changed paths are queued
 * for IndexNow. Both happen inside the transaction of the change.
 */
export function redirectingMovedPaths(collection: CollectionConfig): CollectionConfig {
  if (!hasPath(collection.slug)) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), noteBefore],
      afterChange: [...(hooks.afterChange ?? []), followChange],
      afterDelete: [...(hooks.afterDelete ?? []), followDelete],
    },
  }
}

/** The newest draft may have another path already; visitors see the row of the collection itself. */
const noteBefore: CollectionBeforeChangeHook = async ({ collection, context, data, operation, originalDoc, req }) => {
  if (operation === 'update' && originalDoc?.id) {
    const seen = context as Context
    const stored = await storedDocument(req, collection.slug, originalDoc.id)
    seen.seenBefore = { ...seen.seenBefore, [`${collection.slug}:${originalDoc.id}`]: stored }
  }
  return data
}

const followChange: CollectionAfterChangeHook = async ({ collection: { slug }, context, doc, req }) => {
  const before = (context as Context).seenBefore?.[`${slug}:${doc.id}`]
  const after = await storedDocument(req, slug, doc.id)
  // Only a draft was saved; what visitors see did not change.
  if (before && after && before.updatedAt === after.updatedAt) return doc
  const [from, to] = [publicPath(slug, before), publicPath(slug, after)]
  if (to && from && from !== to) await redirectPath(req, from, to)
  else if (to && !from) await clearPath(req, to)
  await queueForIndexNow(req, [indexablePath(slug, before), indexablePath(slug, after)], publicPath(slug, after))
  return doc
}

const followDelete: CollectionAfterDeleteHook = async ({ collection: { slug }, doc, req }) => {
  await queueForIndexNow(req, [indexablePath(slug, doc as Stored)])
  return doc
}

async function storedDocument(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const found = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })
  return (found ?? undefined) as Stored | undefined
}

function publicPath(collection: string, document: Stored | undefined) {
  if (!document || (document._status && document._status !== 'published')) return undefined
  return pathOfDocument(collection, document)
}

/** Whether a category has a page depends on its posts. Search engines reach it through them. */
function indexablePath(collection: string, document: Stored | undefined) {
  if (!document || collection === 'categories' || !isIndexable(collection, document)) return undefined
  return pathOfDocument(collection, document)
}

/**
 * Queues changed paths for the worker, which submits them to IndexNow. A page that still exists but is now closed to
 * search engines is not queued: the page itself says so.
 * @param still the path at which a page responds after the change
 */
async function queueForIndexNow(req: PayloadRequest, [before, after]: (string | undefined)[], still?: string) {
  if (!usesIndexNow(environment)) return
  const gone = before === still && after === undefined && !isClosed(still) ? undefined : before
  const paths = [...new Set([gone, after])].filter((path) => path !== undefined).sort()
  const connection = await connectionOf(req)
  for (const path of paths) {
    await connection.execute(
      sql`insert into payload_kv (key, data) values (${`indexnow ${path}`}, jsonb_build_object('at', clock_timestamp()))
          on conflict (key) do update set data = excluded.data`,
    )
  }
}

/** A closed vacancy still has its page, which says that it is closed. */
function isClosed(path: string | undefined) {
  return path?.startsWith('/career/')
}
