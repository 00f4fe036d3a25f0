import { getCms } from './database/connection.ts'

/** Adds what was read of posts on a day. Slugs without a post are left out. One statement, whatever their number. */
export async function addPostViews(day: string, views: { slug: string; views: number }[]) {
  if (views.length === 0) return
  const cms = await getCms()
  await cms.db.pool.query(
    `insert into post_views (post_id, day, views)
     select posts.id, $1, read.views from json_to_recordset($2::json) as read (slug text, views int)
       join posts on posts.slug = read.slug order by posts.id
     on conflict (post_id, day) do update set views = post_views.views + excluded.views`,
    [day, JSON.stringify(views)],
  )
}

/** Adds the views of other pages on a day. */
export async function addPageViews(day: string, views: { path: string; views: number }[]) {
  if (views.length === 0) return
  const cms = await getCms()
  await cms.db.pool.query(
    `insert into page_counts (day, path, kind, count)
     select $1, path, 'view', views from json_to_recordset($2::json) as read (path text, views int) order by path
     on conflict (day, path, kind) do update set count = page_counts.count + excluded.count`,
    [day, JSON.stringify(views)],
  )
}

/** Adds one visit's value to the histogram of a kind of page. One statement, so visits at the same time all count. */
export async function addVital(vital: { day: string; template: string; metric: string; bucket: string }) {
  const cms = await getCms()
  await cms.db.pool.query(
    `insert into web_vitals (day, template, metric, histogram) values ($1, $2, $3, jsonb_build_object($4::text, 1))
     on conflict (day, template, metric) do update
     set histogram = web_vitals.histogram || jsonb_build_object($4::text, coalesce((web_vitals.histogram ->> $4)::int, 0) + 1)`,
    [vital.day, vital.template, vital.metric, vital.bucket],
  )
}

/**
 * Counts the views of each post since a day.
 * @param day `2026-11-21`
 * @returns views by the id of the post
 */
export async function viewsSince(day: string): Promise<Map<number, number>> {
  const cms = await getCms()
  const { rows } = await cms.db.pool.query<{ post: number; views: string }>(
    'select post_id as post, sum(views) as views from post_views where day >= $1 and post_id is not null group by post_id',
    [day],
  )
  return new Map(rows.map(({ post, views }) => [post, Number(views)]))
}
