import type { CollectionSlug, PayloadRequest } from 'payload'
import { isSlugReserved, makeSlug, numberedSlug } from '#engine/paths/slug-rules.ts'

/** How many names one query asks about. */
const AT_ONCE = 50

type Wanted = { collection: string; id?: number | string | undefined; text: string }

/**
 * Returns a slug made from a text that neither a route nor another document has: the first of `a`, `a-2`, `a-3`, …
 * Undefined if the text has no letter or digit.
 * @param id of the document that gets it
 */
export async function freeSlug(req: PayloadRequest, { collection, id, text }: Wanted) {
  const base = makeSlug(text)
  if (base === '') return undefined
  for (let first = 1; ; first += AT_ONCE) {
    const names = Array.from({ length: AT_ONCE }, (_, index) => numberedSlug(base, first + index))
    const taken = await takenAmong(req, { collection, id, names })
    const free = names.find((name) => !taken.has(name) && !isSlugReserved(collection, name))
    if (free) return free
  }
}

type Asked = { collection: string; id?: number | string | undefined; names: string[] }

/** Documents in the trash keep their slugs. */
async function takenAmong(req: PayloadRequest, { collection, id, names }: Asked) {
  const { docs } = await req.payload.db.find<{ id: number; slug?: string }>({
    collection: collection as CollectionSlug,
    where: { and: [{ slug: { in: names } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
    select: { slug: true },
    limit: names.length,
    pagination: false,
    req,
  })
  return new Set(docs.map(({ slug }) => slug))
}
