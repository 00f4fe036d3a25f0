import { getCms } from '../database/connection.ts'

/**
 * Returns a mark of this moment, by which every later change can be found: the first transaction that may not have
 * ended yet, and the last one that changed something, by which the database is known again.
 */
export async function markOfChanges(): Promise<string> {
  const { rows } = await (await getCms()).db.pool.query<{ mark: string }>(
    `select concat_ws(' ', pg_snapshot_xmin(pg_current_snapshot()), max(transaction)) as mark from content_changes`,
  )
  return rows[0]?.mark ?? ''
}

/**
 * Returns the tags of everything that visitors see otherwise since a mark, or undefined if that is not known: the mark
 * is of another database, or changes since then were deleted.
 */
export async function changesSince(mark: string): Promise<string[] | undefined> {
  const [first, last] = mark.split(' ')
  if (first === undefined || last === undefined) return undefined
  const { db } = await getCms()
  const known = await db.pool.query('select from content_changes where transaction = $1::xid8', [last])
  if (known.rowCount === 0) return undefined
  const { rows } = await db.pool.query<{ tag: string }>(
    'select distinct unnest(tags) as tag from content_changes where transaction >= $1::xid8',
    [first],
  )
  return rows.map(({ tag }) => tag)
}

/** Sends a notification to all sites that names nothing: a site that receives it has received all earlier ones. */
export async function sendHeartbeat(name: string): Promise<void> {
  await (await getCms()).db.pool.query('select pg_notify($1, $2)', ['content', JSON.stringify({ tags: [name] })])
}
