import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalAfterChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import type { RefusalCode } from '#engine/editing/headers.ts'
import { nameOf } from '../collaboration/document-name.ts'
import { lastAuthor, newestUpdate, type Stored } from './newest-state.ts'
import { draftKeyOf, tabOf } from './request-names.ts'
import { isStale } from './stale-save.ts'
import { createdUnder, leaseOf, noteSave, otherHolder, takeTurn } from './tabs.ts'

/**
 * Makes sure that no save overwrites what its sender has not seen. Saves of one document take turns, and each is
 * compared with the newest state in its own transaction, before Payload reads anything. Applied to the finished
 * configuration, so this covers every collection and global, and every way to write: autosave, “Save”, “Publish
 * changes”, REST, and API keys.
 */
export function withSafeSaves(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(collection), globals: config.globals.map(global) }
}

type GlobalComponents = NonNullable<NonNullable<GlobalConfig['admin']>['components']>
type CollectionComponents = NonNullable<NonNullable<CollectionConfig['admin']>['components']>

const EDIT_VIEW = { default: { Component: '/admin/components/saving/edit-view.tsx#EditView' } }
const BUTTONS = {
  SaveButton: '/admin/components/saving/save-buttons.tsx#Save',
  SaveDraftButton: '/admin/components/saving/save-buttons.tsx#SaveDraft',
}

function collection(one: SanitizedCollectionConfig): SanitizedCollectionConfig {
  if (!one.timestamps) return one
  const { admin, hooks } = one
  const components: CollectionComponents = admin.components ?? {}
  const { edit = {} } = components
  const views: NonNullable<CollectionComponents['views']> = components.views ?? {}
  return {
    ...one,
    lockDocuments: false,
    admin: {
      ...admin,
      components: {
        ...components,
        edit: { ...BUTTONS, ...edit },
        views: { ...views, edit: { ...EDIT_VIEW, ...views.edit } } as typeof views,
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), compare],
      beforeChange: [...(hooks.beforeChange ?? []), keepFromTrash],
      afterChange: [...(hooks.afterChange ?? []), note],
    },
  }
}

function global(one: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const { admin, hooks } = one
  const components: GlobalComponents = admin?.components ?? {}
  const { elements = {}, views = {} } = components
  return {
    ...one,
    lockDocuments: false,
    admin: {
      ...admin,
      components: {
        ...components,
        elements: { ...BUTTONS, ...elements },
        views: { ...views, edit: { ...EDIT_VIEW, ...views.edit } } as typeof views,
      },
    } as SanitizedGlobalConfig['admin'],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), compareGlobal],
      afterChange: [...(hooks?.afterChange ?? []), noteGlobal],
    },
  }
}

type Data = Record<string, unknown> | undefined

/** Which document a request saves: its hooks write others, too. */
type Context = { saving?: string }

const newOf = (slug: string) => `${slug}/new`

const compare: CollectionBeforeOperationHook = async ({ args, collection: { slug, versions }, operation, req }) => {
  if (operation === 'create' && !args.overrideAccess) await beginCreation(req, slug)
  const { id, data } = args as { id?: number | string; data?: Data }
  if (operation !== 'update' || id === undefined) return args
  const stored = { slug, id: Number(id), hasDrafts: Boolean(versions?.drafts) }
  return { ...args, data: await comparedData(req, stored, data, args.overrideAccess === true) }
}

const compareGlobal: GlobalBeforeOperationHook = async ({ args, global: { slug, versions }, operation, req }) => {
  if (operation !== 'update') return args
  const stored = { slug, id: undefined, hasDrafts: Boolean(versions?.drafts) }
  return { ...args, data: await comparedData(req, stored, args.data, args.overrideAccess === true) }
}

/**
 * Compares a save with the newest state.
 * @returns the data to store, without the date on which it is based
 * @throws {APIError} 409 `stale`, or 423 `taken-over`
 */
async function comparedData(req: PayloadRequest, stored: Stored, data: Data, isServer: boolean) {
  if (stored.id !== undefined && !Number.isSafeInteger(stored.id)) return data
  const document = nameOf(stored)
  await takeTurn(req, document)
  // What the server itself writes is not based on anything that a person has read.
  if (isServer) return data
  const { updatedAt, ...fields } = data ?? {}
  const tab = tabOf(req)
  const context: Context = req.context
  context.saving = document
  const { holder, saved } = tab ? await leaseOf(req, { document, tab }) : {}
  if (holder)
    refuse(423, 'taken-over', `${holder} is editing this now. Your text was not saved; it is kept in this browser.`)
  const base = baseIn(updatedAt)
  if (isStale({ base, newest: base && (await newestUpdate(req, stored)), ownSave: saved })) {
    const author = (await lastAuthor(req, document)) ?? 'Somebody'
    refuse(409, 'stale', `${author} saved a newer version. Yours was not saved, so that nothing is overwritten.`)
  }
  return fields
}

/**
 * Reads the date on which a save is based.
 * @throws {APIError} 400 if it is not a date
 */
function baseIn(updatedAt: unknown) {
  if (updatedAt === undefined || updatedAt === null || updatedAt === '') return undefined
  const base = Date.parse(String(updatedAt))
  if (Number.isNaN(base)) throw new APIError('“updatedAt” is not the date that the document had.', 400, undefined, true)
  return base
}

/** A tab whose response was lost sends its new document again. */
async function beginCreation(req: PayloadRequest, slug: string) {
  const context: Context = req.context
  context.saving = newOf(slug)
  const draftKey = draftKeyOf(req)
  if (!draftKey) return
  await takeTurn(req, draftKey)
  const document = await createdUnder(req, draftKey)
  if (document) refuse(409, 'already-created', 'This document was created already.', { document })
}

/** Prevents a document from being deleted while a colleague writes it. */
const keepFromTrash: CollectionBeforeChangeHook = async ({ collection: { slug }, data, originalDoc, req }) => {
  if (!data.deletedAt || originalDoc?.deletedAt || !req.user) return data
  const holder = await otherHolder(req, nameOf({ slug, id: originalDoc?.id }), Number(req.user.id))
  if (holder) refuse(423, 'taken-over', `${holder} is editing this now. It was not moved to the trash.`)
  return data
}

const note: CollectionAfterChangeHook = async ({ collection: { slug }, doc, operation, req }) => {
  const document = nameOf({ slug, id: doc.id })
  await noteFor(req, operation === 'create' ? newOf(slug) : document, document, doc)
  return doc
}

const noteGlobal: GlobalAfterChangeHook = async ({ global: { slug }, doc, req }) => {
  const document = nameOf({ slug, id: undefined })
  await noteFor(req, document, document, doc)
  return doc
}

async function noteFor(req: PayloadRequest, saving: string, document: string, { updatedAt }: { updatedAt?: string }) {
  const tab = tabOf(req)
  if (!tab || !req.user || !updatedAt || (req.context as Context).saving !== saving) return
  await noteSave(req, { document, tab }, { account: Number(req.user.id), updatedAt, draftKey: draftKeyOf(req) })
}

function refuse(status: number, code: RefusalCode, message: string, more = {}): never {
  throw new APIError(message, status, { code, ...more }, true)
}
