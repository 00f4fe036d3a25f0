import type { Endpoint, PayloadRequest } from 'payload'
import { momentLabel } from '#platform/calendar/time-labels.ts'
import { momentAt, wallTimeOf } from '#platform/calendar/wall-time.ts'
import { isPublisherOf, isPublisherOfDocument } from '../access/readers.ts'
import { type DocumentName, documentOf } from '../collaboration/document-name.ts'
import { jsonResponse, refused } from '../endpoints/csv-file.ts'
import { editsSince, readDraft } from '../review/review-of.ts'
import { deleteDate, setDate } from './change-schedule.ts'
import { readScheduled, readScheduledOf } from './scheduled.ts'
import { officeTimeZones, siteTimeZone } from './site-time-zone.ts'

/** `GET /cms-api/schedule?document=posts/12`: the dates of a document, and what can be scheduled. */
const about: Endpoint = {
  path: '/schedule',
  method: 'get',
  handler: async (req) => {
    const found = await scheduled(req, req.query.document)
    if (!found) return refused(req)
    const { on, document, isPublic } = found
    const zone = await siteTimeZone(req.payload)
    const dates = await readScheduledOf(req.payload, on)
    const shown = dates.map(async ({ id, at, type, timeZone, seen, since, account }) => ({
      ...{ id, type, isDue: at <= Date.now() },
      when: momentLabel(at, timeZone || zone),
      local: wallTimeOf(timeZone || zone, at),
      timeZone: timeZone || zone,
      by: await nameOfAccount(req, account),
      edits: type === 'publish' && seen && seen !== document.updatedAt ? await editsSince(req, on, since) : [],
    }))
    return jsonResponse(200, {
      dates: await Promise.all(shown),
      timeZone: zone,
      timeZones: [...new Set([zone, ...(await officeTimeZones(req.payload)), 'UTC'])],
      suggested: wallTimeOf(zone, nextMorning(zone)),
      savedAt: document.updatedAt,
      isPublic,
      // A page that is always on the site, such as the home page, is never unpublished.
      types: [
        ...(document._status === 'published' ? [] : ['publish']),
        ...(isPublic && on.id !== undefined ? ['unpublish'] : []),
      ],
    })
  },
}

const set: Endpoint = {
  path: '/schedule',
  method: 'post',
  handler: async (req) => {
    const body = await bodyOf(req)
    const found = await scheduled(req, body.document)
    if (!found) return refused(req)
    const { on, document, isPublic } = found
    const { type, local, timeZone } = body
    if (type !== 'publish' && type !== 'unpublish') return jsonResponse(422, { message: 'Choose what should happen.' })
    if (type === 'publish' && document._status === 'published')
      return jsonResponse(422, { message: 'There are no changes to publish. Change the document first.' })
    if (type === 'unpublish' && (on.id === undefined || !isPublic))
      return jsonResponse(422, { message: 'Only a document that is on the site can be taken off it.' })
    const wish = { type, local: String(local), timeZone: String(timeZone) } as const
    const { status, message } = await setDate(req, on, document, wish)
    return jsonResponse(status, { message })
  },
}

/** Everyone who may publish the document can delete its dates, and nobody else. */
const remove: Endpoint = {
  path: '/schedule/:id/delete',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id)
    const [date] = Number.isSafeInteger(id) ? await readScheduled(req.payload, [{ id: { equals: id } }]) : []
    if (!req.user || (date && !(await mayPublishDocument(req, date.on)))) return refused(req)
    if (!date) return jsonResponse(404, { message: 'This date has passed, or was deleted.' })
    await deleteDate(req, id)
    return jsonResponse(200, { message: 'The date was deleted.' })
  },
}

export const scheduleEndpoints: Endpoint[] = [about, set, remove]

/** Decides by the document as it is stored: a role may publish some documents of a collection and not others. */
async function mayPublishDocument(req: PayloadRequest, { slug, id }: DocumentName) {
  if (id === undefined) return isPublisherOf(req.user, slug)
  const asked = { collection: slug as 'posts', id, depth: 0, trash: true, disableErrors: true, req } as const
  const stored = await req.payload.findByID(asked)
  if (!stored) return isPublisherOf(req.user, slug)
  return isPublisherOfDocument(req.user, slug, stored as unknown as Record<string, unknown>)
}

/** Returns the document of a request with its newest draft, if it has drafts and the account may publish it. */
async function scheduled(req: PayloadRequest, name: unknown) {
  const on = documentOf(req.payload as never, name)
  if (!on || !isPublisherOf(req.user, on.slug)) return undefined
  if (!(await mayPublishDocument(req, on))) return undefined
  const { collections, globals } = req.payload.config
  const entity = (on.id === undefined ? globals : collections).find(({ slug }) => slug === on.slug)
  const document = entity?.versions?.drafts ? await readDraft(req, on) : undefined
  if (!document) return undefined
  if (on.id === undefined) return { on, document, isPublic: true }
  const stored = await req.payload.findByID({ collection: on.slug as 'posts', id: on.id, depth: 0, req })
  return { on, document, isPublic: stored._status === 'published' }
}

async function nameOfAccount({ payload }: PayloadRequest, id: number | undefined) {
  const account = id && (await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }))
  return account ? account.name : ''
}

/** Nine in the morning of the next day. */
function nextMorning(timeZone: string) {
  const tomorrow = wallTimeOf(timeZone, Date.now() + 86_400_000).slice(0, 10)
  return momentAt(timeZone, `${tomorrow}T09:00`) ?? Date.now() + 86_400_000
}

async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}
