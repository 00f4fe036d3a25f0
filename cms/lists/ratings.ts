import { getCms } from '../database/connection.ts'
import { noteRead } from '../reads.ts'
import { tagOfReviews } from '../tags.ts'
import { visibleRows } from './visible.ts'

/** Returns how many visible reviews of a tool have a rating, and their sum. */
export async function ratingsOf(tool: string): Promise<{ count: number; sum: number }> {
  const tag = tagOfReviews(tool)
  if (tag) noteRead(tag)
  const { rows } = await (await getCms()).db.pool.query<{ count: number; sum: number }>(
    `select count(rating)::int, coalesce(sum(rating), 0)::float as sum from reviews
     where ${visibleRows('reviews')} and tool = $1 and rating between 1 and 5`,
    [tool],
  )
  return rows[0] ?? { count: 0, sum: 0 }
}
