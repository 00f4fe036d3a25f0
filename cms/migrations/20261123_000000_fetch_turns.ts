// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * `fetch_turns`: for each host that our server fetches from, the starts of its last requests, and until when one is under
 * way. Unlogged, because after a crash nobody has to know.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    create unlogged table fetch_turns (
      host text primary key,
      starts timestamptz[] not null,
      turn uuid not null,
      ends_at timestamptz not null
    );
  `))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table fetch_turns;'))
}
