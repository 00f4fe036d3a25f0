// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_api_keys_scopes_content" AS ENUM('posts', 'case-studies', 'services', 'pages', 'tools', 'vacancies', 'authors', 'categories', 'projects', 'pricing-plans', 'faqs', 'client-testimonials', 'employee-testimonials', 'team', 'milestones', 'media', 'redirects', 'home', 'creative', 'navigation', 'offices', 'claims', 'brand');
  CREATE TYPE "public"."enum_api_keys_scopes_access" AS ENUM('read', 'drafts', 'publish');
  CREATE TYPE "public"."enum_webhooks_subscriptions_events" AS ENUM('published', 'updated', 'unpublished', 'deleted');
  CREATE TYPE "public"."enum_webhooks_subscriptions_content" AS ENUM('posts', 'case-studies', 'services', 'pages', 'tools', 'vacancies', 'authors', 'categories', 'projects', 'pricing-plans', 'faqs', 'client-testimonials', 'employee-testimonials', 'team', 'milestones', 'media', 'redirects', 'home', 'creative', 'navigation', 'offices', 'claims', 'brand');
  CREATE TYPE "public"."enum_webhook_messages_status" AS ENUM('waiting', 'delivered', 'failed');
  CREATE TABLE "api_keys_scopes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"content" "enum_api_keys_scopes_content" NOT NULL,
  	"access" "enum_api_keys_scopes_access" DEFAULT 'read' NOT NULL
  );
  
  CREATE TABLE "api_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"revoked" boolean DEFAULT false,
  	"owner_id" integer,
  	"last_used_at" timestamp(3) with time zone,
  	"start" varchar,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhooks_subscriptions_events" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_webhooks_subscriptions_events",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "webhooks_subscriptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"content" "enum_webhooks_subscriptions_content" NOT NULL
  );
  
  CREATE TABLE "webhooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"active" boolean DEFAULT true,
  	"failing_since" timestamp(3) with time zone,
  	"off_reason" varchar,
  	"sealed_secret" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"about" varchar,
  	"webhook_id" integer,
  	"message_id" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"response_status" numeric,
  	"response_excerpt" varchar,
  	"last_error" varchar,
  	"status" "enum_webhook_messages_status" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"first_tried_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  ALTER TABLE "mails" ADD COLUMN "source_previous" varchar;
  ALTER TABLE "quotes" ADD COLUMN "source_previous" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "api_keys_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webhooks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webhook_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_counts_id" integer;
  ALTER TABLE "api_keys_scopes" ADD CONSTRAINT "api_keys_scopes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhooks_subscriptions_events" ADD CONSTRAINT "webhooks_subscriptions_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webhooks_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webhooks_subscriptions" ADD CONSTRAINT "webhooks_subscriptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "api_keys_scopes_order_idx" ON "api_keys_scopes" USING btree ("_order");
  CREATE INDEX "api_keys_scopes_parent_id_idx" ON "api_keys_scopes" USING btree ("_parent_id");
  CREATE INDEX "api_keys_owner_idx" ON "api_keys" USING btree ("owner_id");
  CREATE UNIQUE INDEX "api_keys_hash_idx" ON "api_keys" USING btree ("hash");
  CREATE INDEX "api_keys_updated_at_idx" ON "api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "api_keys" USING btree ("created_at");
  CREATE INDEX "webhooks_subscriptions_events_order_idx" ON "webhooks_subscriptions_events" USING btree ("order");
  CREATE INDEX "webhooks_subscriptions_events_parent_idx" ON "webhooks_subscriptions_events" USING btree ("parent_id");
  CREATE INDEX "webhooks_subscriptions_order_idx" ON "webhooks_subscriptions" USING btree ("_order");
  CREATE INDEX "webhooks_subscriptions_parent_id_idx" ON "webhooks_subscriptions" USING btree ("_parent_id");
  CREATE INDEX "webhooks_updated_at_idx" ON "webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "webhooks" USING btree ("created_at");
  CREATE INDEX "webhook_messages_about_idx" ON "webhook_messages" USING btree ("about");
  CREATE INDEX "webhook_messages_webhook_idx" ON "webhook_messages" USING btree ("webhook_id");
  CREATE UNIQUE INDEX "webhook_messages_message_id_idx" ON "webhook_messages" USING btree ("message_id");
  CREATE INDEX "webhook_messages_status_idx" ON "webhook_messages" USING btree ("status");
  CREATE INDEX "webhook_messages_updated_at_idx" ON "webhook_messages" USING btree ("updated_at");
  CREATE INDEX "webhook_messages_created_at_idx" ON "webhook_messages" USING btree ("created_at");
  CREATE INDEX "page_counts_path_idx" ON "page_counts" USING btree ("path");
  CREATE UNIQUE INDEX "day_path_kind_idx" ON "page_counts" USING btree ("day","path","kind");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhooks_fk" FOREIGN KEY ("webhooks_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_messages_fk" FOREIGN KEY ("webhook_messages_id") REFERENCES "public"."webhook_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_counts_fk" FOREIGN KEY ("page_counts_id") REFERENCES "public"."page_counts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_api_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("api_keys_id");
  CREATE INDEX "payload_locked_documents_rels_webhooks_id_idx" ON "payload_locked_documents_rels" USING btree ("webhooks_id");
  CREATE INDEX "payload_locked_documents_rels_webhook_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_messages_id");
  CREATE INDEX "payload_locked_documents_rels_page_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("page_counts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "api_keys_scopes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "api_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhooks_subscriptions_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhooks_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhooks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhook_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "api_keys_scopes" CASCADE;
  DROP TABLE "api_keys" CASCADE;
  DROP TABLE "webhooks_subscriptions_events" CASCADE;
  DROP TABLE "webhooks_subscriptions" CASCADE;
  DROP TABLE "webhooks" CASCADE;
  DROP TABLE "webhook_messages" CASCADE;
  DROP TABLE "page_counts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_api_keys_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webhooks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webhook_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_counts_fk";
  
  DROP INDEX "payload_locked_documents_rels_api_keys_id_idx";
  DROP INDEX "payload_locked_documents_rels_webhooks_id_idx";
  DROP INDEX "payload_locked_documents_rels_webhook_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_counts_id_idx";
  ALTER TABLE "mails" DROP COLUMN "source_previous";
  ALTER TABLE "quotes" DROP COLUMN "source_previous";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "api_keys_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webhooks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webhook_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_counts_id";
  DROP TYPE "public"."enum_api_keys_scopes_content";
  DROP TYPE "public"."enum_api_keys_scopes_access";
  DROP TYPE "public"."enum_webhooks_subscriptions_events";
  DROP TYPE "public"."enum_webhooks_subscriptions_content";
  DROP TYPE "public"."enum_webhook_messages_status";`)
}
