import { getCms } from '../database/connection.ts'
import { MAX_AGE_DAYS } from './checked-links.ts'
import type { CheckedLink } from './resolve-link.ts'

/** Stores what requests to URLs of other sites led to, and forgets what is too old. */
export async function storeCheckedLinks(links: Omit<CheckedLink, 'checkedAt'>[]): Promise<void> {
  const { db } = await getCms()
  await db.pool.query(
    `insert into checked_links (url, verdict, detail, checked_at)
     select url, verdict, detail, now() from unnest($1::text[], $2::text[], $3::text[]) as one (url, verdict, detail)
     on conflict (url) do update
       set verdict = excluded.verdict, detail = excluded.detail, checked_at = excluded.checked_at`,
    [links.map(({ url }) => url), links.map(({ verdict }) => verdict), links.map(({ detail }) => detail)],
  )
  await db.pool.query('delete from checked_links where checked_at <= now() - make_interval(days => $1)', [MAX_AGE_DAYS])
}
