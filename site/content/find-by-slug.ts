import type { DataFromCollectionSlug } from 'payload'
import { currentPreview, find, findOne } from '#cms/database/client.ts'
import { remember } from '#cms/reads.ts'
import { draftToRender } from './draft-to-render.ts'

/** Collections whose published documents have a page each, and the field with the last segment of its path. */
const fields = {
  authors: 'username',
  'case-studies': 'slug',
  categories: 'slug',
  pages: 'slug',
  posts: 'slug',
  services: 'slug',
  team: 'slug',
  vacancies: 'slug',
} as const

type WithPages = keyof typeof fields

/** Maximum number of queries per second for slugs without a document in memory. */
const MAX_UNKNOWN_PER_SECOND = 10
let second = 0
let unknown = 0

/**
 * Returns the published document with a slug, or undefined. The slugs are in memory and follow the content within a
 * second, so a flood of paths without a page costs few queries.
 */
export async function findBySlug<T extends WithPages>(
  collection: T,
  slug: string,
  { depth = 0 }: { depth?: number } = {},
): Promise<DataFromCollectionSlug<T> | undefined> {
  const draft = draftToRender(collection)
  if (draft) return draft
  const preview = currentPreview(collection)
  if (preview?.id !== undefined && preview.segment === slug)
    return findOne(collection, { id: { equals: preview.id } }, { depth })
  if (!(await slugsOf(collection)).has(slug) && isFlood()) return undefined
  return findOne(collection, { [fields[collection]]: { equals: slug } }, { depth })
}

function slugsOf(collection: WithPages) {
  const field = fields[collection]
  return remember(`slugs of ${collection}`, async () => {
    const { docs } = await find(collection, { select: { [field]: true } })
    return new Set((docs as { slug?: unknown; username?: unknown }[]).map((doc) => doc[field]))
  })
}

function isFlood() {
  const now = Math.floor(Date.now() / 1_000)
  if (now !== second) unknown = 0
  second = now
  unknown += 1
  return unknown > MAX_UNKNOWN_PER_SECOND
}
