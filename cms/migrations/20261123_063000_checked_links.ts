// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** `checked_links`: what the last request to each URL of another site led to, for the SEO panel. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    create table checked_links (
      url text primary key,
      verdict text not null,
      detail text not null,
      checked_at timestamptz not null
    );
  `))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table checked_links;'))
}
