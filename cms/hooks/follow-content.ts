import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { hasPath } from '#engine/paths/document-paths.ts'
import { isReadByVisitors, rowForVisitors, type StoredRow } from '../access/visitors.ts'
import { followInIndex } from '../search/search-index.ts'
import { followGlobalInWebhooks, followInWebhooks } from '../webhooks/follow-in-webhooks.ts'
import { announce } from './announce.ts'
import { keepPath } from './keep-path.ts'

/** Rows as they were stored before each write of this request, by collection and id. */
type Context = { storedBefore?: Record<string, (StoredRow | undefined)[]> }

/**
 * Follows every collection and global that visitors can read: a change of what they see is announced to the site,
 * search results are updated, and the old paths of a document redirect to its new one. Applied to the finished
 * configuration, so every collection is covered. It compares what visitors see before and after the write, so no other
 * hook can turn it off.
 */
export function withFollowedContent(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(followCollection), globals: config.globals.map(followGlobal) }
}

function followCollection(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  if (!isReadByVisitors(collection.slug)) return collection
  const { beforeChange = [], afterChange = [], beforeDelete = [], afterDelete = [], ...hooks } = collection.hooks
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...beforeChange, noteBeforeChange],
      afterChange: [followChange, ...afterChange],
      beforeDelete: [...beforeDelete, noteBeforeDelete],
      afterDelete: [followDelete, ...afterDelete],
    },
  }
}

function followGlobal(global: SanitizedGlobalConfig): SanitizedGlobalConfig {
  if (!isReadByVisitors(global.slug)) return global
  return { ...global, hooks: { ...global.hooks, afterChange: [announceGlobal, ...(global.hooks?.afterChange ?? [])] } }
}

const announceGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  // A draft changes nothing that visitors see.
  if (doc._status === 'draft') return doc
  await announce(req, global.slug)
  await followGlobalInWebhooks(req, global.slug)
  return doc
}

const noteBeforeChange: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update') await noteBefore(req, collection.slug, originalDoc.id)
  return data
}

const noteBeforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) => noteBefore(req, collection.slug, id)

const followChange: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  await follow(req, slug, {
    id: doc.id,
    before: takeBefore(req, slug, doc.id),
    after: await storedRow(req, slug, doc.id),
  })
  return doc
}

const followDelete: CollectionAfterDeleteHook = async ({ collection: { slug }, id, doc, req }) => {
  await follow(req, slug, { id, before: takeBefore(req, slug, id), after: undefined })
  return doc
}

type Change = { id: number | string; before: StoredRow | undefined; after: StoredRow | undefined }

/** A draft that is saved next to a published document changes nothing that visitors see. */
async function follow(req: PayloadRequest, slug: string, { id, before, after }: Change) {
  const seenBefore = rowForVisitors(slug, before)
  const seenAfter = rowForVisitors(slug, after)
  if (isDeepStrictEqual(seenBefore, seenAfter)) return
  await announce(req, slug)
  await followInIndex(req, slug, { id, before: seenBefore, after: seenAfter })
  await followInWebhooks(req, slug, {
    id,
    before: seenBefore,
    after: seenAfter,
    isGone: !after || Boolean(after.deletedAt),
  })
  if (hasPath(slug)) await keepPath(req, slug, seenBefore, seenAfter)
}

/** The row that visitors read, not the newest draft, which is a version. */
async function storedRow(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const found = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })
  return (found ?? undefined) as StoredRow | undefined
}

/** A stack, because a hook may save the same document again during the write. */
async function noteBefore(req: PayloadRequest, slug: CollectionSlug, id: number | string) {
  const row = await storedRow(req, slug, id)
  const context = req.context as Context
  const before = context.storedBefore ?? {}
  context.storedBefore = before
  before[keyOf(slug, id)] = [...(before[keyOf(slug, id)] ?? []), row]
}

const takeBefore = (req: PayloadRequest, slug: string, id: number | string) =>
  (req.context as Context).storedBefore?.[keyOf(slug, id)]?.pop()

const keyOf = (slug: string, id: number | string) => `${slug}:${id}`
