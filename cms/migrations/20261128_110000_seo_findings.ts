// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- The newest version of each document with a page, and of each global that is one page, as the SEO checks see it:
    -- cms/seo. The key is that of a link to it, such as "posts 12".
    create table seo_documents (
      key text primary key,
      collection text not null,
      id int not null,
      title text not null,
      path text,
      -- Of the path, if visitors can open it.
      path_key text,
      is_public boolean not null,
      is_draft boolean not null,
      has_page boolean not null generated always as (path is not null or not is_public) stored,
      -- As they are compared; empty if there is none.
      search_title text not null,
      description text not null,
      keyphrase_key text not null,
      -- What the checks of images need when the library changes.
      keyphrase text not null,
      language text not null,
      images jsonb not null,
      -- What was found by each check that fails, of those that need no other document.
      problems jsonb not null
    );
    create index seo_documents_path_idx on seo_documents using hash (path_key);
    create index seo_documents_images_idx on seo_documents using gin (images jsonb_path_ops);

    -- The links of these documents: to a document, to a path of the site, or to a URL of another site. The verdict is
    -- that of a link about whose target nothing is known.
    create table seo_links (
      source text not null references seo_documents on delete cascade,
      position int not null,
      target text,
      path_key text,
      url text,
      verdict text not null,
      primary key (source, position)
    );
    create index seo_links_target_idx on seo_links using hash (target);
    create index seo_links_path_idx on seo_links using hash (path_key);

    -- Redirects by the key of their old path; without a target, the path is gone.
    create table seo_redirects (
      id int primary key references redirects on delete cascade,
      path_key text not null,
      target text
    );
    create index seo_redirects_path_idx on seo_redirects using hash (path_key);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table seo_redirects, seo_links, seo_documents`)
}
