// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_issues_status" AS ENUM('draft', 'sending', 'sent');
  CREATE TYPE "public"."enum__issues_v_version_status" AS ENUM('draft', 'sending', 'sent');
  CREATE TYPE "public"."enum_suppressions_reason" AS ENUM('unsubscribed', 'bounced', 'complained', 'erased');
  CREATE TYPE "public"."enum_webhook_deliveries_status" AS ENUM('waiting', 'delivered', 'failed');
  ALTER TYPE "public"."enum_outbox_status" ADD VALUE 'bounced';
  ALTER TYPE "public"."enum_reviews_status" ADD VALUE 'spam';
  ALTER TYPE "public"."enum__reviews_v_version_status" ADD VALUE 'spam';
  CREATE TABLE "issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"preheader" varchar,
  	"intro" varchar,
  	"closing" varchar,
  	"status" "enum_issues_status" DEFAULT 'draft' NOT NULL,
  	"recipients" numeric DEFAULT 0,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "issues_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer
  );
  
  CREATE TABLE "_issues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_subject" varchar NOT NULL,
  	"version_preheader" varchar,
  	"version_intro" varchar,
  	"version_closing" varchar,
  	"version_status" "enum__issues_v_version_status" DEFAULT 'draft' NOT NULL,
  	"version_recipients" numeric DEFAULT 0,
  	"version_sent_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_issues_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer
  );
  
  CREATE TABLE "suppressions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"hash" varchar NOT NULL,
  	"reason" "enum_suppressions_reason" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" varchar NOT NULL,
  	"about" varchar NOT NULL,
  	"status" "enum_webhook_deliveries_status" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"first_tried_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visitor_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"page" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" varchar NOT NULL,
  	"who_id" integer,
  	"who_email" varchar,
  	"about" varchar,
  	"details" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from_name" varchar,
  	"from_address" varchar,
  	"notices_audit" varchar,
  	"notices_contact" varchar,
  	"notices_portfolio" varchar,
  	"notices_quote" varchar,
  	"notices_application" varchar,
  	"notices_review" varchar,
  	"answer_visitors" boolean DEFAULT true,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_mail_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_from_name" varchar,
  	"version_from_address" varchar,
  	"version_notices_audit" varchar,
  	"version_notices_contact" varchar,
  	"version_notices_portfolio" varchar,
  	"version_notices_quote" varchar,
  	"version_notices_application" varchar,
  	"version_notices_review" varchar,
  	"version_answer_visitors" boolean DEFAULT true,
  	"version_webhook_url" varchar,
  	"version_webhook_secret" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads" numeric DEFAULT 730 NOT NULL,
  	"spam" numeric DEFAULT 30 NOT NULL,
  	"applications" numeric DEFAULT 180 NOT NULL,
  	"undecided_applications" numeric DEFAULT 365 NOT NULL,
  	"addresses" numeric DEFAULT 30 NOT NULL,
  	"unconfirmed" numeric DEFAULT 30 NOT NULL,
  	"outbox" numeric DEFAULT 90 NOT NULL,
  	"audit_log" numeric DEFAULT 1095 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_leads" numeric DEFAULT 730 NOT NULL,
  	"version_spam" numeric DEFAULT 30 NOT NULL,
  	"version_applications" numeric DEFAULT 180 NOT NULL,
  	"version_undecided_applications" numeric DEFAULT 365 NOT NULL,
  	"version_addresses" numeric DEFAULT 30 NOT NULL,
  	"version_unconfirmed" numeric DEFAULT 30 NOT NULL,
  	"version_outbox" numeric DEFAULT 90 NOT NULL,
  	"version_audit_log" numeric DEFAULT 1095 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "applications" ADD COLUMN "decided_at" timestamp(3) with time zone;
  ALTER TABLE "mails" ADD COLUMN "source_landing" varchar;
  ALTER TABLE "quotes" ADD COLUMN "source_landing" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "unsubscribed_at" timestamp(3) with time zone;
  ALTER TABLE "outbox" ADD COLUMN "first_tried_at" timestamp(3) with time zone;
  ALTER TABLE "outbox" ADD COLUMN "reply_to" varchar;
  ALTER TABLE "outbox" ADD COLUMN "text" varchar;
  ALTER TABLE "outbox" ADD COLUMN "key" varchar;
  ALTER TABLE "outbox" ADD COLUMN "message_id" varchar;
  ALTER TABLE "reviews" ADD COLUMN "wants_notice" boolean DEFAULT false;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_wants_notice" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "issues_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "suppressions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webhook_deliveries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visitor_addresses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  ALTER TABLE "issues_rels" ADD CONSTRAINT "issues_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "issues_rels" ADD CONSTRAINT "issues_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_issues_v" ADD CONSTRAINT "_issues_v_parent_id_issues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_issues_v_rels" ADD CONSTRAINT "_issues_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_issues_v_rels" ADD CONSTRAINT "_issues_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_who_id_users_id_fk" FOREIGN KEY ("who_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "issues_status_idx" ON "issues" USING btree ("status");
  CREATE INDEX "issues_updated_at_idx" ON "issues" USING btree ("updated_at");
  CREATE INDEX "issues_created_at_idx" ON "issues" USING btree ("created_at");
  CREATE INDEX "issues_rels_order_idx" ON "issues_rels" USING btree ("order");
  CREATE INDEX "issues_rels_parent_idx" ON "issues_rels" USING btree ("parent_id");
  CREATE INDEX "issues_rels_path_idx" ON "issues_rels" USING btree ("path");
  CREATE INDEX "issues_rels_posts_id_idx" ON "issues_rels" USING btree ("posts_id");
  CREATE INDEX "_issues_v_parent_idx" ON "_issues_v" USING btree ("parent_id");
  CREATE INDEX "_issues_v_version_version_status_idx" ON "_issues_v" USING btree ("version_status");
  CREATE INDEX "_issues_v_version_version_updated_at_idx" ON "_issues_v" USING btree ("version_updated_at");
  CREATE INDEX "_issues_v_version_version_created_at_idx" ON "_issues_v" USING btree ("version_created_at");
  CREATE INDEX "_issues_v_created_at_idx" ON "_issues_v" USING btree ("created_at");
  CREATE INDEX "_issues_v_updated_at_idx" ON "_issues_v" USING btree ("updated_at");
  CREATE INDEX "_issues_v_rels_order_idx" ON "_issues_v_rels" USING btree ("order");
  CREATE INDEX "_issues_v_rels_parent_idx" ON "_issues_v_rels" USING btree ("parent_id");
  CREATE INDEX "_issues_v_rels_path_idx" ON "_issues_v_rels" USING btree ("path");
  CREATE INDEX "_issues_v_rels_posts_id_idx" ON "_issues_v_rels" USING btree ("posts_id");
  CREATE INDEX "suppressions_email_idx" ON "suppressions" USING btree ("email");
  CREATE UNIQUE INDEX "suppressions_hash_idx" ON "suppressions" USING btree ("hash");
  CREATE INDEX "suppressions_updated_at_idx" ON "suppressions" USING btree ("updated_at");
  CREATE INDEX "suppressions_created_at_idx" ON "suppressions" USING btree ("created_at");
  CREATE UNIQUE INDEX "webhook_deliveries_about_idx" ON "webhook_deliveries" USING btree ("about");
  CREATE INDEX "webhook_deliveries_status_idx" ON "webhook_deliveries" USING btree ("status");
  CREATE INDEX "webhook_deliveries_updated_at_idx" ON "webhook_deliveries" USING btree ("updated_at");
  CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");
  CREATE INDEX "visitor_addresses_address_idx" ON "visitor_addresses" USING btree ("address");
  CREATE INDEX "visitor_addresses_updated_at_idx" ON "visitor_addresses" USING btree ("updated_at");
  CREATE INDEX "visitor_addresses_created_at_idx" ON "visitor_addresses" USING btree ("created_at");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who_id");
  CREATE INDEX "audit_log_about_idx" ON "audit_log" USING btree ("about");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "_mail_settings_v_created_at_idx" ON "_mail_settings_v" USING btree ("created_at");
  CREATE INDEX "_mail_settings_v_updated_at_idx" ON "_mail_settings_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_issues_fk" FOREIGN KEY ("issues_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_suppressions_fk" FOREIGN KEY ("suppressions_id") REFERENCES "public"."suppressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_deliveries_fk" FOREIGN KEY ("webhook_deliveries_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visitor_addresses_fk" FOREIGN KEY ("visitor_addresses_id") REFERENCES "public"."visitor_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "applications_decided_at_idx" ON "applications" USING btree ("decided_at");
  CREATE UNIQUE INDEX "outbox_key_idx" ON "outbox" USING btree ("key");
  CREATE INDEX "outbox_message_id_idx" ON "outbox" USING btree ("message_id");
  CREATE INDEX "payload_locked_documents_rels_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("issues_id");
  CREATE INDEX "payload_locked_documents_rels_suppressions_id_idx" ON "payload_locked_documents_rels" USING btree ("suppressions_id");
  CREATE INDEX "payload_locked_documents_rels_webhook_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_visitor_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("visitor_addresses_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");

  -- Not collections: nobody reads them, every form writes them.
  CREATE UNLOGGED TABLE "form_limits" (
  	"key" text PRIMARY KEY,
  	"used" integer NOT NULL,
  	"resets_at" timestamp with time zone NOT NULL
  );

  CREATE TABLE "form_submissions" (
  	"key" text PRIMARY KEY,
  	"fingerprint" text NOT NULL,
  	"about" text,
  	"answer" jsonb,
  	"waits_for_proof" boolean DEFAULT false NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" ("created_at");
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "form_limits";
  DROP TABLE "form_submissions";
   ALTER TABLE "issues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "issues_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_issues_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_issues_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "suppressions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhook_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visitor_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mail_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "issues" CASCADE;
  DROP TABLE "issues_rels" CASCADE;
  DROP TABLE "_issues_v" CASCADE;
  DROP TABLE "_issues_v_rels" CASCADE;
  DROP TABLE "suppressions" CASCADE;
  DROP TABLE "webhook_deliveries" CASCADE;
  DROP TABLE "visitor_addresses" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "mail_settings" CASCADE;
  DROP TABLE "_mail_settings_v" CASCADE;
  DROP TABLE "privacy" CASCADE;
  DROP TABLE "_privacy_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_issues_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_suppressions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webhook_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_visitor_addresses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DEFAULT 'waiting'::text;
  DROP TYPE "public"."enum_outbox_status";
  CREATE TYPE "public"."enum_outbox_status" AS ENUM('waiting', 'sent', 'failed');
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DEFAULT 'waiting'::"public"."enum_outbox_status";
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DATA TYPE "public"."enum_outbox_status" USING "status"::"public"."enum_outbox_status";
  ALTER TABLE "reviews" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "reviews" ALTER COLUMN "status" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_reviews_status";
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('pending', 'approved', 'disapproved');
  ALTER TABLE "reviews" ALTER COLUMN "status" SET DEFAULT 'pending'::"public"."enum_reviews_status";
  ALTER TABLE "reviews" ALTER COLUMN "status" SET DATA TYPE "public"."enum_reviews_status" USING "status"::"public"."enum_reviews_status";
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_status" SET DATA TYPE text;
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_status" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum__reviews_v_version_status";
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('pending', 'approved', 'disapproved');
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_status" SET DEFAULT 'pending'::"public"."enum__reviews_v_version_status";
  ALTER TABLE "_reviews_v" ALTER COLUMN "version_status" SET DATA TYPE "public"."enum__reviews_v_version_status" USING "version_status"::"public"."enum__reviews_v_version_status";
  DROP INDEX "applications_decided_at_idx";
  DROP INDEX "outbox_key_idx";
  DROP INDEX "outbox_message_id_idx";
  DROP INDEX "payload_locked_documents_rels_issues_id_idx";
  DROP INDEX "payload_locked_documents_rels_suppressions_id_idx";
  DROP INDEX "payload_locked_documents_rels_webhook_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_visitor_addresses_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "applications" DROP COLUMN "decided_at";
  ALTER TABLE "mails" DROP COLUMN "source_landing";
  ALTER TABLE "quotes" DROP COLUMN "source_landing";
  ALTER TABLE "subscribers" DROP COLUMN "unsubscribed_at";
  ALTER TABLE "outbox" DROP COLUMN "first_tried_at";
  ALTER TABLE "outbox" DROP COLUMN "reply_to";
  ALTER TABLE "outbox" DROP COLUMN "text";
  ALTER TABLE "outbox" DROP COLUMN "key";
  ALTER TABLE "outbox" DROP COLUMN "message_id";
  ALTER TABLE "reviews" DROP COLUMN "wants_notice";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_wants_notice";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "issues_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "suppressions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webhook_deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visitor_addresses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  DROP TYPE "public"."enum_issues_status";
  DROP TYPE "public"."enum__issues_v_version_status";
  DROP TYPE "public"."enum_suppressions_reason";
  DROP TYPE "public"."enum_webhook_deliveries_status";`)
}
