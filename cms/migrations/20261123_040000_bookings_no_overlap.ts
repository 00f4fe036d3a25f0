// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Nobody can have two calls at the same time, the free time after each included. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    create extension if not exists btree_gist;
    alter table bookings add constraint bookings_no_overlap
      exclude using gist (host_id with =, tstzrange(starts_at, held_until) with &&) where (status = 'booked');
  `))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('alter table bookings drop constraint bookings_no_overlap;'))
}
