import { getCms } from './connection.ts'
import { noteRead } from './reads.ts'

const MAX_COUNT = 100

/**
 * Returns published posts that match a search, best first: posts that contain the words (in title, excerpt, and text,
 * in this order of weight), then posts whose title or excerpt nearly does, so that a typo still finds something.
 */
export async function searchPostIds(query: string): Promise<number[]> {
  const cms = await getCms()
  noteRead('posts')
  const { rows } = await cms.db.pool.query<{ id: number }>(SEARCH, [searchWords(query), MAX_COUNT])
  return rows.map(({ id }) => id)
}

/**
 * Returns the typed text as `websearch_to_tsquery` accepts it: single minus signs, and only before a word. PostgreSQL
 * fails when more than 32 of them precede one word.
 * @example searchWords('--a - b -"c d"') // ' a   b -"c d"'
 */
export function searchWords(typed: string) {
  return typed.slice(0, 200).replace(/--+|-(?!"?[\p{L}\p{N}])/gu, ' ')
}

const SEARCH = `
  with asked as (select search_plain($1) as plain, websearch_to_tsquery('english', search_plain($1)) as query)
  select id
  from posts, asked
  where _status = 'published'
    and (search @@ asked.query or asked.plain <% search_plain(coalesce(title, '') || ' ' || coalesce(excerpt, '')))
  order by
    (search @@ asked.query) desc,
    ts_rank(search, asked.query) + word_similarity(asked.plain, search_plain(coalesce(title, ''))) desc,
    publish_date desc nulls last,
    id desc
  limit $2`
