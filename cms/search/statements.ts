/** Maximum number of pages considered for each word and for all words together: those with the shortest titles. */
const MAX_CANDIDATES = 120

/** How much one page of a kind counts more than another that fits as well. */
const KIND_WEIGHTS = `case kind when 'page' then 1.2 when 'tool' then 1.1 when 'service' then 1.1 else 1 end
  * case when is_open then 1 else 0.9 end`

/** Pages that lack a word are listed while they fit at least this well, compared with the best. */
const MIN_SHARE = 0.5

/**
 * Ranks pages. $1 to $3: place, expression, and weight of each reading, the word itself first; $4: the words of the
 * query; $5: maximum number; $6: whether the query is about jobs; $7: an expression of its words that may name a role.
 *
 * A word counts as much as it is rare, and as it stands in the title, the other names, or the summary of a page. Of its
 * readings, the best counts. A page that has all words anywhere counts more, and is complete. Words that say nothing,
 * such as “the”, are left out. Of pages that fit equally well, those with the words as typed come first. Vacancies come
 * last unless the query is about jobs or names the role.
 */
export const RANKED = `
  with reading as (
    select place, query, weight, first_value(numnode(query)) over (partition by place order by number) as meaning
    from unnest($1::int[], $2::text[], $3::real[]) with ordinality as typed (place, expression, weight, number),
      lateral (select to_tsquery('english', expression) as query) as parsed
  ), readings as materialized (
    select place, query, weight from reading where meaning > 0 and numnode(query) > 0
  ), term as (
    select place, string_agg('(' || query::text || ')', ' | ')::tsquery as query,
      (array_agg(query order by weight desc))[1] as exact
    from readings group by place
  ), whole as (
    select string_agg('(' || query::text || ')', ' & ')::tsquery as query,
      string_agg('(' || exact::text || ')', ' & ')::tsquery as exact
    from term
  ), rarity as materialized (
    select place, ln(1 + (select count(*) from search_documents)::real / (1 + count(key))) as value
    from term left join search_documents on head @@ query
    group by place
  ), candidate as (
    (select key from whole, search_documents where head @@ query order by title_length limit ${MAX_CANDIDATES})
    union
    (select key from whole, search_documents where words @@ query limit ${MAX_CANDIDATES})
    union
    select near.key from (select exact as query from term union select query from term) as either, lateral (
      select key from search_documents where head @@ either.query order by title_length limit ${MAX_CANDIDATES}
    ) as near
  ), fitting as (
    select document.*, words @@ whole.query as is_complete, ts_rank(head, whole.exact) as exact_rank, (
      select coalesce(sum(rarity.value * (best.value + case when best.is_title then 0.5 / document.title_length else 0 end)), 0)
      from rarity, lateral (
        select max(weight * least(1, ts_rank('{0, 0.25, 0.5, 1}', head, query) * 1.645)) as value,
          bool_or(ts_filter(head, '{a}') @@ query) as is_title
        from readings where readings.place = rarity.place and head @@ query
      ) as best
    ) as head_score, (select sum(value) from rarity) as all_score
    from candidate join search_documents as document using (key), whole
    where until is null or until > now()
  ), scored as (
    select *, (head_score + case when is_complete then all_score * 0.3 else 0 end) * ${KIND_WEIGHTS}
      * case when starts_with(plain_names, ' | ' || $4 || ' |') then 2
        when $4 like '% %' and strpos(plain_names, ' ' || $4 || ' ') > 0 then 2
        when starts_with(plain_names, ' | ' || $4) then 1.2 else 1 end as score
    from fitting
  )
  select key, kind, path, title, summary, is_open as "isOpen", is_complete as "isComplete"
  from scored
  where is_complete or score > ${MIN_SHARE} * (select max(score) from scored)
  order by kind = 'vacancy' and not $6 and not ts_filter(head, '{a}') @@ to_tsquery('english', $7),
    score desc, exact_rank desc, title_length, key
  limit $5`

/** Returns the places ($1) whose readings ($2) no page has. Words that say nothing, such as “the”, are not missed. */
export const UNKNOWN = `
  select place from unnest($1::int[], $2::text[]) as typed (place, expression),
    lateral (select to_tsquery('english', expression) as query) as parsed
  where numnode(query) > 0 and not exists (select from search_documents where words @@ query)`

/** Returns spelled words that share most of their trigrams with $1, whole or as its beginning. */
export const NEAR_WORDS = `
  select word from search_words where word % $1 or $1 <% word order by similarity(word, $1) desc limit 60`

/**
 * Returns the pages whose titles share most trigrams with $1. The distance operator reads them from the index in order.
 */
export const NEAREST_TITLES = `
  select key, kind, path, title, summary, is_open as "isOpen" from search_documents
  where (until is null or until > now())
  order by title <->> $1, is_open desc, title_length, key limit $2`
