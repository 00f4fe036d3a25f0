// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- What an import has stored, by the name that the item has on its old site: the same import changes nothing.
    create table moved_items (
      source text not null,
      key text not null,
      -- Of what was stored, so that a changed item is found.
      digest text not null,
      collection text not null,
      document_id int not null,
      -- The document as the import left it: one that was changed since then is an editor's.
      document_updated_at timestamptz,
      primary key (source, key)
    );
    create index on moved_items (collection, document_id);

    -- Where the pages of an old site are now, by the keys of moving/addresses.
    create table former_addresses (
      address text primary key,
      source text not null,
      -- A document, whose path is read when somebody asks …
      collection text,
      document_id int,
      -- … or a path or URL. With neither, the page is gone.
      target text
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table former_addresses; drop table moved_items`)
}
