import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PaginatedDocs, Payload } from 'payload'
import { rowForVisitors, type StoredRow } from '../access/visitors.ts'
import { connectionOf, type Transaction, transactionOf } from '../database/transaction.ts'
import { tagOfFamily } from '../tags.ts'
import { type Place, placeOf } from './place-of.ts'

/** Increase it when posts are listed differently: every start compares it with what is stored. */
const VERSION = 1
const MARK = 'listed-posts'
/** Posts that one statement stores. */
const BATCH = 100

/** A post as visitors saw it before and as they see it after a write. */
type Change = { id: number | string; before: StoredRow | undefined; after: StoredRow | undefined }

/**
 * Brings the lists of posts to what visitors see now, inside the transaction that changed a post.
 * @returns the tags of the lists that now have other documents, or the same in another order
 */
export async function followInLists(
  transaction: Transaction,
  collection: string,
  { id, before, after }: Change,
): Promise<string[]> {
  return followAllInLists(transaction, collection, [{ id, before, after }])
}

/** Does the same for several documents of a collection. */
export async function followAllInLists(
  transaction: Transaction,
  collection: string,
  changes: Change[],
): Promise<string[]> {
  if (collection === 'services') return changes.flatMap(({ before, after }) => changedFamilies(before, after))
  if (collection !== 'posts') return []
  const places = changes.map(({ id, before, after }) => ({
    id,
    old: before && placeOf(before),
    current: after && placeOf(after),
  }))
  const listed = places.flatMap(({ current }) => current ?? [])
  if (listed.length > 0) await store(transaction, listed)
  for (const { id, current } of places)
    if (!current)
      await (await connectionOf(transaction)).execute(sql`delete from listed_posts where id = ${Number(id)}`)
  return [...new Set(places.flatMap(({ old, current }) => changedLists(old, current)))]
}

/** Returns the tags of the lists that a change of a post moves something in. The minutes are only on its card. */
export function changedLists(old: Place | undefined, current: Place | undefined): string[] {
  const place = (post: Place | undefined) => post && { ...post, minutes: 0 }
  if (isDeepStrictEqual(place(old), place(current))) return []
  const both = [old, current].filter((post) => post !== undefined)
  const authors = both.flatMap(({ author }) => author ?? [])
  const categories = both.flatMap((post) => post.categories)
  return [
    'posts#order',
    ...new Set([...authors.map((id) => `posts#author/${id}`), ...categories.map((id) => `posts#category/${id}`)]),
  ]
}

/** Returns the tags of the families that a change adds a service to or takes one from. */
export function changedFamilies(before: StoredRow | undefined, after: StoredRow | undefined): string[] {
  if (before?.family === after?.family) return []
  return [before, after].flatMap((service) => (service ? [tagOfFamily(String(service.family))] : []))
}

/** Lists all posts again if the way of listing has changed since the last start: all of them or none. */
export async function refreshLists(cms: Payload): Promise<void> {
  if ((await cms.kv.get(MARK)) === VERSION) return
  await transactionOf(cms, async (transaction) => {
    await (await connectionOf(transaction)).execute(sql`delete from listed_posts`)
    for (let page: number | null | undefined = 1; page; ) {
      const asked = { collection: 'posts', limit: BATCH, page, sort: 'id', req: transaction } as const
      const found: PaginatedDocs<StoredRow> = await cms.db.find<StoredRow>(asked)
      const shown = found.docs.filter((row) => rowForVisitors('posts', row))
      await store(transaction, shown.map(placeOf))
      page = found.nextPage
    }
  })
  await cms.db.pool.query('analyze listed_posts, listed_post_categories')
  await cms.kv.set(MARK, VERSION)
}

async function store(transaction: Transaction, posts: Place[]) {
  const connection = await connectionOf(transaction)
  const rows = JSON.stringify(posts)
  await connection.execute(sql`
    insert into listed_posts (id, published, pinned, author, minutes)
      select id, "publishDate", pinned, author, minutes
      from jsonb_to_recordset(${rows}::jsonb) as row (id int, "publishDate" timestamptz, pinned boolean, author int, minutes int)
    on conflict (id) do update set published = excluded.published, pinned = excluded.pinned,
      author = excluded.author, minutes = excluded.minutes`)
  await connection.execute(sql`
    delete from listed_post_categories
    where id in (select id from jsonb_to_recordset(${rows}::jsonb) as row (id int))`)
  await connection.execute(sql`
    insert into listed_post_categories (category, published, id, place)
      select category::int, "publishDate", id, place
      from jsonb_to_recordset(${rows}::jsonb) as row (id int, "publishDate" timestamptz, categories jsonb),
        jsonb_array_elements_text(categories) with ordinality as own (category, place)
    on conflict do nothing`)
}
