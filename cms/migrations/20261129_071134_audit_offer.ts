// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home" ADD COLUMN "audit_offer_text" varchar;
  ALTER TABLE "home" ADD COLUMN "audit_offer_service_id" integer;
  ALTER TABLE "_home_v" ADD COLUMN "version_audit_offer_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_audit_offer_service_id" integer;
  ALTER TABLE "home" ADD CONSTRAINT "home_audit_offer_service_id_services_id_fk" FOREIGN KEY ("audit_offer_service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_audit_offer_service_id_services_id_fk" FOREIGN KEY ("version_audit_offer_service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "home_audit_offer_audit_offer_service_idx" ON "home" USING btree ("audit_offer_service_id");
  CREATE INDEX "_home_v_version_audit_offer_version_audit_offer_service_idx" ON "_home_v" USING btree ("version_audit_offer_service_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home" DROP CONSTRAINT "home_audit_offer_service_id_services_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT "_home_v_version_audit_offer_service_id_services_id_fk";
  
  DROP INDEX "home_audit_offer_audit_offer_service_idx";
  DROP INDEX "_home_v_version_audit_offer_version_audit_offer_service_idx";
  ALTER TABLE "home" DROP COLUMN "audit_offer_text";
  ALTER TABLE "home" DROP COLUMN "audit_offer_service_id";
  ALTER TABLE "_home_v" DROP COLUMN "version_audit_offer_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_audit_offer_service_id";`)
}
