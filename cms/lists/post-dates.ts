import { getCms } from '../database/connection.ts'
import { noteRead } from '../reads.ts'

/** What the sitemap says of a post. Dates are ISO 8601. */
export type PostDates = {
  slug: string
  createdAt: string
  updatedAt: string
  publishDate: string | null
  seo: { noindex: boolean }
  /** Ids. */
  categories: number[]
}

const iso = (column: string, name: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`

/** Returns the dates of all posts that visitors see, the newest first. Grows with their number, as a sitemap does. */
export async function postDates(): Promise<PostDates[]> {
  noteRead('posts')
  const { rows } = await (await getCms()).db.pool.query<PostDates>(
    `select slug, ${iso('created_at', 'createdAt')}, ${iso('updated_at', 'updatedAt')}, ${iso('publish_date', 'publishDate')},
       json_build_object('noindex', coalesce(seo_noindex, false)) as seo,
       array(select category from listed_post_categories own where own.id = posts.id) as categories
     from listed_posts join posts using (id) order by listed_posts.published desc, id desc`,
  )
  return rows
}
