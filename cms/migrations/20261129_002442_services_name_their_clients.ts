// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_services_client_kind" AS ENUM('stores', 'practices', 'trades', 'venues', 'companies');
  CREATE TYPE "public"."enum__services_v_version_client_kind" AS ENUM('stores', 'practices', 'trades', 'venues', 'companies');
  ALTER TABLE "services" ADD COLUMN "client_kind" "enum_services_client_kind";
  ALTER TABLE "_services_v" ADD COLUMN "version_client_kind" "enum__services_v_version_client_kind";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" DROP COLUMN "client_kind";
  ALTER TABLE "_services_v" DROP COLUMN "version_client_kind";
  DROP TYPE "public"."enum_services_client_kind";
  DROP TYPE "public"."enum__services_v_version_client_kind";`)
}
