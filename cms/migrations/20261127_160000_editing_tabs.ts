// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * `editing_tabs`: which browser tabs have a document open, which one of them may save, and what each saved last.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    create table editing_tabs (
      about text not null,
      tab uuid not null,
      account integer not null references users(id) on delete cascade,
      since timestamptz not null default clock_timestamp(),
      seen_at timestamptz not null default clock_timestamp(),
      is_holder boolean not null default false,
      saved timestamptz(3),
      draft_key uuid unique,
      primary key (about, tab)
    );
  `))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table editing_tabs;'))
}
