// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- The posts that visitors see, with what decides on their place in lists: cms/lists. The order of an index is that
    -- of the lists: the newest first, those without a date before them.
    create table listed_posts (
      id int primary key references posts on delete cascade,
      published timestamptz(3),
      pinned boolean not null,
      author int references authors on delete set null,
      minutes int not null
    );
    create index listed_posts_published_idx on listed_posts (published desc, id desc);
    create index listed_posts_author_idx on listed_posts (author, published desc, id desc);
    create index listed_posts_pinned_idx on listed_posts (id) where pinned;
    create table listed_post_categories (
      category int not null references categories on delete cascade,
      published timestamptz(3),
      id int not null references listed_posts on delete cascade,
      place int not null,
      primary key (id, category)
    );
    create index listed_post_categories_idx on listed_post_categories (category, published desc, id desc);

    -- What visitors see changed, by the tags of cms/tags.ts: for a site that was not listening.
    create table content_changes (
      transaction xid8 not null default pg_current_xact_id(),
      changed_at timestamptz not null default now(),
      tags text[] not null
    );
    create index content_changes_transaction_idx on content_changes (transaction);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table content_changes, listed_post_categories, listed_posts`)
}
