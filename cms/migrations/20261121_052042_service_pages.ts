// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_rels" DROP CONSTRAINT "services_rels_faqs_fk";
  
  ALTER TABLE "_services_v_rels" DROP CONSTRAINT "_services_v_rels_faqs_fk";
  
  DROP INDEX "services_rels_faqs_id_idx";
  DROP INDEX "_services_v_rels_faqs_id_idx";
  ALTER TABLE "services_steps" DROP COLUMN "from_week";
  ALTER TABLE "services_steps" DROP COLUMN "to_week";
  ALTER TABLE "services_rels" DROP COLUMN "faqs_id";
  ALTER TABLE "_services_v_version_steps" DROP COLUMN "from_week";
  ALTER TABLE "_services_v_version_steps" DROP COLUMN "to_week";
  ALTER TABLE "_services_v_rels" DROP COLUMN "faqs_id";
   CREATE TYPE "public"."enum_services_searches_action" AS ENUM('bid', 'page', 'exclude');
  CREATE TYPE "public"."enum_services_seasons_months" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum__services_v_version_searches_action" AS ENUM('bid', 'page', 'exclude');
  CREATE TYPE "public"."enum__services_v_version_seasons_months" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TABLE "services_searches" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"query" varchar,
  	"action" "enum_services_searches_action" DEFAULT 'page',
  	"meaning" varchar
  );
  
  CREATE TABLE "services_seasons_months" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_services_seasons_months",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_ledgers_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"text" varchar,
  	"source" varchar,
  	"source_url" varchar
  );
  
  CREATE TABLE "services_ledgers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar
  );
  
  CREATE TABLE "services_lead_value_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "services_sixty_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "services_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "_services_v_version_searches" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar,
  	"action" "enum__services_v_version_searches_action" DEFAULT 'page',
  	"meaning" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_seasons_months" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__services_v_version_seasons_months",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_services_v_version_ledgers_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"text" varchar,
  	"source" varchar,
  	"source_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_ledgers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_lead_value_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_sixty_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  UPDATE "applications" SET "status" = CASE "status" WHEN 'talking' THEN 'interview' WHEN 'hired' THEN 'offer' WHEN 'declined' THEN 'rejected' ELSE "status" END;
  DROP TYPE "public"."enum_applications_status";
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'screening', 'interview', 'offer', 'rejected', 'withdrawn', 'spam');
  ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_applications_status";
  ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE "public"."enum_applications_status" USING "status"::"public"."enum_applications_status";
  ALTER TABLE "services_deliverables" ADD COLUMN "when" varchar;
  ALTER TABLE "services_deliverables" ADD COLUMN "detail" varchar;
  ALTER TABLE "services_steps" ADD COLUMN "from_day" numeric;
  ALTER TABLE "services_steps" ADD COLUMN "to_day" numeric;
  ALTER TABLE "services" ADD COLUMN "audience" varchar;
  ALTER TABLE "services" ADD COLUMN "seasons_text" varchar;
  ALTER TABLE "services" ADD COLUMN "lead_value_text" varchar;
  ALTER TABLE "_services_v_version_deliverables" ADD COLUMN "when" varchar;
  ALTER TABLE "_services_v_version_deliverables" ADD COLUMN "detail" varchar;
  ALTER TABLE "_services_v_version_steps" ADD COLUMN "from_day" numeric;
  ALTER TABLE "_services_v_version_steps" ADD COLUMN "to_day" numeric;
  ALTER TABLE "_services_v" ADD COLUMN "version_audience" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_seasons_text" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_lead_value_text" varchar;
  ALTER TABLE "offices" ADD COLUMN "demo" boolean DEFAULT false;
  ALTER TABLE "_offices_v" ADD COLUMN "version_demo" boolean DEFAULT false;
  ALTER TABLE "services_searches" ADD CONSTRAINT "services_searches_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_seasons_months" ADD CONSTRAINT "services_seasons_months_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_ledgers_rows" ADD CONSTRAINT "services_ledgers_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_ledgers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_ledgers" ADD CONSTRAINT "services_ledgers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_lead_value_terms" ADD CONSTRAINT "services_lead_value_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_sixty_days" ADD CONSTRAINT "services_sixty_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_faqs" ADD CONSTRAINT "services_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_searches" ADD CONSTRAINT "_services_v_version_searches_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_seasons_months" ADD CONSTRAINT "_services_v_version_seasons_months_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_ledgers_rows" ADD CONSTRAINT "_services_v_version_ledgers_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_ledgers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_ledgers" ADD CONSTRAINT "_services_v_version_ledgers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_lead_value_terms" ADD CONSTRAINT "_services_v_version_lead_value_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_sixty_days" ADD CONSTRAINT "_services_v_version_sixty_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_faqs" ADD CONSTRAINT "_services_v_version_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_searches_order_idx" ON "services_searches" USING btree ("_order");
  CREATE INDEX "services_searches_parent_id_idx" ON "services_searches" USING btree ("_parent_id");
  CREATE INDEX "services_seasons_months_order_idx" ON "services_seasons_months" USING btree ("order");
  CREATE INDEX "services_seasons_months_parent_idx" ON "services_seasons_months" USING btree ("parent_id");
  CREATE INDEX "services_ledgers_rows_order_idx" ON "services_ledgers_rows" USING btree ("_order");
  CREATE INDEX "services_ledgers_rows_parent_id_idx" ON "services_ledgers_rows" USING btree ("_parent_id");
  CREATE INDEX "services_ledgers_order_idx" ON "services_ledgers" USING btree ("_order");
  CREATE INDEX "services_ledgers_parent_id_idx" ON "services_ledgers" USING btree ("_parent_id");
  CREATE INDEX "services_lead_value_terms_order_idx" ON "services_lead_value_terms" USING btree ("_order");
  CREATE INDEX "services_lead_value_terms_parent_id_idx" ON "services_lead_value_terms" USING btree ("_parent_id");
  CREATE INDEX "services_sixty_days_order_idx" ON "services_sixty_days" USING btree ("_order");
  CREATE INDEX "services_sixty_days_parent_id_idx" ON "services_sixty_days" USING btree ("_parent_id");
  CREATE INDEX "services_faqs_order_idx" ON "services_faqs" USING btree ("_order");
  CREATE INDEX "services_faqs_parent_id_idx" ON "services_faqs" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_searches_order_idx" ON "_services_v_version_searches" USING btree ("_order");
  CREATE INDEX "_services_v_version_searches_parent_id_idx" ON "_services_v_version_searches" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_seasons_months_order_idx" ON "_services_v_version_seasons_months" USING btree ("order");
  CREATE INDEX "_services_v_version_seasons_months_parent_idx" ON "_services_v_version_seasons_months" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_ledgers_rows_order_idx" ON "_services_v_version_ledgers_rows" USING btree ("_order");
  CREATE INDEX "_services_v_version_ledgers_rows_parent_id_idx" ON "_services_v_version_ledgers_rows" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_ledgers_order_idx" ON "_services_v_version_ledgers" USING btree ("_order");
  CREATE INDEX "_services_v_version_ledgers_parent_id_idx" ON "_services_v_version_ledgers" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_lead_value_terms_order_idx" ON "_services_v_version_lead_value_terms" USING btree ("_order");
  CREATE INDEX "_services_v_version_lead_value_terms_parent_id_idx" ON "_services_v_version_lead_value_terms" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_sixty_days_order_idx" ON "_services_v_version_sixty_days" USING btree ("_order");
  CREATE INDEX "_services_v_version_sixty_days_parent_id_idx" ON "_services_v_version_sixty_days" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_faqs_order_idx" ON "_services_v_version_faqs" USING btree ("_order");
  CREATE INDEX "_services_v_version_faqs_parent_id_idx" ON "_services_v_version_faqs" USING btree ("_parent_id");
  CREATE INDEX "offices_demo_idx" ON "offices" USING btree ("demo");
  CREATE INDEX "_offices_v_version_version_demo_idx" ON "_offices_v" USING btree ("version_demo");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_searches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_seasons_months" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_ledgers_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_ledgers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_lead_value_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_sixty_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_faqs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_searches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_seasons_months" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_ledgers_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_ledgers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_lead_value_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_sixty_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_faqs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services_searches" CASCADE;
  DROP TABLE "services_seasons_months" CASCADE;
  DROP TABLE "services_ledgers_rows" CASCADE;
  DROP TABLE "services_ledgers" CASCADE;
  DROP TABLE "services_lead_value_terms" CASCADE;
  DROP TABLE "services_sixty_days" CASCADE;
  DROP TABLE "services_faqs" CASCADE;
  DROP TABLE "_services_v_version_searches" CASCADE;
  DROP TABLE "_services_v_version_seasons_months" CASCADE;
  DROP TABLE "_services_v_version_ledgers_rows" CASCADE;
  DROP TABLE "_services_v_version_ledgers" CASCADE;
  DROP TABLE "_services_v_version_lead_value_terms" CASCADE;
  DROP TABLE "_services_v_version_sixty_days" CASCADE;
  DROP TABLE "_services_v_version_faqs" CASCADE;
  ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  UPDATE "applications" SET "status" = CASE "status" WHEN 'screening' THEN 'talking' WHEN 'interview' THEN 'talking' WHEN 'offer' THEN 'hired' WHEN 'rejected' THEN 'declined' WHEN 'withdrawn' THEN 'declined' ELSE "status" END;
  DROP TYPE "public"."enum_applications_status";
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'talking', 'hired', 'declined', 'spam');
  ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_applications_status";
  ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE "public"."enum_applications_status" USING "status"::"public"."enum_applications_status";
  DROP INDEX "offices_demo_idx";
  DROP INDEX "_offices_v_version_version_demo_idx";
  ALTER TABLE "services_steps" DROP COLUMN "from_day";
  ALTER TABLE "services_steps" DROP COLUMN "to_day";
  ALTER TABLE "services_deliverables" DROP COLUMN "when";
  ALTER TABLE "services_deliverables" DROP COLUMN "detail";
  ALTER TABLE "services" DROP COLUMN "audience";
  ALTER TABLE "services" DROP COLUMN "seasons_text";
  ALTER TABLE "services" DROP COLUMN "lead_value_text";
  ALTER TABLE "_services_v_version_steps" DROP COLUMN "from_day";
  ALTER TABLE "_services_v_version_steps" DROP COLUMN "to_day";
  ALTER TABLE "_services_v_version_deliverables" DROP COLUMN "when";
  ALTER TABLE "_services_v_version_deliverables" DROP COLUMN "detail";
  ALTER TABLE "_services_v" DROP COLUMN "version_audience";
  ALTER TABLE "_services_v" DROP COLUMN "version_seasons_text";
  ALTER TABLE "_services_v" DROP COLUMN "version_lead_value_text";
  ALTER TABLE "offices" DROP COLUMN "demo";
  ALTER TABLE "_offices_v" DROP COLUMN "version_demo";
  DROP TYPE "public"."enum_services_searches_action";
  DROP TYPE "public"."enum_services_seasons_months";
  DROP TYPE "public"."enum__services_v_version_searches_action";
  DROP TYPE "public"."enum__services_v_version_seasons_months";
   ALTER TABLE "services_steps" ADD COLUMN "from_week" numeric;
  ALTER TABLE "services_steps" ADD COLUMN "to_week" numeric;
  ALTER TABLE "services_rels" ADD COLUMN "faqs_id" integer;
  ALTER TABLE "_services_v_version_steps" ADD COLUMN "from_week" numeric;
  ALTER TABLE "_services_v_version_steps" ADD COLUMN "to_week" numeric;
  ALTER TABLE "_services_v_rels" ADD COLUMN "faqs_id" integer;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_rels_faqs_id_idx" ON "services_rels" USING btree ("faqs_id");
  CREATE INDEX "_services_v_rels_faqs_id_idx" ON "_services_v_rels" USING btree ("faqs_id");`)
}
