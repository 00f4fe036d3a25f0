// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_issues_posts_as" AS ENUM('excerpts', 'whole');
  CREATE TYPE "public"."enum__issues_v_version_posts_as" AS ENUM('excerpts', 'whole');
  ALTER TABLE "issues" ADD COLUMN "posts_as" "enum_issues_posts_as" DEFAULT 'excerpts' NOT NULL;
  ALTER TABLE "_issues_v" ADD COLUMN "version_posts_as" "enum__issues_v_version_posts_as" DEFAULT 'excerpts' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "issues" DROP COLUMN "posts_as";
  ALTER TABLE "_issues_v" DROP COLUMN "version_posts_as";
  DROP TYPE "public"."enum_issues_posts_as";
  DROP TYPE "public"."enum__issues_v_version_posts_as";`)
}
