// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { up as addPostSearch } from './20261121_025920_post_search.ts'

/**
 * `search_documents`: every page that visitors can find. `head` has the words of its title (A), its other names (B), and
 * its summary (C); `words` has those and the words of its text. `search_words` has the words of all heads as they are
 * spelled, to correct typos; a word may stay longer than the last page that has it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    create table search_documents (
      key text primary key,
      kind text not null,
      path text not null,
      title text not null,
      summary text not null,
      body text not null,
      is_open boolean not null,
      until timestamptz,
      plain_names text not null,
      title_length int not null,
      head tsvector not null,
      words tsvector not null
    ) with (toast_tuple_target = 256);
    -- Long columns are stored apart, so that ranking reads few pages.
    alter table search_documents alter column head set storage main, alter column plain_names set storage main;
    create index search_documents_head_idx on search_documents using gin (head) with (fastupdate = off);
    create index search_documents_words_idx on search_documents using gin (words) with (fastupdate = off);
    create table search_words (word text primary key);
    create index search_words_word_idx on search_words using gin (word gin_trgm_ops);

    -- The number of tools changes; nobody edited these labels.
    update navigation_menus set more_label = 'All tools' where more_label = 'All 60 tools';
    update navigation_footer_links set label = 'All tools' where label = 'All 60 tools';

    drop index posts_near_words_idx;
    alter table posts drop column search;
    drop function search_vector;
    drop function search_plain;
  `))
}

export async function down(args: MigrateDownArgs): Promise<void> {
  await args.db.execute(sql.raw(`
    drop table search_words;
    drop table search_documents;
  `))
  await addPostSearch(args)
}
