// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_imports_system" AS ENUM('wordpress', 'ghost', 'sanity', 'markdown');
  CREATE TYPE "public"."enum_imports_state" AS ENUM('uploading', 'ready', 'trying', 'tried', 'running', 'pausing', 'paused', 'done', 'failed');
  CREATE TYPE "public"."enum_imports_comments" AS ENUM('archive', 'skip');
  CREATE TYPE "public"."enum_imports_tags" AS ENUM('category', 'skip');
  CREATE TYPE "public"."enum_imports_report_of" AS ENUM('try', 'import');
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"system" "enum_imports_system",
  	"size" numeric,
  	"received" numeric DEFAULT 0,
  	"state" "enum_imports_state" DEFAULT 'uploading',
  	"site_url" varchar,
  	"comments" "enum_imports_comments",
  	"tags" "enum_imports_tags" DEFAULT 'skip',
  	"fetches_pictures" boolean DEFAULT false,
  	"types" varchar,
  	"done" numeric,
  	"total" numeric,
  	"counts" jsonb,
  	"lines" jsonb,
  	"message" varchar,
  	"report_of" "enum_imports_report_of",
  	"finished_at" timestamp(3) with time zone,
  	"runner" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "imports_id" integer;
  CREATE INDEX "imports_state_idx" ON "imports" USING btree ("state");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_imports_fk";
  DROP TABLE "imports" CASCADE;
  DROP INDEX "payload_locked_documents_rels_imports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "imports_id";
  DROP TYPE "public"."enum_imports_system";
  DROP TYPE "public"."enum_imports_state";
  DROP TYPE "public"."enum_imports_comments";
  DROP TYPE "public"."enum_imports_tags";
  DROP TYPE "public"."enum_imports_report_of";`)
}
