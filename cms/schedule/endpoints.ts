import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { momentLabel } from '#platform/calendar/time-labels.ts'
import { momentAt, wallTimeOf } from '#platform/calendar/wall-time.ts'
import { isPublisherOf, isPublisherOfDocument } from '../access/readers.ts'
import { type DocumentName, documentOf } from '../collaboration/document-name.ts'
import { anyAccount, cmsEndpoint, lenientText } from '../endpoints/cms-endpoint.ts'
import { jsonResponse, refusal, refused } from '../endpoints/responses.ts'
import { editsSince, readDraft } from '../review/review-of.ts'
import { deleteDate, setDate } from './change-schedule.ts'
import { readScheduled, readScheduledOf } from './scheduled.ts'
import { officeTimeZones, siteTimeZone } from './site-time-zone.ts'

const Shown = z.object({ document: lenientText })
const Wish = z.object({
  document: lenientText,
  type: z.enum(['publish', 'unpublish'], { error: 'Choose what should happen.' }),
  local: lenientText,
  timeZone: lenientText,
})

/** `GET /cms-api/schedule?document=posts/12`: the dates of a document, and what can be scheduled. */
const about = cmsEndpoint(
  { path: '/schedule', method: 'get', mayCall: anyAccount, schema: Shown },
  async ({ input, req }) => {
    const found = await scheduled(req, input.document)
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
    return {
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
    }
  },
)

const set = cmsEndpoint(
  { path: '/schedule', method: 'post', mayCall: anyAccount, schema: Wish },
  async ({ input: { document: name, ...wish }, req }) => {
    const found = await scheduled(req, name)
    if (!found) return refused(req)
    const { on, document, isPublic } = found
    if (wish.type === 'publish' && document._status === 'published')
      return refusal(422, 'There are no changes to publish. Change the document first.')
    if (wish.type === 'unpublish' && (on.id === undefined || !isPublic))
      return refusal(422, 'Only a document that is on the site can be taken off it.')
    const { status, message } = await setDate(req, on, document, wish)
    return jsonResponse(status, { message })
  },
)

/** Everyone who may publish the document can delete its dates, and nobody else. */
const remove = cmsEndpoint(
  { path: '/schedule/:id/delete', method: 'post', mayCall: anyAccount },
  async ({ req, id }) => {
    const [date] = await readScheduled(req.payload, [{ id: { equals: id } }])
    if (!date) return refusal(404, 'This date has passed, or was deleted.')
    if (!(await mayPublishDocument(req, date.on))) return refused(req)
    await deleteDate(req, id)
    return { message: 'The date was deleted.' }
  },
)

export const scheduleEndpoints = [about, set, remove]

/** Decides by the document as it is stored: a role may publish some documents of a collection and not others. */
async function mayPublishDocument(req: PayloadRequest, { slug, id }: DocumentName) {
  if (id === undefined) return isPublisherOf(req.user, slug)
  const asked = { collection: slug as 'posts', id, depth: 0, trash: true, disableErrors: true, req } as const
  const stored = await req.payload.findByID(asked)
  if (!stored) return isPublisherOf(req.user, slug)
  return isPublisherOfDocument(req.user, slug, stored as unknown as Record<string, unknown>)
}

/** Returns the document of a request with its newest draft, if it has drafts and the account may publish it. */
async function scheduled(req: PayloadRequest, name: string) {
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
