import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
} from 'payload'
import { connectionOf, type Transaction } from '../transaction.ts'

type Doc = { id?: number | string; slug?: string | null; _status?: string | null }

/** Collections whose last save touched nothing but a draft, for the length of one request. */
type Announcing = { draftOnly?: Record<string, boolean> }

/** Announces a change to every site process when the transaction commits; see `announce`. */
export const announcing = {
  beforeOperation: [noteDraftSave()],
  afterChange: [announceChange()],
  afterDelete: [announceDelete()],
}

export const announceGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  await announce(req, [global.slug])
  return doc
}

/**
 * Sent inside the transaction of the request: PostgreSQL delivers the notification at commit. So no process renders the
 * old content after being notified, and a save that fails notifies nobody.
 */
export async function announce(req: Transaction, tags: string[]) {
  const message = JSON.stringify({ tags: [...new Set(tags)] })
  await (await connectionOf(req)).execute(sql`select pg_notify('content', ${message})`)
}

/** The tags under which pages made from a document are found. */
export function tagsOf(collection: string, ...docs: (Doc | undefined)[]) {
  const named = docs
    .filter((doc) => doc !== undefined)
    .flatMap((doc) => [`${collection}:${doc.id}`, ...(doc.slug ? [`${collection}/${doc.slug}`] : [])])
  return [collection, ...new Set(named)]
}

function noteDraftSave(): CollectionBeforeOperationHook {
  return ({ args, collection, context, operation }) => {
    if (operation !== 'create' && operation !== 'update') return
    const { draft, data } = args as { draft?: boolean; data?: Doc }
    const draftOnly =
      (draft === true && data?._status !== 'published') || (operation === 'create' && data?._status === 'draft')
    const announcing = context as Announcing
    announcing.draftOnly = { ...announcing.draftOnly, [collection.slug]: draftOnly }
  }
}

function announceChange(): CollectionAfterChangeHook {
  return async ({ collection, context, doc, previousDoc, operation, req }) => {
    if ((context as Announcing).draftOnly?.[collection.slug] && collection.versions?.drafts) return doc
    const before = operation === 'update' ? (previousDoc as Doc) : undefined
    if (isPrivate(collection.slug, doc) && isPrivate(collection.slug, previousDoc)) return doc
    await announce(req, tagsOf(collection.slug, doc, before))
    return doc
  }
}

function announceDelete(): CollectionAfterDeleteHook {
  return async ({ collection, doc, req }) => {
    if (!isPrivate(collection.slug, doc)) await announce(req, tagsOf(collection.slug, doc))
    return doc
  }
}

/** A review that is not approved is on no page. */
function isPrivate(collection: string, doc: { status?: string } | undefined) {
  return collection === 'reviews' && doc?.status !== 'approved'
}
