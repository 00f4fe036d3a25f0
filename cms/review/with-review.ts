import type {
  CollectionAfterChangeHook,
  Field,
  GlobalAfterChangeHook,
  GlobalConfig,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { permissions } from '../access/permissions.ts'
import type { DocumentName } from '../collaboration/document-name.ts'
import { nameOfDocument } from '../names/name-of-document.ts'
import { deleteRequest, endRequest } from './end-request.ts'
import { openRequest } from './review-of.ts'

const BAR = '/admin/components/review/bar.tsx#ReviewBar'
const FILTER = '/admin/components/review/filter.tsx#ReviewFilter'

/** In lists: where the review of a document is. It has no value of its own. */
const column = {
  name: 'review',
  label: 'Review',
  type: 'ui',
  admin: {
    components: {
      Field: '/admin/components/nothing.tsx#Nothing',
      Cell: '/admin/components/review/cell.tsx#ReviewCell',
    },
  },
} as Field

type GlobalComponents = NonNullable<NonNullable<GlobalConfig['admin']>['components']>

/**
 * Gives every document and global with drafts its review: the button above it, a column and links above lists, and the
 * end of the request when it is published. Applied to the finished configuration, so it covers every collection.
 */
export function withReview(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((one) => (one.versions?.drafts ? collection(one) : one)),
    globals: config.globals.map((one) => (one.versions?.drafts ? global(one) : one)),
  }
}

function collection(one: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { admin, hooks } = one
  const { components = {} } = admin
  const { edit = {}, beforeListTable = [] } = components
  // Where contributors write, nothing is published without a review.
  const isContributed = permissions[one.slug]?.write.contributor !== undefined
  return {
    ...one,
    fields: [...one.fields, column],
    hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), followPublication] },
    admin: {
      ...admin,
      ...(isContributed ? { defaultColumns: [...(admin.defaultColumns ?? []), 'review'] } : {}),
      components: {
        ...components,
        beforeListTable: [FILTER, ...beforeListTable],
        edit: { ...edit, beforeDocumentControls: [BAR, ...(edit.beforeDocumentControls ?? [])] },
      },
    },
  }
}

function global(one: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const { admin, hooks } = one
  const { elements = {}, ...components }: GlobalComponents = admin?.components ?? {}
  const beforeDocumentControls = [BAR, ...(elements.beforeDocumentControls ?? [])]
  return {
    ...one,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), followGlobalPublication] },
    admin: { ...admin, components: { ...components, elements: { ...elements, beforeDocumentControls } } },
  } as SanitizedGlobalConfig
}

/** Ends the review request of a document that is published or in the trash. */
const followPublication: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'create') return doc
  const on = { slug: collection.slug as DocumentName['slug'], id: Number(doc.id) }
  if (doc._status === 'published') await endRequest(req, on, nameOfDocument(collection, doc))
  const request = doc.deletedAt ? await openRequest(req, on) : undefined
  if (request) await deleteRequest(req, request)
  return doc
}

const followGlobalPublication: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const title = typeof global.label === 'string' ? global.label : global.slug
  if (doc._status === 'published')
    await endRequest(req, { slug: global.slug as DocumentName['slug'], id: undefined }, title)
  return doc
}
