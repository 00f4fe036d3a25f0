// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What two-factor login needs, out of reach of Payload's API: `cms/accounts/two-factor/store.ts`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table two_factor (
      user_id integer primary key references users (id) on delete cascade,
      secret text not null,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      last_step bigint not null default 0
    )`)
  await db.execute(sql`
    create table two_factor_recovery_codes (
      user_id integer not null references users (id) on delete cascade,
      digest text not null,
      primary key (user_id, digest)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table two_factor_recovery_codes`)
  await db.execute(sql`drop table two_factor`)
}
