import { getCms } from './connection.ts'

/** A page that changed, and the word that was left of it. A later change of the same page leaves another word. */
export type ChangedPage = { path: string; at: string }

/** When search engines may be told again, after one of them asked to wait or did not answer. */
export type Backoff = { until: number; attempts: number }

const PREFIX = 'indexnow '
const BACKOFF_KEY = 'indexnow-patience'

/** Changed pages that search engines have not been told of, the oldest first. */
export async function changedPages(most: number): Promise<ChangedPage[]> {
  const cms = await getCms()
  const { rows } = await cms.db.pool.query<ChangedPage>(
    `select substr(key, ${PREFIX.length + 1}) as path, data ->> 'at' as at from payload_kv
     where starts_with(key, $1) order by data ->> 'at', key limit $2`,
    [PREFIX, most],
  )
  return rows
}

/** Forgets pages that were told. What changed again in the meantime stays. */
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
