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
import { hasPath, pathKey, pathOfDocument } from '#engine/paths/document-paths.ts'
import { isReadByVisitors, rowForVisitors, type StoredRow } from '../access/visitors.ts'
import { followAllInLists, followInLists } from '../lists/listed-posts.ts'
import { followAllInIndex, followInIndex } from '../search/search-index.ts'
import { subjectCollections, subjectGlobals } from '../seo/subjects.ts'
import { tagOfDocument, tagOfPath, tagOfReviews } from '../tags.ts'
import { followAllInWebhooks, followGlobalInWebhooks, followInWebhooks } from '../webhooks/follow-in-webhooks.ts'
import { announce } from './announce.ts'
import { keepPath, keepPaths } from './keep-path.ts'

/**
 * Rows as they were stored before each write of this request, by collection and id; and where its changes are noted if
 * `followTogether` follows them.
 */
type Context = { storedBefore?: Record<string, (StoredRow | undefined)[]>; followedLater?: LaterChange[] }

/** A document that was stored, and that `followTogether` follows at the end of the transaction. */
export type LaterChange = { slug: CollectionSlug; id: number | string; before: StoredRow | undefined }

/**
 * Follows every collection and global that visitors can read: a change of what they see is announced to the site,
 * search results are updated, and the old paths of a document redirect to its new one. The SEO checks follow drafts,
 * too. Applied to the finished configuration, so every collection is covered. It compares what visitors see before and
 * after the write, so no other hook can turn it off.
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
  if (checkedGlobals.includes(global.slug)) await (await findings()).followGlobalInFindings(req, global.slug)
  // A draft changes nothing that visitors see.
  if (doc._status === 'draft') return doc
  await announce(req, [global.slug])
  await followGlobalInWebhooks(req, global.slug)
  return doc
}

const noteBeforeChange: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update') await noteBefore(req, collection.slug, originalDoc.id)
  return data
}

const noteBeforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) => noteBefore(req, collection.slug, id)

const followChange: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  const { followedLater } = req.context as Context
  if (followedLater) {
    followedLater.push({ slug: slug as CollectionSlug, id: doc.id, before: takeBefore(req, slug, doc.id) })
    return doc
  }
  const [before, after] = [takeBefore(req, slug, doc.id), await storedRow(req, slug, doc.id)]
  if (slug === 'media' ? isDescribedAnew(before, after) : checkedCollections.includes(slug))
    await (await findings()).followInFindings(req, slug, doc.id, after)
  await follow(req, slug, { id: doc.id, before, after })
  return doc
}

const followDelete: CollectionAfterDeleteHook = async ({ collection: { slug }, id, doc, req }) => {
  if (checkedCollections.includes(slug)) await (await findings()).followInFindings(req, slug, id, undefined)
  await follow(req, slug, { id, before: takeBefore(req, slug, id), after: undefined })
  return doc
}

/** What the findings of the SEO checks depend on. */
const checkedCollections = [...subjectCollections, 'redirects']
const checkedGlobals = [...subjectGlobals, 'brand']

/** Tables of languages and words are loaded only by processes that change documents. */
const findings = () => import('../seo/findings.ts')

const isDescribedAnew = (before: StoredRow | undefined, after: StoredRow | undefined) =>
  before !== undefined && (before.alt !== after?.alt || before.decorative !== after?.decorative)

type Change = { id: number | string; before: StoredRow | undefined; after: StoredRow | undefined }

/**
 * Follows documents that one transaction stored, with a few queries for all of them. They were stored with these
 * changes as `followedLater` of their context.
 * @returns what visitors see of each document now, in the order of the changes
 */
export async function followTogether(req: PayloadRequest, changes: LaterChange[]): Promise<(StoredRow | undefined)[]> {
  const seen = new Map<LaterChange, StoredRow | undefined>()
  for (const slug of new Set(changes.map((change) => change.slug))) {
    const own = changes.filter((change) => change.slug === slug)
    const rows = await storedRows(
      req,
      slug,
      own.map(({ id }) => id),
    )
    const after = ({ id }: LaterChange) => rows.get(id)
    const checked =
      slug === 'media'
        ? own.filter((change) => isDescribedAnew(change.before, after(change)))
        : checkedCollections.includes(slug)
          ? own
          : []
    if (checked.length > 0)
      await (await findings()).followAllInFindings(
        req,
        slug,
        checked.flatMap((change) => after(change) ?? []),
      )
    for (const change of own) seen.set(change, rowForVisitors(slug, after(change)))
    await followAll(
      req,
      slug,
      own.map((change) => ({
        id: change.id,
        before: rowForVisitors(slug, change.before),
        after: seen.get(change),
        isGone: !after(change) || Boolean(after(change)?.deletedAt),
      })),
    )
  }
  return changes.map((change) => seen.get(change))
}

type Seen = Change & { isGone: boolean }

async function followAll(req: PayloadRequest, slug: string, all: Seen[]) {
  const changes = all.filter(({ before, after }) => !isDeepStrictEqual(before, after))
  if (changes.length === 0) return
  const lists = await followAllInLists(req, slug, changes)
  const own = changes.flatMap(({ id, before, after }) => [
    tagOfDocument(slug, id),
    ...changedPaths(slug, before, after),
  ])
  await announce(req, [...new Set([slug, ...own, ...lists])])
  await followAllInIndex(req, slug, changes)
  await followAllInWebhooks(req, slug, changes)
  if (hasPath(slug)) await keepPaths(req, slug, changes)
}

/** A draft that is saved next to a published document changes nothing that visitors see. */
async function follow(req: PayloadRequest, slug: string, { id, before, after }: Change) {
  const seenBefore = rowForVisitors(slug, before)
  const seenAfter = rowForVisitors(slug, after)
  if (isDeepStrictEqual(seenBefore, seenAfter)) return
  const lists = await followInLists(req, slug, { id, before: seenBefore, after: seenAfter })
  const tools =
    slug === 'reviews' ? [seenBefore?.tool, seenAfter?.tool].flatMap((tool) => tagOfReviews(tool) ?? []) : []
  const paths = changedPaths(slug, seenBefore, seenAfter)
  await announce(req, [...new Set([slug, tagOfDocument(slug, id), ...lists, ...tools, ...paths])])
  await followInIndex(req, slug, { id, before: seenBefore, after: seenAfter })
  await followInWebhooks(req, slug, {
    id,
    before: seenBefore,
    after: seenAfter,
    isGone: !after || Boolean(after.deletedAt),
  })
  if (hasPath(slug)) await keepPath(req, slug, seenBefore, seenAfter)
}

/** Returns the tags of the paths at which there is a page now and was none, or the other way around. */
function changedPaths(slug: string, before: StoredRow | undefined, after: StoredRow | undefined) {
  const [from, to] = [before, after].map((row) => row && pathOfDocument(slug, row))
  return from === to ? [] : [from, to].flatMap((path) => (path === undefined ? [] : [tagOfPath(pathKey(path))]))
}

/** The row that visitors read, not the newest draft, which is a version. */
async function storedRow(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const found = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })
  return (found ?? undefined) as StoredRow | undefined
}

async function storedRows(req: PayloadRequest, collection: CollectionSlug, ids: (number | string)[]) {
  const { docs } = await req.payload.db.find<StoredRow & { id: number | string }>({
    collection,
    where: { id: { in: ids } },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map((row) => [row.id, row]))
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
