import { getCms } from './connection.ts'

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
