// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Who wrote which comment at the end of a text that was moved in, so that a person can be erased there, too.
    create table archived_comments (
      source text not null,
      key text not null,
      -- A digest, as on the suppression list: the text shows no email address.
      email_hash text not null,
      post_id int references posts on delete cascade,
      page_id int references pages on delete cascade,
      -- The paragraphs of the comment as the text has them: who wrote it and when, then what.
      paragraphs jsonb not null,
      primary key (source, key)
    );
    create index on archived_comments (email_hash);
    create index on archived_comments (post_id);
    create index on archived_comments (page_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table archived_comments`)
}
