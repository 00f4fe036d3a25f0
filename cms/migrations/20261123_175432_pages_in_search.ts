// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "home" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "home" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_seo_keyphrase" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "creative" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "creative" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "creative" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_creative_v" ADD COLUMN "version_seo_keyphrase" varchar;
  ALTER TABLE "_creative_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_creative_v" ADD COLUMN "version_seo_description" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "home" DROP COLUMN "seo_title";
  ALTER TABLE "home" DROP COLUMN "seo_description";
  ALTER TABLE "_home_v" DROP COLUMN "version_seo_keyphrase";
  ALTER TABLE "_home_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "creative" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "creative" DROP COLUMN "seo_title";
  ALTER TABLE "creative" DROP COLUMN "seo_description";
  ALTER TABLE "_creative_v" DROP COLUMN "version_seo_keyphrase";
  ALTER TABLE "_creative_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_creative_v" DROP COLUMN "version_seo_description";`)
}
