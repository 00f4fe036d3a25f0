import { getCms } from '../../../cms/client.ts'
import { messages } from '../../../engine/messages.ts'
import type { Answer, Visit } from '../../server/endpoint.ts'
import type { CreateQuote } from './quote-schema.ts'
import type { SendMail } from './schema.ts'

/** Stores what a visitor sent. What looks like a robot's is kept apart as spam, and answered like the rest. */
export async function sendMail({ nickname, page, ...mail }: SendMail, visit: Visit): Promise<Answer> {
  const cms = await getCms()
  await cms.create({
    collection: 'mails',
    data: { ...mail, source: { page, referrer: visit.referrer.slice(0, 500) }, status: nickname ? 'spam' : 'new' },
  })
  return { success: true, message: messages.sent }
}

/** Stores what somebody wants a proposal for, under the same rule. */
export async function createQuote({ nickname, page, ...quote }: CreateQuote, visit: Visit): Promise<Answer> {
  const cms = await getCms()
  await cms.create({
    collection: 'quotes',
    data: { ...quote, source: { page, referrer: visit.referrer.slice(0, 500) }, status: nickname ? 'spam' : 'new' },
  })
  return { success: true, message: messages.sent }
}
