import type { CollectionSlug, PayloadRequest } from 'payload'
import { slugProblem } from '../../engine/slug-rules.ts'
import { nameOfDocument } from '../names/name-of-document.ts'

type Candidate = { collection: string; id?: number | string | undefined; slug: string }

/** Returns why a document cannot have a slug, as a sentence for editors; undefined if it can. */
export async function checkSlug(req: PayloadRequest, { collection, id, slug }: Candidate) {
  const problem = slugProblem(collection, slug)
  if (problem) return problem
  const owner = await ownerOf(req, { collection, id, slug })
  if (!owner) return undefined
  const where = owner.deletedAt ? ', which is in the trash. Restore or delete it there, or choose another slug.' : '.'
  return `“${owner.title}” already has this slug${where}`
}

/** Whether another document of the collection, trashed ones included, has a slug. */
export async function isTaken(req: PayloadRequest, candidate: Candidate) {
  return (await ownerOf(req, candidate)) !== undefined
}

async function ownerOf(req: PayloadRequest, { collection, id, slug }: Candidate) {
  const config = req.payload.collections[collection as CollectionSlug]?.config
  if (!config) return undefined
  const found = await req.payload.db.findOne<Record<string, unknown> & { id: number | string }>({
    collection: config.slug as CollectionSlug,
    where: { and: [{ slug: { equals: slug } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
    req,
  })
  if (!found) return undefined
  return { title: nameOfDocument(config, found), deletedAt: found.deletedAt }
}
