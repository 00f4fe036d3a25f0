import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { slugProblem } from '#engine/paths/slug-rules.ts'
import { tableOf } from '../database/table-of.ts'
import { connectionOf } from '../database/transaction.ts'
import { nameOfDocument } from '../names/name-of-document.ts'
import { freeSlug } from './free-slug.ts'

type Candidate = { collection: string; id?: number | string | undefined; slug: string }

/** Returns why a document cannot have a slug and what to type, as a sentence for editors; undefined if it can. */
export async function checkSlug(req: PayloadRequest, candidate: Candidate) {
  return slugProblem(candidate.collection, candidate.slug) ?? (await takenBy(req, candidate))
}

/** Returns which other document of the collection, those in the trash included, has a slug; undefined if none has. */
export async function takenBy(req: PayloadRequest, candidate: Candidate) {
  const owner = await ownerOf(req, candidate)
  if (!owner) return undefined
  const free = await freeSlug(req, { ...candidate, text: candidate.slug })
  const instead = free ? ` Type another slug, such as ${free}.` : ''
  const where = owner.deletedAt ? ', and is in the trash' : ''
  return `“${owner.title}” already has this slug${where}.${instead}`
}

async function ownerOf(req: PayloadRequest, { collection, id, slug }: Candidate) {
  const config = req.payload.collections[collection as CollectionSlug]?.config
  if (!config || !(await isTaken(req, { collection: config.slug, id, slug }))) return undefined
  const found = await req.payload.db.findOne<Record<string, unknown> & { id: number | string }>({
    collection: config.slug as CollectionSlug,
    where: { and: [{ slug: { equals: slug } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
    req,
  })
  if (!found) return undefined
  return { title: nameOfDocument(config, found), deletedAt: found.deletedAt }
}

/** Most slugs are free, and one column of an index says so faster than a whole document. */
async function isTaken(req: PayloadRequest, { collection, id, slug }: Candidate) {
  const { rows } = await (await connectionOf(req)).execute(
    sql`select from ${sql.identifier(tableOf(collection))} where slug = ${slug} and id is distinct from ${id ?? null}`,
  )
  return rows.length > 0
}
