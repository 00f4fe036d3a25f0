import { getCms } from './connection.ts'

/** Adds what was read on a day to a post's views. */
export async function addViews({ post, day, views }: { post: number; day: string; views: number }) {
  const cms = await getCms()
  await cms.db.pool.query(
    `insert into post_views (post_id, day, views) values ($1, $2, $3)
     on conflict (post_id, day) do update set views = post_views.views + excluded.views`,
    [post, day, views],
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
 * Views of each post since a day.
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
