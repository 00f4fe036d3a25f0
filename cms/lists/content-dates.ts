import { getCms } from '../database/connection.ts'
import { noteRead } from '../reads.ts'
import { SEGMENTS, type WithPages } from './paths.ts'
import { tableOf, visibleRows } from './visible.ts'

/** What the sitemap says of a document. Dates are ISO 8601. */
export type DatedDocument = {
  slug: string
  username: string
  createdAt: string
  updatedAt: string
  /** The document's own date: published on, posted on. */
  own: string | null
  seo: { noindex: boolean }
  founder: boolean
  status: 'open' | 'closed'
  validThrough: string | null
}

/** The columns of dates that documents have besides those of their row. */
const OWN: Record<string, string> = {
  posts: 'publish_date',
  'case-studies': 'publish_date',
  vacancies: 'date_posted',
  pages: 'last_updated',
  milestones: 'date',
}
const EXCLUDABLE = ['posts', 'case-studies', 'pages', 'services']
const ORDER: Record<string, string> = {
  posts: 'publish_date desc, id desc',
  'case-studies': 'publish_date desc, id desc',
  vacancies: 'date_posted desc, id desc',
  team: '"order", id',
}

const iso = (column: string, name: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`

/** Returns the dates of all documents that visitors see. Grows with their number, as a sitemap does. */
export async function datedDocuments(collection: Exclude<WithPages, 'categories'>): Promise<DatedDocument[]> {
  noteRead(collection)
  const segment = SEGMENTS[collection]
  const columns = [
    segment,
    iso('created_at', 'createdAt'),
    iso('updated_at', 'updatedAt'),
    ...(OWN[collection] ? [iso(OWN[collection], 'own')] : []),
    ...(EXCLUDABLE.includes(collection) ? ["json_build_object('noindex', coalesce(seo_noindex, false)) as seo"] : []),
    ...(collection === 'team' ? ['founder'] : []),
    ...(collection === 'vacancies' ? ['status', iso('valid_through', 'validThrough')] : []),
  ]
  const { rows } = await (await getCms()).db.pool.query<DatedDocument>(
    `select ${columns.join(', ')} from ${tableOf(collection)} where ${visibleRows(collection)}
     order by ${ORDER[collection] ?? segment}`,
  )
  return rows
}

/**
 * Returns when the newest document that visitors see last changed, as ISO 8601; undefined if unknown. One that was
 * never edited after it was written is as old as its own date.
 * @param writingMs saves within this time after the first one are part of writing
 */
export async function newestChange(collection: string, writingMs: number): Promise<string | undefined> {
  noteRead(collection)
  const { rows } = await (await getCms()).db.pool.query<{ changed: string | null }>(
    `select ${iso(newest(OWN[collection]), 'changed')} from ${tableOf(collection)} where ${visibleRows(collection)}`,
    [writingMs],
  )
  return rows[0]?.changed ?? undefined
}

/** Returns the categories that have posts, with when the newest post of each changed, as `newestChange` does. */
export async function datedCategories(writingMs: number): Promise<{ slug: string; changed: string | undefined }[]> {
  noteRead('categories')
  noteRead('posts')
  const { rows } = await (await getCms()).db.pool.query<{ slug: string; changed: string | null }>(
    `select slug, ${iso('changed', 'changed')} from categories join (
       select category, ${newest(OWN.posts)} as changed
       from listed_post_categories join posts using (id) group by category
     ) as dates on category = categories.id
     where ${visibleRows('categories')} order by categories."order", categories.id`,
    [writingMs],
  )
  return rows.map(({ slug, changed }) => ({ slug, changed: changed ?? undefined }))
}

const newest = (own = 'null::timestamptz') =>
  `max(case when updated_at - created_at > $1 * interval '1 millisecond' then updated_at when ${own} <= now() then ${own} end)`
