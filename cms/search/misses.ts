import { getCms } from '../database/connection.ts'
import { wordsOf } from './words.ts'

const MAX_LENGTH = 60
const MAX_ROWS = 500
/** Email addresses, phone numbers, and URLs may say who searched. */
const PERSONAL = /@|\d[\d\s().-]{5,}|:\/\//

/**
 * Counts a search that found no page, for editors. Stores the words and the time, and nothing about the visitor. The
 * oldest rows make room for new ones.
 */
export async function countMiss(typed: string): Promise<void> {
  const query = missOf(typed)
  if (query === undefined) return
  const cms = await getCms()
  await cms.db.pool.query(
    `insert into search_misses as before (query, count, last_seen) values ($1, 1, now())
     on conflict (query) do update set count = before.count + 1, last_seen = now()`,
    [query],
  )
  await cms.db.pool.query(
    `delete from search_misses where id in (select id from search_misses order by last_seen desc offset ${MAX_ROWS})`,
  )
}

/**
 * Returns the words of a search as they are stored; undefined if they may identify someone or are no search.
 * @example missOf('  Blue  WIDGETS? ') // 'blue widgets'
 * @example missOf('jane@doe.example') // undefined
 */
export function missOf(typed: string): string | undefined {
  if (PERSONAL.test(typed)) return undefined
  const query = wordsOf(typed).join(' ')
  return query === '' || query.length > MAX_LENGTH ? undefined : query
}
