import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import { find } from '#cms/database/client.ts'
import { remember } from '#cms/reads.ts'

type Options = Pick<NonNullable<Parameters<typeof find>[1]>, 'where' | 'sort' | 'depth' | 'select'>

export type Page<T> = {
  docs: T[]
  page: number
  /** Number of pages. */
  total: number
  /** Number of documents on all pages. */
  count: number
}

/**
 * Returns one page of a list, or undefined if it does not exist. Page 1 exists even without documents.
 * @param options must order the documents without ties, or one of them can be on two pages
 */
export async function readPage<T extends CollectionSlug>(
  collection: T,
  { page, size, ...options }: Options & { page: number; size: number },
): Promise<Page<DataFromCollectionSlug<T>> | undefined> {
  const count = await countOf(collection, options.where)
  const total = pagesOf(count, size)
  if (!Number.isInteger(page) || page < 1 || page > total) return undefined
  const docs = await remember(`${collection} ${JSON.stringify(options)} ${page} of ${size}`, async () => {
    const found = await find(collection, { ...options, page, limit: size })
    return found.docs
  })
  return { docs, page, total, count }
}

/**
 * Returns one page of a list that shares its pages with another one. Beyond the end, it has no documents.
 */
export async function readPart<T extends CollectionSlug>(collection: T, asked: Parameters<typeof readPage<T>>[1]) {
  const found = await readPage(collection, asked)
  if (found) return found
  const count = await countOf(collection, asked.where)
  return { docs: [], page: asked.page, count, total: pagesOf(count, asked.size) }
}

/** Returns how many documents visitors see, once for all pages until another one joins or leaves. */
export function countOf(collection: CollectionSlug, where: Options['where'] = {}): Promise<number> {
  return remember(`number of ${collection} ${JSON.stringify(where)}`, async () => {
    const { totalDocs } = await find(collection, { where, select: { id: true }, page: 1, limit: 1 })
    return totalDocs
  })
}

/** Returns how many pages a list fills; an empty list fills one. */
export const pagesOf = (count: number, size: number) => Math.max(1, Math.ceil(count / size))
