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
import { isToolOpen } from '../tool-rows.ts'
import { connectionOf } from '../transaction.ts'
import { clearPath, redirectPath } from './moved-path.ts'

type Stored = DocumentWithPath & {
  id: number
  updatedAt?: string | null
  _status?: string | null
  status?: string | null
  offline?: boolean | null
}

/** What visitors saw of documents before this request changed them. */
type Context = { seenBefore?: Record<string, Stored | undefined> }

/**
 * Keeps the addresses of a collection's documents: whoever knows an old address is led to the new one, and search
 * engines are told what changed. Both inside the transaction of the change: it happens with it or not at all.
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

/** The newest draft may have moved already; what visitors see is the row of the collection itself. */
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
  // A draft was saved beside what visitors see.
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

/** Whether a category has a page depends on its posts; search engines come to it through them. */
function indexablePath(collection: string, document: Stored | undefined) {
  if (!document || collection === 'categories') return undefined
  if (!isIndexable(collection, { ...document, isOpen: isToolOpen(document) })) return undefined
  return pathOfDocument(collection, document)
}

/**
 * Leaves word for the worker, which tells search engines (IndexNow). A page that is still there but is now kept out of
 * search engines is not told: it says so itself.
 * @param still the address at which a page answers after the change
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

/** A closed vacancy answers that it is gone, at the address it had. */
function isClosed(path: string | undefined) {
  return path?.startsWith('/career/')
}
