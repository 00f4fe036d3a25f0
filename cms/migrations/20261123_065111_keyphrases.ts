// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_seo_keyphrase" varchar;
  ALTER TABLE "authors" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "categories" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_seo_keyphrase" varchar;
  ALTER TABLE "services" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_seo_keyphrase" varchar;
  ALTER TABLE "tools" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_seo_keyphrase" varchar;
  ALTER TABLE "pages" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_keyphrase" varchar;
  ALTER TABLE "team" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "seo_keyphrase" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_seo_keyphrase" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "_posts_v" DROP COLUMN "version_seo_keyphrase";
  ALTER TABLE "authors" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "categories" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "case_studies" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_seo_keyphrase";
  ALTER TABLE "services" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "_services_v" DROP COLUMN "version_seo_keyphrase";
  ALTER TABLE "tools" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "_tools_v" DROP COLUMN "version_seo_keyphrase";
  ALTER TABLE "pages" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_keyphrase";
  ALTER TABLE "team" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "vacancies" DROP COLUMN "seo_keyphrase";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_seo_keyphrase";`)
}
