import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { readsSomeOf } from '#cms/access/readers.ts'
import { adminPath } from '#cms/collaboration/document-name.ts'
import { nameOfDocument } from '#cms/names/name-of-document.ts'
import type { Interval } from '#platform/calendar/free-times.ts'
import type { CalendarItem } from './item.ts'
import { readSchedule } from './read-schedule.ts'
import { withoutTexts } from './without-texts.ts'

type Dated = { collection: CollectionSlug; field: string; kind: CalendarItem['kind']; where?: Where }

const LIMIT = 500

/** Returns what is planned and what was published in a span, as far as the account reads it, in the order of time. */
export async function readCalendar(cms: Payload, user: TypedUser, span: Interval): Promise<CalendarItem[]> {
  const dated = datedContent(cms).filter(({ collection }) => readsSomeOf(user, collection))
  const lists = await Promise.all([
    readSchedule(cms, user, span),
    ...dated.map((one) => readDated(cms, user, span, one)),
  ])
  return lists.flat().sort((one, other) => one.at - other.at)
}

/** Everything with a publication date, sent issues, and the closing days of vacancies. */
function datedContent(cms: Payload): Dated[] {
  const published = cms.config.collections.filter(({ flattenedFields }) =>
    flattenedFields.some(({ name }) => name === 'publishDate'),
  )
  return [
    ...published.map(({ slug }) => ({
      collection: slug as CollectionSlug,
      field: 'publishDate',
      kind: 'published' as const,
      where: { _status: { equals: 'published' } },
    })),
    { collection: 'issues', field: 'sentAt', kind: 'sent' },
    { collection: 'vacancies', field: 'validThrough', kind: 'closes' },
  ]
}

async function readDated(cms: Payload, user: TypedUser, { start, end }: Interval, dated: Dated) {
  const { collection, field, kind, where = {} } = dated
  const { config } = cms.collections[collection]
  const { docs } = await cms.find({
    collection,
    where: {
      and: [
        where,
        { [field]: { greater_than_equal: new Date(start).toISOString() } },
        { [field]: { less_than: new Date(end).toISOString() } },
      ],
    },
    ...withoutTexts(config),
    limit: LIMIT,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  return (docs as unknown as Record<string, unknown>[]).map((document) => ({
    at: Date.parse(String(document[field])),
    kind,
    type: String(config.labels.singular),
    title: nameOfDocument(config, document),
    href: adminPath({ slug: collection, id: Number(document.id) }),
  }))
}
