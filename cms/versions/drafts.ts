import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
} from 'payload'
import { drafts } from './versions.ts'

/**
 * Returns a list of a page with drafts. API clients that name no state publish at once, as they did before these
 * documents had drafts.
 */
export function withDrafts(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  return {
    ...collection,
    admin: { ...admin, defaultColumns: [...(admin?.defaultColumns ?? []), '_status'] },
    versions: drafts,
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), publishByDefault] },
  }
}

/** Returns a global with drafts. It is always published, because its page would be empty without it. */
export function withGlobalDrafts(global: GlobalConfig): GlobalConfig {
  const { admin, hooks } = global
  const { maxPerDoc: max, ...more } = drafts
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: { ...admin?.components?.elements, UnpublishButton: '/admin/components/nothing.tsx#Nothing' },
      },
    },
    versions: { ...more, max },
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), stayPublished] },
  }
}

type State = { _status?: string } | undefined

const publishByDefault: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' || args.draft || args.duplicateFromID || (args.data as State)?._status) return args
  return { ...args, data: { ...args.data, _status: 'published' } }
}

const stayPublished: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || args.draft) return args
  if (args.data?._status === 'draft')
    throw new APIError('This is always on the site. Change its content instead.', 400, undefined, true)
  return { ...args, data: { ...args.data, _status: 'published' } }
}
