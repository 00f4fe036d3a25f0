import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { ServerFunction, Where } from 'payload'
import { hasRole } from '../cms/access/roles.ts'

type Schedule = Parameters<typeof schedulePublishHandler>[0]

/**
 * What “Schedule publish” does, in place of Payload's own function: it publishes, and never unpublishes, because Payload
 * preselects “Unpublish” for a document without changes. Deleting a date enqueues nothing.
 */
export const schedulePublish: ServerFunction = async (schedule) => {
  const { deleteID, req, ...more } = schedule as Schedule
  if (deleteID === undefined) return schedulePublishHandler({ ...more, type: 'publish', req })
  if (!hasRole(req.user, 'editor', 'hr')) return { error: 'Your account may not change this date.' }
  const where: Where = { and: [{ id: { equals: deleteID } }, { taskSlug: { equals: 'schedulePublish' } }] }
  await req.payload.delete({ collection: 'payload-jobs', where, req })
  return { message: 'The date was deleted.' }
}
