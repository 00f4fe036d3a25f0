// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_watches_state" AS ENUM('pending', 'confirmed');
  CREATE TABLE "audit_watches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"state" "enum_audit_watches_state" DEFAULT 'pending' NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"next_at" timestamp(3) with time zone,
  	"audit_id" integer,
  	"failures" numeric DEFAULT 0,
  	"failing_since" timestamp(3) with time zone,
  	"asked_at" timestamp(3) with time zone,
  	"token" varchar NOT NULL,
  	"max_pages" numeric NOT NULL,
  	"has_scheme" boolean DEFAULT true,
  	"findings" jsonb,
  	"compared_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "audits" ADD COLUMN "monthly" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_watches_id" integer;
  ALTER TABLE "audit_watches" ADD CONSTRAINT "audit_watches_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_watches" ADD CONSTRAINT "audit_watches_compared_id_audits_id_fk" FOREIGN KEY ("compared_id") REFERENCES "public"."audits"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "audit_watches_host_idx" ON "audit_watches" USING btree ("host");
  CREATE INDEX "audit_watches_email_idx" ON "audit_watches" USING btree ("email");
  CREATE INDEX "audit_watches_state_idx" ON "audit_watches" USING btree ("state");
  CREATE INDEX "audit_watches_next_at_idx" ON "audit_watches" USING btree ("next_at");
  CREATE INDEX "audit_watches_audit_idx" ON "audit_watches" USING btree ("audit_id");
  CREATE INDEX "audit_watches_compared_idx" ON "audit_watches" USING btree ("compared_id");
  CREATE INDEX "audit_watches_updated_at_idx" ON "audit_watches" USING btree ("updated_at");
  CREATE INDEX "audit_watches_created_at_idx" ON "audit_watches" USING btree ("created_at");
  CREATE UNIQUE INDEX "email_host_idx" ON "audit_watches" USING btree ("email","host");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_watches_fk" FOREIGN KEY ("audit_watches_id") REFERENCES "public"."audit_watches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audit_watches_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_watches_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_watches_fk";
  DROP INDEX "payload_locked_documents_rels_audit_watches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_watches_id";
  DROP TABLE "audit_watches" CASCADE;
  ALTER TABLE "audits" DROP COLUMN "monthly";
  DROP TYPE "public"."enum_audit_watches_state";`)
}
