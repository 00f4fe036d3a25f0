import { getCms } from '../database/connection.ts'

/** Returns all redirects of the back office, as fast as the database has them. */
export async function readRedirectRows() {
  const { rows } = await (await getCms()).db.pool.query<{
    from: string
    to: string | null
    type: '301' | '302' | '308' | '410'
  }>('select "from", "to", type::text as type from redirects')
  return rows
}
