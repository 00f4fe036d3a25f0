// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A held call takes its time, too. After the migration that adds the status: PostgreSQL uses a new value only in a later
 * transaction.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(constraint("status in ('booked', 'held')")))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(constraint("status = 'booked'")))
}

const constraint = (which: string) => `
  alter table bookings drop constraint if exists bookings_no_overlap;
  alter table bookings add constraint bookings_no_overlap
    exclude using gist (host_id with =, tstzrange(starts_at, held_until) with &&) where (${which});
`
