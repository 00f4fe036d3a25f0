import { environment } from '#platform/environment/environment.ts'
import { getCms } from '../database/connection.ts'
import { currentPreview } from '../previews/preview.ts'
import { noteRead } from '../reads.ts'
import { placeOf } from './place-of.ts'

/** The place of a post in lists. */
export type PostInList = {
  id: number
  /** ISO 8601; `null` for a post without a date. */
  publishDate: string | null
  pinned: boolean
  /** Ids, in the order of the post. */
  categories: number[]
  /** Minutes to read its text; 0 without one. */
  minutes: number
}

type Filter = { category?: number; author?: number; ids?: number[] }

const COLUMNS = `id, to_char(published at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishDate", pinned, minutes,
  array(select category from listed_post_categories own where own.id = listed_posts.id order by place) as categories`
const ORDER = 'order by published desc, id desc'

/**
 * Returns the places of published posts, the newest first. A list grows by what is asked of it, not by how many posts
 * there are.
 */
export async function listPosts({ limit, offset = 0, ...filter }: Filter & { limit: number; offset?: number }) {
  noteLists(filter)
  return withDraft(await findPosts({ limit, offset, ...filter }), filter, limit)
}

function findPosts({ limit, offset, category, author, ids }: Filter & { limit: number; offset: number }) {
  if (ids)
    return query('posts by id', `select ${COLUMNS} from listed_posts where id = any($1) ${ORDER} limit $2`, [
      ids,
      limit,
    ])
  if (author !== undefined)
    return query(
      'posts of an author',
      `select ${COLUMNS} from listed_posts where author = $1 ${ORDER} limit $2 offset $3`,
      [author, limit, offset],
    )
  if (category === undefined)
    return query('newest posts', `select ${COLUMNS} from listed_posts ${ORDER} limit $1 offset $2`, [limit, offset])
  return query(
    'posts of a category',
    `select ${COLUMNS} from listed_posts
     where id in (select id from listed_post_categories where category = $1 ${ORDER} limit $2 offset $3) ${ORDER}`,
    [category, limit, offset],
  )
}

/** Returns the newest posts of each of some categories, each post once, the newest first. */
export function listPostsOfAll(categories: number[], newest: number) {
  for (const category of categories) noteLists({ category })
  return query(
    'newest posts of categories',
    `select ${COLUMNS} from listed_posts where id in (
       select own.id from unnest($1::int[]) as asked, lateral (
         select id from listed_post_categories where category = asked ${ORDER} limit $2
       ) own
     ) ${ORDER}`,
    [categories, newest],
  )
}

/** Returns the pinned posts, the newest ones, and those with the most views since a day, each with its views. */
export async function listTrending(day: string, count: number): Promise<(PostInList & { views: number })[]> {
  noteLists({})
  const cms = await getCms()
  const { rows } = await cms.db.pool.query<PostInList & { views: number }>({
    ...named('trending posts'),
    text: `with read as (
        select post_id as id, sum(views)::int as views from post_views where day >= $1 and post_id is not null group by post_id
      ), shown as (
        (select id from listed_posts where pinned)
        union (select id from read join listed_posts using (id) order by views desc, published desc, id desc limit $2)
        union (select id from listed_posts ${ORDER} limit $2)
      )
      select ${COLUMNS}, coalesce((select views from read where read.id = listed_posts.id), 0) as views
      from listed_posts where id in (select id from shown) ${ORDER}`,
    values: [day, count],
  })
  return rows
}

/** Returns how many posts there are, in all, of a category, or of an author. */
export async function countPosts({ category, author }: Pick<Filter, 'category' | 'author'> = {}): Promise<number> {
  noteLists({ ...(category === undefined ? {} : { category }), ...(author === undefined ? {} : { author }) })
  const [text, values] =
    category !== undefined
      ? ['select count(*)::int from listed_post_categories where category = $1', [category]]
      : author !== undefined
        ? ['select count(*)::int from listed_posts where author = $1', [author]]
        : ['select count(*)::int from listed_posts', []]
  const { rows } = await (await getCms()).db.pool.query<{ count: number }>({ text, values })
  return rows[0]?.count ?? 0
}

/** Returns how many posts each category has; categories without posts are missing. */
export async function countPostsByCategory(): Promise<Map<number, number>> {
  noteLists({})
  const text = 'select category, count(*)::int from listed_post_categories group by category'
  const { rows } = await (await getCms()).db.pool.query<{ category: number; count: number }>(text)
  return new Map(rows.map(({ category, count }) => [category, count]))
}

/** Puts the draft of a preview at the place that it would have if it were published now. */
function withDraft(posts: PostInList[], { category, author, ids }: Filter, limit: number): PostInList[] {
  const preview = currentPreview('posts')
  if (!preview) return posts
  const others = posts.filter(({ id }) => id !== preview.id)
  const draft = placeOf({ ...preview.draft, id: preview.id })
  const fits =
    (category === undefined || draft.categories.includes(category)) &&
    (author === undefined || draft.author === author) &&
    (ids === undefined || ids.includes(draft.id))
  const ordered = (fits ? [...others, draft] : others).toSorted(
    (a, b) => (b.publishDate ?? '9').localeCompare(a.publishDate ?? '9') || b.id - a.id,
  )
  return ordered.slice(0, limit)
}

async function query(name: string, text: string, values: unknown[]): Promise<PostInList[]> {
  const { rows } = await (await getCms()).db.pool.query<PostInList>({
    ...named(name),
    text,
    values,
  })
  return rows
}

function noteLists({ category, author, ids }: Filter) {
  if (category !== undefined) noteRead(`posts#category/${category}`)
  else if (author !== undefined) noteRead(`posts#author/${author}`)
  else if (ids === undefined) noteRead('posts#order')
}

/** Statements with a name are prepared once for each connection, which a pooler shares between clients. */
const named = (name: string) => (environment.databaseIsPooled ? {} : { name })
