import { getCms } from '../database/connection.ts'

/** A changed page and its entry in the queue. A later change of the same page writes a new entry. */
export type ChangedPage = { path: string; at: string }

/** When search engines may be notified again, after one of them asked to wait or did not respond. */
export type Backoff = { until: number; attempts: number }

const PREFIX = 'indexnow '
const BACKOFF_KEY = 'indexnow-patience'

/** Returns changed pages that have not been submitted to search engines, oldest first. */
export async function changedPages(limit: number): Promise<ChangedPage[]> {
  const cms = await getCms()
  const { rows } = await cms.db.pool.query<ChangedPage>(
    `select substr(key, ${PREFIX.length + 1}) as path, data ->> 'at' as at from payload_kv
     where starts_with(key, $1) order by data ->> 'at', key limit $2`,
    [PREFIX, limit],
  )
  return rows
}

/** Deletes submitted pages from the queue. Pages that changed again in the meantime stay. */
export async function forgetChanged(pages: ChangedPage[]) {
  const cms = await getCms()
  await cms.db.pool.query(
    `delete from payload_kv using unnest($1::text[], $2::text[]) as told (key, at)
     where payload_kv.key = told.key and payload_kv.data ->> 'at' = told.at`,
    [pages.map(({ path }) => PREFIX + path), pages.map(({ at }) => at)],
  )
}

export async function readBackoff(): Promise<Backoff> {
  const cms = await getCms()
  return (await cms.kv.get<Backoff>(BACKOFF_KEY)) ?? { until: 0, attempts: 0 }
}

export async function storeBackoff(backoff: Backoff) {
  const cms = await getCms()
  await cms.kv.set(BACKOFF_KEY, backoff)
}
