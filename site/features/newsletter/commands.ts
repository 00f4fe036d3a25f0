import { getCms } from '../../../cms/client.ts'
import { messages } from '../../../engine/messages.ts'
import type { Answer } from '../../server/endpoint.ts'
import type { Subscribe } from './schema.ts'

/**
 * Stores an address as pending: nobody is written to who has not confirmed. An address that is known already gets the
 * same answer, so that nobody can ask here who subscribes.
 */
export async function subscribe({ email, page, nickname }: Subscribe): Promise<Answer> {
  const message = messages.subscribed
  if (nickname) return { success: true, message }
  const cms = await getCms()
  const known = await cms.count({ collection: 'subscribers', where: { email: { equals: email } } })
  if (known.totalDocs === 0)
    await cms.create({ collection: 'subscribers', data: { email, status: 'pending', source: page } })
  return { success: true, message }
}
