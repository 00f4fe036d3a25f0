import type { Payload, PayloadRequest } from 'payload'
import { wallTimeOf } from '#platform/calendar/wall-time.ts'
import type { Transaction } from '../database/transaction.ts'
import { setDate } from '../schedule/change-schedule.ts'

/** Sets the date on which a draft is published, as the old site had it. */
export async function scheduleDraft(
  cms: Payload,
  transaction: Transaction,
  collection: 'posts' | 'pages' | 'categories' | 'authors' | 'media',
  id: number,
  date: string | undefined,
) {
  const moment = Date.parse(date ?? '')
  if (Number.isNaN(moment)) return
  const req = { ...transaction, payload: cms, context: {} } as PayloadRequest
  const document = await cms.findByID({ collection, id, depth: 0, draft: true, req })
  const { status, message } = await setDate(req, { slug: collection, id }, document as never, {
    type: 'publish',
    local: wallTimeOf('UTC', moment),
    timeZone: 'UTC',
  })
  if (status !== 200) throw new Error(message)
}
