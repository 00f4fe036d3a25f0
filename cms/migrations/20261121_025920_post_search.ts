// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The functions are declared immutable so that an index may hold their results: true as long as nobody edits the
// dictionary files of `unaccent`.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function search_plain(words text) returns text
      language sql immutable parallel safe strict
      return lower(public.unaccent('public.unaccent'::regdictionary, words));

    create function search_vector(title text, excerpt text, body text) returns tsvector
      language sql immutable parallel safe
      return setweight(to_tsvector('english', search_plain(left(coalesce(title, ''), 2000))), 'A')
          || setweight(to_tsvector('english', search_plain(left(coalesce(excerpt, ''), 4000))), 'B')
          || setweight(to_tsvector('english', search_plain(left(coalesce(body, ''), 200000))), 'C');

    alter table posts add column search tsvector generated always as (search_vector(title, excerpt, body_text)) stored;
    create index posts_search_idx on posts using gin (search);
    create index posts_near_words_idx on posts using gin (search_plain(coalesce(title, '') || ' ' || coalesce(excerpt, '')) gin_trgm_ops);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index posts_near_words_idx;
    alter table posts drop column search;
    drop function search_vector;
    drop function search_plain;
  `)
}
