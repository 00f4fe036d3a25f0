// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ALTER COLUMN "alt" DROP NOT NULL;
  ALTER TABLE "invitations" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ALTER COLUMN "alt" SET NOT NULL;
  ALTER TABLE "invitations" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "media" DROP COLUMN "decorative";`)
}
