// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_contact_requests_form" ADD VALUE 'tool' BEFORE 'call';
  ALTER TABLE "tools" ADD COLUMN "offer_text" varchar;
  ALTER TABLE "tools" ADD COLUMN "offer_service_id" integer;
  ALTER TABLE "_tools_v" ADD COLUMN "version_offer_text" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_offer_service_id" integer;
  ALTER TABLE "contact_requests" ADD COLUMN "interest" varchar;
  ALTER TABLE "contact_requests" ADD COLUMN "report" varchar;
  ALTER TABLE "quotes" ADD COLUMN "interest" varchar;
  ALTER TABLE "tools" ADD CONSTRAINT "tools_offer_service_id_services_id_fk" FOREIGN KEY ("offer_service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_version_offer_service_id_services_id_fk" FOREIGN KEY ("version_offer_service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tools_offer_offer_service_idx" ON "tools" USING btree ("offer_service_id");
  CREATE INDEX "_tools_v_version_offer_version_offer_service_idx" ON "_tools_v" USING btree ("version_offer_service_id");
  -- Reports of tools that came with a lead, and are deleted with it: cms/leads/reports.ts.
  create table lead_reports (
    contact_request_id int primary key references contact_requests (id) on delete cascade,
    report jsonb not null
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop table lead_reports;
   ALTER TABLE "tools" DROP CONSTRAINT "tools_offer_service_id_services_id_fk";
  
  ALTER TABLE "_tools_v" DROP CONSTRAINT "_tools_v_version_offer_service_id_services_id_fk";
  
  ALTER TABLE "contact_requests" ALTER COLUMN "form" SET DATA TYPE text;
  ALTER TABLE "contact_requests" ALTER COLUMN "form" SET DEFAULT 'contact'::text;
  DROP TYPE "public"."enum_contact_requests_form";
  CREATE TYPE "public"."enum_contact_requests_form" AS ENUM('audit', 'contact', 'portfolio', 'call');
  ALTER TABLE "contact_requests" ALTER COLUMN "form" SET DEFAULT 'contact'::"public"."enum_contact_requests_form";
  ALTER TABLE "contact_requests" ALTER COLUMN "form" SET DATA TYPE "public"."enum_contact_requests_form" USING "form"::"public"."enum_contact_requests_form";
  DROP INDEX "tools_offer_offer_service_idx";
  DROP INDEX "_tools_v_version_offer_version_offer_service_idx";
  ALTER TABLE "tools" DROP COLUMN "offer_text";
  ALTER TABLE "tools" DROP COLUMN "offer_service_id";
  ALTER TABLE "_tools_v" DROP COLUMN "version_offer_text";
  ALTER TABLE "_tools_v" DROP COLUMN "version_offer_service_id";
  ALTER TABLE "contact_requests" DROP COLUMN "interest";
  ALTER TABLE "contact_requests" DROP COLUMN "report";
  ALTER TABLE "quotes" DROP COLUMN "interest";`)
}
