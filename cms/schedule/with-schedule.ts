import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import type { DocumentName } from '../collaboration/document-name.ts'
import { deleteDates } from './change-schedule.ts'
import { runScheduled, type ScheduleContext } from './run-scheduled.ts'

const BAR = '/admin/components/schedule/bar.tsx#ScheduleBar'

type GlobalComponents = NonNullable<NonNullable<GlobalConfig['admin']>['components']>

/**
 * Gives every document and global with drafts its dates: the button above it, the worker's task, and the end of dates
 * that have become pointless. The dates stay in Payload's queue. Payload's own drawer goes, because it does not know
 * the time zone of the site; so does its task, which publishes whatever was written last.
 */
export function withSchedule(config: SanitizedConfig): SanitizedConfig {
  const tasks = config.jobs.tasks?.map((task) =>
    task.slug === 'schedulePublish' ? { ...task, handler: runScheduled as never } : task,
  )
  return {
    ...config,
    jobs: { ...config.jobs, ...(tasks ? { tasks } : {}) },
    collections: config.collections.map((one) => (one.versions?.drafts ? collection(one) : one)),
    globals: config.globals.map((one) => (one.versions?.drafts ? global(one) : one)),
  }
}

function collection(one: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { admin, hooks } = one
  const { components = {} } = admin
  const { edit = {} } = components
  const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), BAR]
  return {
    ...one,
    versions: withoutDrawer(one.versions),
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), followChange],
      afterDelete: [...(hooks.afterDelete ?? []), followDeletion],
    },
    admin: { ...admin, components: { ...components, edit: { ...edit, beforeDocumentControls } } },
  }
}

function global(one: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const { admin, hooks } = one
  const { elements = {}, ...components }: GlobalComponents = admin?.components ?? {}
  const beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), BAR]
  return {
    ...one,
    versions: withoutDrawer(one.versions),
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), followGlobalChange] },
    admin: { ...admin, components: { ...components, elements: { ...elements, beforeDocumentControls } } },
  } as SanitizedGlobalConfig
}

function withoutDrawer<V>(versions: V): V {
  const { drafts } = versions as { drafts: object }
  return { ...versions, drafts: { ...drafts, schedulePublish: false } }
}

/**
 * Deletes dates that have become pointless: a document published by hand needs no publish date, and one in the trash
 * needs none at all.
 */
const followChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'create') return doc
  const on = { slug: collection.slug as DocumentName['slug'], id: Number(doc.id) }
  if (doc.deletedAt) await deleteDates(req, on)
  else if (doc._status === 'published') await deleteMootDate(req, on)
  return doc
}

const followGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'published')
    await deleteMootDate(req, { slug: global.slug as DocumentName['slug'], id: undefined })
  return doc
}

const followDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await deleteDates(req, { slug: collection.slug as DocumentName['slug'], id: Number(id) })
  return doc
}

async function deleteMootDate(req: PayloadRequest, on: DocumentName) {
  if (!(req.context as ScheduleContext).runsSchedule) await deleteDates(req, on, 'publish')
}
