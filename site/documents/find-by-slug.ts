import type { DataFromCollectionSlug } from 'payload'
import { currentPreview, findOne, publicPaths, SEGMENTS, type WithPages } from '#cms/database/client.ts'
import { remember } from '#cms/reads.ts'
import { draftToRender } from './draft-to-render.ts'

/** Too many, and too long, to stay in memory. Their pages do. */
const MANY: WithPages[] = ['posts', 'vacancies']
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
  const isKnown = (await publicPaths()).hasSegment(collection, slug)
  if (!isKnown && isFlood()) return undefined
  const read = () => findOne(collection, { [SEGMENTS[collection]]: { equals: slug } }, { depth })
  return isKnown && !MANY.includes(collection) ? remember(`${collection} at ${slug} ${depth}`, read) : read()
}

function isFlood() {
  const now = Math.floor(Date.now() / 1_000)
  if (now !== second) unknown = 0
  second = now
  unknown += 1
  return unknown > MAX_UNKNOWN_PER_SECOND
}
