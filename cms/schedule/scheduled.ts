import type { Payload, Where } from 'payload'
import type { DocumentName } from '../collaboration/document-name.ts'

/** What Payload's queue stores of a date on which something is published or unpublished. */
export type ScheduleInput = {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo?: string; value?: unknown } | null
  global?: string | null
  user?: { relationTo: 'users'; value: number } | null
  timezone?: string
  /** When the draft that goes live was saved. Dates of earlier releases have none: they publish the newest draft. */
  seen?: string
  /** The draft itself: what is written after it was scheduled stays a draft. */
  state?: Record<string, unknown>
}

export type Scheduled = {
  id: number
  /** Milliseconds since 1970. */
  at: number
  type: 'publish' | 'unpublish'
  on: DocumentName
  timeZone: string
  seen: string | undefined
  /** Who scheduled it. */
  account: number | undefined
  /** When it was scheduled. */
  since: string
}

const LIMIT = 500

/** Dates that are still to come, or that the worker has not run yet. */
const OPEN: Where[] = [
  { taskSlug: { equals: 'schedulePublish' } },
  { completedAt: { exists: false } },
  { hasError: { not_equals: true } },
]

/** Returns what is scheduled, the earliest first. No account reads Payload's queue, so callers check the documents. */
export async function readScheduled(cms: Payload, more: Where[] = []): Promise<Scheduled[]> {
  const { docs } = await cms.find({
    collection: 'payload-jobs',
    where: { and: [...OPEN, ...more] },
    sort: 'waitUntil',
    limit: LIMIT,
    pagination: false,
    depth: 0,
  })
  return docs.flatMap(({ id, input, waitUntil, createdAt }) => {
    const { type, doc, global, timezone = '', seen, user } = (input ?? {}) as ScheduleInput
    const on = global
      ? { slug: global, id: undefined }
      : doc?.relationTo
        ? { slug: doc.relationTo, id: Number(doc.value) }
        : undefined
    if (!on) return []
    const kind = type === 'unpublish' ? 'unpublish' : 'publish'
    const at = Date.parse(String(waitUntil))
    const document = { on: on as DocumentName, account: user?.value, timeZone: timezone }
    return [{ id: Number(id), at, type: kind, seen, since: createdAt, ...document }]
  })
}

/** Returns what is scheduled for one document. */
export function readScheduledOf(cms: Payload, on: DocumentName) {
  return readScheduled(cms, [whereOf(on)])
}

/** Returns the dates of one document in Payload's queue. */
export function whereOf({ slug, id }: DocumentName): Where {
  if (id === undefined) return { 'input.global': { equals: slug } }
  return { and: [{ 'input.doc.relationTo': { equals: slug } }, { 'input.doc.value': { equals: String(id) } }] }
}
