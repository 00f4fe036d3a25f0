import type { Payload } from 'payload'
import type { CheckedLink } from './resolve-link.ts'

/** Maximum age of a URL's status, because older ones are unreliable. */
export const MAX_AGE_DAYS = 90

/** Returns what is known about these URLs of other sites, from the last request to each. */
export async function readCheckedLinks({ db }: Payload, urls: string[]): Promise<Map<string, CheckedLink>> {
  const { rows } = await db.pool.query<Omit<CheckedLink, 'checkedAt'> & { checkedAt: Date }>(
    `select url, verdict, detail, checked_at as "checkedAt" from checked_links
     where checked_at > now() - make_interval(days => $1) and url = any($2)`,
    [MAX_AGE_DAYS, urls],
  )
  return new Map(rows.map((row) => [row.url, { ...row, checkedAt: row.checkedAt.toISOString() }]))
}
