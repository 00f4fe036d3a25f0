import type { GlobalConfig, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import type { Permission } from '../access/permission.ts'
import { permissions } from '../access/permissions.ts'
import { deleteRecords, noteChange, noteGlobalChange } from './note-change.ts'

/**
 * Collections without it: accounts and their invitations are in the audit log, and what the server writes has no
 * author.
 */
const WITHOUT = ['users', 'invitations', 'outbox', 'webhook-deliveries', 'subscribers']

type GlobalComponents = NonNullable<NonNullable<GlobalConfig['admin']>['components']>

const HISTORY = '/admin/components/collaboration/history-view.tsx#HistoryView'
const COMMENTS = '/admin/components/collaboration/comments.tsx#Comments'

/**
 * Gives every document that staff write, and every setting, its history and its comments. Applied to the finished
 * configuration, so every collection is covered.
 */
export function withCollaboration(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((one) => (isWritten(one.slug) ? collection(one) : one)),
    globals: config.globals.map((one) => (isWritten(one.slug) ? global(one) : one)),
  }
}

function isWritten(slug: string) {
  const { write }: Pick<Permission, 'write'> = permissions[slug] ?? { write: {} }
  const byRole = Object.entries(write).some(([holder, { fields }]) => fields !== undefined && holder !== 'staff')
  return byRole && !WITHOUT.includes(slug)
}

function collection(one: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { hooks, admin } = one
  const { components = {} } = admin
  const { edit = {}, views = {} } = components
  return {
    ...one,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), noteChange],
      afterDelete: [...(hooks.afterDelete ?? []), deleteRecords],
    },
    admin: {
      ...admin,
      components: {
        ...components,
        edit: { ...edit, beforeDocumentControls: [...(edit.beforeDocumentControls ?? []), COMMENTS] },
        views: { ...views, edit: { ...views.edit, ...historyView(Boolean(one.versions)) } } as typeof views,
      },
    },
  }
}

function global(one: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const { hooks, admin } = one
  const components: GlobalComponents = admin?.components ?? {}
  const { elements = {}, views = {} } = components
  return {
    ...one,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), noteGlobalChange] },
    admin: {
      ...admin,
      components: {
        ...components,
        elements: { ...elements, beforeDocumentControls: [...(elements.beforeDocumentControls ?? []), COMMENTS] },
        views: { ...views, edit: { ...views.edit, ...historyView(Boolean(one.versions)) } } as typeof views,
      },
    } as GlobalConfig['admin'] as SanitizedGlobalConfig['admin'],
  }
}

/** Replaces Payload's list of versions, which does not name authors; a separate tab if there are no versions. */
function historyView(hasVersions: boolean) {
  if (hasVersions) return { versions: { Component: HISTORY, tab: { label: 'History' } } }
  return { history: { Component: HISTORY, path: '/history', tab: { label: 'History', href: '/history', order: 300 } } }
}
