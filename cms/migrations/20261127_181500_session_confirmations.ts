// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When the person of a session last gave their password or a code, out of reach of Payload's API: `cms/confirmation/sessions.ts`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table session_confirmations (
      session_id text primary key,
      user_id integer not null references users (id) on delete cascade,
      confirmed_at timestamptz not null default now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table session_confirmations`)
}
