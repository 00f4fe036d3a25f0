import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { mayWrite } from '../access/field-access.ts'
import { permissions } from '../access/permissions.ts'
import { changedFields } from '../collaboration/changed-fields.ts'
import { type DocumentName, nameOf } from '../collaboration/document-name.ts'
import { tableOf } from '../database/table-of.ts'
import { connectionOf, transactionOf } from '../database/transaction.ts'

type Data = Record<string, unknown>

/** Fields about the state of a document, not its content. */
const STATE = ['_status', 'deletedAt', 'createdAt', 'updatedAt', 'id']

/**
 * Keeps a text as a version of a document that is not its newest, with an entry in its history. Only fields that the
 * account may write are taken; the others are those of the newest version.
 * @returns the id of the version; undefined if the document has no versions or the account may write nothing of it
 */
export async function keepVersion(req: PayloadRequest, on: DocumentName, data: Data): Promise<string | undefined> {
  const permission = permissions[on.slug]
  const config = configOf(req, on)
  if (!permission || !config?.versions || !req.user) return undefined
  const written = Object.entries(data).filter(([name]) => !STATE.includes(name) && mayWrite(req.user, name, permission))
  const newest = await readNewest(req, on)
  if (written.length === 0 || !newest) return undefined
  const text = { ...newest, ...Object.fromEntries(written), ...(config.versions.drafts ? { _status: 'draft' } : {}) }
  const author = { author: req.user.id, authorName: req.user.name || req.user.email }
  return transactionOf(req.payload, async (transaction) => {
    const id = await storeVersion({ ...req, ...transaction } as PayloadRequest, on, text)
    await req.payload.create({
      collection: 'changes',
      data: {
        about: nameOf(on),
        collection: on.slug,
        action: 'set aside',
        fields: changedFields(config.flattenedFields, newest, text).join(', ').slice(0, 2_000),
        version: id,
        ...author,
      },
      depth: 0,
      req: transaction,
    })
    return id
  })
}

/** Slightly older than the newest version, which stays the newest. */
async function storeVersion(req: PayloadRequest, { slug, id }: DocumentName, text: Data) {
  const before = new Date(Date.parse(String(text.updatedAt)) - 1).toISOString()
  const version = {
    ...{ versionData: { ...text, updatedAt: before } as never, autosave: false, req },
    ...{ createdAt: before, updatedAt: before },
  }
  const stored =
    id === undefined
      ? await req.payload.db.createGlobalVersion({ globalSlug: slug as GlobalSlug, ...version } as never)
      : await req.payload.db.createVersion({ collectionSlug: slug as CollectionSlug, parent: id, ...version } as never)
  const name = tableOf(slug)
  if (configOf(req, { slug, id })?.versions?.drafts) {
    const connection = await connectionOf(req)
    await connection.execute(sql`update ${sql.identifier(`_${name}_v`)} set latest = false where id = ${stored.id}`)
  }
  return String(stored.id)
}

function configOf({ payload }: PayloadRequest, { slug, id }: DocumentName) {
  return id === undefined
    ? payload.globals.config.find((global) => global.slug === slug)
    : payload.collections[slug as CollectionSlug].config
}

async function readNewest(req: PayloadRequest, { slug, id }: DocumentName) {
  const asAccount = { depth: 0, draft: true, overrideAccess: false, user: req.user, req } as const
  const newest =
    id === undefined
      ? await req.payload.findGlobal({ slug: slug as GlobalSlug, ...asAccount })
      : await req.payload.findByID({ collection: slug as CollectionSlug, id, disableErrors: true, ...asAccount })
  return newest as Data | null
}
