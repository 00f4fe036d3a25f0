import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { isReaderOf } from '../../../cms/access/readers.ts'
import { adminPath } from '../../../cms/collaboration/document-name.ts'
import { nameOfDocument } from '../../../cms/names/name-of-document.ts'
import type { Interval } from '../../../engine/calendar/free-slots.ts'
import type { CalendarItem } from './calendar-item.ts'

const LIMIT = 500

/** What Payload stores of a date on which something is published or unpublished. */
type Input = {
  type?: string
  doc?: { relationTo?: string; value?: unknown } | null
  global?: string | null
}

type Planned = { at: number; kind: 'publish' | 'unpublish'; slug: string; id: number | undefined }

/**
 * Returns the dates on which documents and settings are published or unpublished. They are in Payload's queue, which no
 * account can read; what the account does not read is left out.
 */
export async function readSchedule(cms: Payload, user: TypedUser, { start, end }: Interval): Promise<CalendarItem[]> {
  const { docs } = await cms.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { waitUntil: { greater_than_equal: new Date(start).toISOString() } },
        { waitUntil: { less_than: new Date(end).toISOString() } },
      ],
    },
    limit: LIMIT,
    pagination: false,
    depth: 0,
  })
  const planned = docs
    .flatMap(({ input, waitUntil }) => plannedOf(input as Input, String(waitUntil)))
    .filter(({ slug }) => isReaderOf(user, slug))
  const bySlug = Map.groupBy(planned, ({ slug }) => slug)
  const lists = await Promise.all([...bySlug].map(([slug, group]) => itemsOf(cms, user, slug, group)))
  return lists.flat()
}

function plannedOf({ type, doc, global }: Input, waitUntil: string): Planned[] {
  const planned = { at: Date.parse(waitUntil), kind: type === 'unpublish' ? 'unpublish' : 'publish' } as const
  if (global) return [{ ...planned, slug: global, id: undefined }]
  return doc?.relationTo ? [{ ...planned, slug: doc.relationTo, id: Number(doc.value) }] : []
}

async function itemsOf(cms: Payload, user: TypedUser, slug: string, group: Planned[]): Promise<CalendarItem[]> {
  const global = cms.globals.config.find((one) => one.slug === slug)
  if (global) {
    const label = typeof global.label === 'string' ? global.label : slug
    return group.map(({ at, kind }) => ({
      at,
      kind,
      type: 'Page',
      title: label,
      href: adminPath({ slug, id: undefined }),
    }))
  }
  const collection = slug as CollectionSlug
  const { config } = cms.collections[collection]
  const where = { id: { in: group.map(({ id }) => id) } }
  const access = { user, overrideAccess: false } as const
  const { docs } = await cms.find({ collection, where, draft: true, pagination: false, depth: 0, ...access })
  const titles = new Map(
    (docs as unknown as Record<string, unknown>[]).map((one) => [Number(one.id), nameOfDocument(config, one)]),
  )
  return group.flatMap(({ at, kind, id }) => {
    const title = id === undefined ? undefined : titles.get(id)
    return title === undefined
      ? []
      : [{ at, kind, type: String(config.labels.singular), title, href: adminPath({ slug, id }) }]
  })
}
