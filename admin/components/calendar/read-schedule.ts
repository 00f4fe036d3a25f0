import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { isPublisherOf, readsSomeOf } from '#cms/access/readers.ts'
import { adminPath } from '#cms/collaboration/document-name.ts'
import { nameOfDocument } from '#cms/names/name-of-document.ts'
import { readScheduled, type Scheduled } from '#cms/schedule/scheduled.ts'
import type { Interval } from '#platform/calendar/free-times.ts'
import type { CalendarItem } from './item.ts'
import { withoutTexts } from './without-texts.ts'

type Row = Record<string, unknown>

/**
 * Returns the dates on which documents and settings are published or unpublished. Documents that the account may not
 * read are left out; dates of those that it may publish can be deleted.
 */
export async function readSchedule(cms: Payload, user: TypedUser, { start, end }: Interval): Promise<CalendarItem[]> {
  const dates = await readScheduled(cms, [
    { waitUntil: { greater_than_equal: new Date(start).toISOString() } },
    { waitUntil: { less_than: new Date(end).toISOString() } },
  ])
  const read = dates.filter(({ on: { slug } }) => readsSomeOf(user, slug))
  const bySlug = Map.groupBy(read, ({ on: { slug } }) => slug as string)
  const lists = await Promise.all([...bySlug].map(([slug, group]) => itemsOf(cms, user, slug, group)))
  return lists.flat()
}

async function itemsOf(cms: Payload, user: TypedUser, slug: string, group: Scheduled[]): Promise<CalendarItem[]> {
  const mayDelete = isPublisherOf(user, slug)
  const global = cms.globals.config.find((one) => one.slug === slug)
  const { published, titles } = global ? ALWAYS_PUBLISHED : await readDocuments(cms, user, slug, group)
  const label = typeof global?.label === 'string' ? global.label : slug
  const type = global ? 'Page' : String(cms.collections[slug as CollectionSlug].config.labels.singular)
  return group.flatMap(({ id: date, at, type: action, on: { id } }) => {
    const title = id === undefined ? label : titles.get(id)
    if (title === undefined) return []
    const isChange = action === 'publish' && (id === undefined || published.has(id))
    const kind = isChange ? 'changes' : action
    return [{ at, kind, type, title, href: adminPath({ slug, id }), ...(mayDelete ? { date } : {}) }]
  })
}

const ALWAYS_PUBLISHED = { published: new Set<number>(), titles: new Map<number, string>() }

/** Returns the titles of the newest drafts that the account reads, and which documents are on the site. */
async function readDocuments(cms: Payload, user: TypedUser, slug: string, group: Scheduled[]) {
  const collection = slug as CollectionSlug
  const { config } = cms.collections[collection]
  const where = { id: { in: group.map(({ on: { id } }) => id) } }
  const asked = { collection, where, ...withoutTexts(config) }
  const shared = { ...asked, pagination: false, depth: 0, user, overrideAccess: false } as const
  const [drafts, stored] = await Promise.all([cms.find({ ...shared, draft: true }), cms.find(shared)])
  const rows = (docs: unknown) => docs as Row[]
  return {
    titles: new Map(rows(drafts.docs).map((one) => [Number(one.id), nameOfDocument(config, one)])),
    published: new Set(rows(stored.docs).flatMap((one) => (one._status === 'published' ? [Number(one.id)] : []))),
  }
}
