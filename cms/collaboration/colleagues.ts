import type { TypedUser } from 'payload'
import { z } from 'zod'
import { isReaderOf, isReaderOfDocument } from '../access/readers.ts'
import { cmsOf, type Transaction } from '../database/transaction.ts'
import { anyAccount, cmsEndpoint, lenientText } from '../endpoints/cms-endpoint.ts'
import { refused } from '../endpoints/responses.ts'
import type { DocumentName } from './document-name.ts'

export type Colleague = { id: number; name: string; email: string }

/** Returns the accounts that read a collection or global, by name. */
export function colleaguesFor(req: Transaction, slug: string): Promise<Colleague[]> {
  return accountsThat(req, (user) => isReaderOf(user, slug))
}

/** Returns the accounts that read a document with its drafts, by name: a contributor reads those that it began. */
export async function colleaguesOn(req: Transaction, { slug, id }: DocumentName): Promise<Colleague[]> {
  if (id === undefined) return colleaguesFor(req, slug)
  const asked = {
    collection: slug as 'posts',
    id,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    req,
  } as const
  const document: object = (await cmsOf(req).findByID(asked)) ?? {}
  return accountsThat(req, (user) => isReaderOfDocument(user, slug, document as Record<string, unknown>))
}

/** Returns the accounts that a rule admits, by name. */
export async function accountsThat(req: Transaction, isMeant: (user: TypedUser) => boolean): Promise<Colleague[]> {
  const { docs } = await cmsOf(req).find({ collection: 'users', sort: 'name', pagination: false, depth: 0, req })
  return docs
    .filter((user) => isMeant({ ...user, collection: 'users' } as TypedUser))
    .map(({ id, name, email }) => ({ id, name, email }))
}

const Asked = z.object({ collection: lenientText })

/** `GET /cms-api/colleagues?collection=contact-requests`: whom a document can be assigned to. Names only. */
export const colleaguesEndpoint = cmsEndpoint(
  { path: '/colleagues', method: 'get', mayCall: anyAccount, schema: Asked },
  async ({ input: { collection }, req, user }) => {
    if (!isReaderOf(user, collection)) return refused(req)
    return { colleagues: (await colleaguesFor(req, collection)).map(({ id, name }) => ({ id, name })) }
  },
)
