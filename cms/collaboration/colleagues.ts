import type { Endpoint, PayloadRequest } from 'payload'
import { isReaderOf } from '../access/readers.ts'
import { jsonResponse, refused } from '../endpoints/csv-file.ts'
import { cmsOf, type Transaction } from '../transaction.ts'

export type Colleague = { id: number; name: string; email: string }

/** Returns the accounts that read a collection or global, by name. */
export async function colleaguesFor(req: Transaction, slug: string): Promise<Colleague[]> {
  const { docs } = await cmsOf(req).find({ collection: 'users', sort: 'name', pagination: false, depth: 0, req })
  return docs.filter((user) => isReaderOf(user as never, slug)).map(({ id, name, email }) => ({ id, name, email }))
}

/** `GET /cms-api/colleagues?collection=mails`: whom a document can be assigned to. Names only. */
export const colleaguesEndpoint: Endpoint = {
  path: '/colleagues',
  method: 'get',
  handler: async (req: PayloadRequest) => {
    const slug = String(req.query.collection ?? '')
    if (!isReaderOf(req.user, slug)) return refused(req)
    const colleagues = (await colleaguesFor(req, slug)).map(({ id, name }) => ({ id, name }))
    return jsonResponse(200, { colleagues })
  },
}
