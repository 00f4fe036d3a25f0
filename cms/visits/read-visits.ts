import type { Payload } from 'payload'
import { type Outcome, outcomes } from './outcomes.ts'

const DAY_MS = 86_400_000

/** Of the form on a page, and after it: sent from another page by a visitor whom this one led there. */
type Count = { sent: number; after: number }

export type Visits = { views: number } & Record<Outcome, Count>
export type DayVisits = { day: string; views: number }
export type PageVisits = Visits & {
  path: string
  /** The id of the post, if it is one. */
  post?: number
  title?: string
}

/** Views by the path that a post has today, and everything else by its path. */
const COUNTED = `(
  select '/blog/' || posts.slug as path, day, 'view' as kind, views as count
  from post_views join posts on posts.id = post_views.post_id
  union all select path, day, kind, count from page_counts
  union all select path, day, kind, count from page_outcomes
) as counted`

/** Returns the first of the last `days` days, which end today: `2026-11-21`. */
export function firstDay(days: number, now = Date.now()) {
  return new Date(now - (days - 1) * DAY_MS).toISOString().slice(0, 10)
}

/** Returns what was counted for each page from one day to another, most viewed first. */
export async function visitsByPage(
  { db: { pool } }: Payload,
  { from, to = '9999', path = null }: { from: string; to?: string; path?: string | null },
): Promise<PageVisits[]> {
  const { rows } = await pool.query<{ path: string; counts: Record<string, number>; post: number; title: string }>(
    `select summed.path, counts, posts.id as post, posts.title from (
       select path, jsonb_object_agg(kind, total) as counts from (
         select path, kind, sum(count) as total from ${COUNTED}
         where day between $1 and $2 and ($3::text is null or path = $3) group by path, kind
       ) as kinds group by path
     ) as summed left join posts on '/blog/' || posts.slug = summed.path
     order by coalesce((counts ->> 'view')::int, 0) desc, summed.path`,
    [from, to, path],
  )
  return rows.map(({ path: of, counts, post, title }) => ({
    path: of,
    ...visitsOf(counts),
    ...(post ? { post, title } : {}),
  }))
}

/** Returns the views of each of the last days, oldest first, days without any included. */
export async function viewsByDay(
  { db: { pool } }: Payload,
  { days, path = null, now = Date.now() }: { days: number; path?: string | null; now?: number },
): Promise<DayVisits[]> {
  const { rows } = await pool.query<{ day: string; views: number }>(
    `select day, sum(count)::int as views from ${COUNTED}
     where kind = 'view' and day >= $1 and ($2::text is null or path = $2) group by day`,
    [firstDay(days, now), path],
  )
  const counted = new Map(rows.map(({ day, views }) => [day, views]))
  return Array.from({ length: days }, (_, index) => {
    const day = firstDay(days - index, now)
    return { day, views: counted.get(day) ?? 0 }
  })
}

/** Returns the rows of the export: what was counted for each page and day. */
export async function visitsByPageAndDay({ db: { pool } }: Payload, from: string) {
  const { rows } = await pool.query<{ day: string; path: string; counts: Record<string, number> }>(
    `select day, path, jsonb_object_agg(kind, total) as counts from (
       select day, path, kind, sum(count) as total from ${COUNTED} where day >= $1 group by day, path, kind
     ) as kinds group by day, path order by day, path`,
    [from],
  )
  return rows.map(({ day, path, counts }) => ({ day, path, ...visitsOf(counts) }))
}

/** Returns the sums over pages. `after` counts pages, not visitors, so it has no sum. */
export function sumOf(pages: Visits[]) {
  const add = (pick: (one: Visits) => number) => pages.reduce((sum, one) => sum + pick(one), 0)
  return {
    views: add(({ views }) => views),
    call: add(({ call }) => call.sent),
    lead: add(({ lead }) => lead.sent),
    subscription: add(({ subscription }) => subscription.sent),
  }
}

function visitsOf(counts: Record<string, number>): Visits {
  const [call, lead, subscription] = outcomes.map((outcome) => ({
    sent: counts[outcome] ?? 0,
    after: counts[`${outcome}-after`] ?? 0,
  })) as [Count, Count, Count]
  return { views: counts.view ?? 0, call, lead, subscription }
}
