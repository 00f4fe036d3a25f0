import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  FlattenedField,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { changedFields } from './changed-fields.ts'
import { deleteRecordsAbout } from './delete-records.ts'
import { nameOf } from './document-name.ts'

/** A document that saves itself while someone writes has one entry for as long as the pauses are shorter than this. */
const ONE_SITTING_MS = 10 * 60_000

/** What an entry of the history says about a document. */
export type Action =
  | 'created'
  | 'changed'
  | 'published'
  | 'unpublished'
  | 'trashed'
  | 'taken out of the trash'
  | 'restored'
  | 'set aside'

type Document = Record<string, unknown> & { id?: number | string }
type Change = {
  about: string
  collection: string
  action: Action
  fields: string
  version: string | null
}

/** Notes in the history of a document what its author changed. The server's own changes have no author and no entry. */
export const noteChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  const { slug, flattenedFields, versions } = collection
  const before: Document = operation === 'create' ? {} : previousDoc
  if (!req.user) return doc
  const action = operation === 'create' ? 'created' : await actionOf(req, slug, before, doc)
  await note(req, {
    about: nameOf({ slug, id: doc.id }),
    collection: slug,
    action,
    fields: action === 'created' ? '' : labels(flattenedFields, before, doc),
    version: versions ? await latestVersion(req, slug, doc.id) : null,
  })
  return doc
}

export const noteGlobalChange: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const { slug, flattenedFields, versions } = global
  const before: Document = previousDoc ?? {}
  if (!req.user) return doc
  await note(req, {
    about: nameOf({ slug, id: undefined }),
    collection: slug,
    action: statusAction(req, before, doc),
    fields: labels(flattenedFields, before, doc),
    version: versions ? await latestGlobalVersion(req, slug) : null,
  })
  return doc
}

/** Deletes the records about a deleted document. The audit log keeps what must be kept. */
export const deleteRecords: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  await deleteRecordsAbout(req, collection.slug, [Number(id)])
  return doc
}

async function note(req: PayloadRequest, change: Change) {
  const isSilent = change.action === 'changed' && change.fields === ''
  if (isSilent || !req.user) return
  const { docs } = await req.payload.find({
    collection: 'changes',
    where: { about: { equals: change.about } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const [last] = docs
  const isSameSitting =
    last?.action === 'changed' &&
    change.action === 'changed' &&
    last.author === req.user.id &&
    Date.now() - Date.parse(last.updatedAt) < ONE_SITTING_MS
  if (last && isSameSitting) {
    const fields = [...new Set([...listOf(last.fields), ...listOf(change.fields)])].join(', ')
    await req.payload.update({
      collection: 'changes',
      id: last.id,
      data: { fields, version: change.version },
      depth: 0,
      req,
    })
    return
  }
  const author = { author: req.user.id, authorName: req.user.name || req.user.email }
  await req.payload.create({ collection: 'changes', data: { ...change, ...author }, depth: 0, req })
}

async function actionOf(req: PayloadRequest, slug: CollectionSlug, before: Document, after: Document): Promise<Action> {
  if (after.deletedAt && !before.deletedAt) return 'trashed'
  if (before.deletedAt && !after.deletedAt) return 'taken out of the trash'
  const action = statusAction(req, before, after)
  // A draft that is saved next to the published document counts as a change; if the document itself becomes a draft, it
  // is unpublished.
  if (action !== 'changed' || before._status !== 'published' || after._status !== 'draft') return action
  const where = { id: { equals: Number(after.id) } }
  const stored = await req.payload.db.findOne<Document & { id: number }>({ collection: slug, where, req })
  return stored?._status === 'draft' ? 'unpublished' : 'changed'
}

function statusAction(req: PayloadRequest, before: Document, after: Document): Action {
  if (req.context.isRestoringVersion) return 'restored'
  return after._status === 'published' && before._status !== 'published' ? 'published' : 'changed'
}

async function latestVersion(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const where = { parent: { equals: id } }
  const newest = { where, sort: '-updatedAt', limit: 1, pagination: false, depth: 0, req } as const
  const { docs } = await req.payload.findVersions({ collection, ...newest })
  return docs[0] ? String(docs[0].id) : null
}

async function latestGlobalVersion(req: PayloadRequest, slug: GlobalSlug) {
  const newest = { sort: '-updatedAt', limit: 1, pagination: false, depth: 0, req } as const
  const { docs } = await req.payload.findGlobalVersions({ slug, ...newest })
  return docs[0] ? String(docs[0].id) : null
}

const labels = (fields: FlattenedField[], before: Document, after: Document) =>
  changedFields(fields, before, after).join(', ').slice(0, 2_000)

const listOf = (labels: string | null | undefined) => (labels ?? '').split(', ').filter(Boolean)
