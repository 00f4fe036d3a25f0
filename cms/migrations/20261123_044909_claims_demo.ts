// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" ADD COLUMN "demo" boolean DEFAULT false;
  ALTER TABLE "_claims_v" ADD COLUMN "version_demo" boolean DEFAULT false;
  CREATE INDEX "claims_demo_idx" ON "claims" USING btree ("demo");
  CREATE INDEX "_claims_v_version_version_demo_idx" ON "_claims_v" USING btree ("version_demo");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "claims_demo_idx";
  DROP INDEX "_claims_v_version_version_demo_idx";
  ALTER TABLE "claims" DROP COLUMN "demo";
  ALTER TABLE "_claims_v" DROP COLUMN "version_demo";`)
}
