// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invitations_roles" AS ENUM('admin', 'editor', 'moderator', 'hr', 'sales');
  CREATE TYPE "public"."enum_invitations_status" AS ENUM('sent', 'accepted', 'revoked');
  ALTER TYPE "public"."enum_mails_status" ADD VALUE 'answered' BEFORE 'done';
  ALTER TYPE "public"."enum_quotes_status" ADD VALUE 'answered' BEFORE 'done';
  CREATE TABLE "invitations_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_invitations_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "invitations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"status" "enum_invitations_status" DEFAULT 'sent' NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"accepted_at" timestamp(3) with time zone,
  	"invited_by" varchar,
  	"token_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"about" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"email_id" integer,
  	"key" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"about" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"thread_id" integer,
  	"resolved_at" timestamp(3) with time zone,
  	"resolved_by" varchar,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"about" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"action" varchar NOT NULL,
  	"fields" varchar,
  	"version" varchar,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "applications" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "mails" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "quotes" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "bookings" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invitations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "replies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "changes_id" integer;
  ALTER TABLE "invitations_roles" ADD CONSTRAINT "invitations_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_email_id_outbox_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "changes" ADD CONSTRAINT "changes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "invitations_roles_order_idx" ON "invitations_roles" USING btree ("order");
  CREATE INDEX "invitations_roles_parent_idx" ON "invitations_roles" USING btree ("parent_id");
  CREATE INDEX "invitations_email_idx" ON "invitations" USING btree ("email");
  CREATE INDEX "invitations_status_idx" ON "invitations" USING btree ("status");
  CREATE INDEX "invitations_token_hash_idx" ON "invitations" USING btree ("token_hash");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE INDEX "replies_about_idx" ON "replies" USING btree ("about");
  CREATE INDEX "replies_collection_idx" ON "replies" USING btree ("collection");
  CREATE INDEX "replies_to_idx" ON "replies" USING btree ("to");
  CREATE INDEX "replies_email_idx" ON "replies" USING btree ("email_id");
  CREATE UNIQUE INDEX "replies_key_idx" ON "replies" USING btree ("key");
  CREATE INDEX "replies_author_idx" ON "replies" USING btree ("author_id");
  CREATE INDEX "replies_updated_at_idx" ON "replies" USING btree ("updated_at");
  CREATE INDEX "replies_created_at_idx" ON "replies" USING btree ("created_at");
  CREATE INDEX "comments_about_idx" ON "comments" USING btree ("about");
  CREATE INDEX "comments_collection_idx" ON "comments" USING btree ("collection");
  CREATE INDEX "comments_thread_idx" ON "comments" USING btree ("thread_id");
  CREATE INDEX "comments_resolved_at_idx" ON "comments" USING btree ("resolved_at");
  CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "changes_about_idx" ON "changes" USING btree ("about");
  CREATE INDEX "changes_collection_idx" ON "changes" USING btree ("collection");
  CREATE INDEX "changes_version_idx" ON "changes" USING btree ("version");
  CREATE INDEX "changes_author_idx" ON "changes" USING btree ("author_id");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invitations_fk" FOREIGN KEY ("invitations_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_replies_fk" FOREIGN KEY ("replies_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_changes_fk" FOREIGN KEY ("changes_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id");
  CREATE INDEX "mails_assignee_idx" ON "mails" USING btree ("assignee_id");
  CREATE INDEX "quotes_assignee_idx" ON "quotes" USING btree ("assignee_id");
  CREATE INDEX "bookings_assignee_idx" ON "bookings" USING btree ("assignee_id");
  CREATE INDEX "payload_locked_documents_rels_invitations_id_idx" ON "payload_locked_documents_rels" USING btree ("invitations_id");
  CREATE INDEX "payload_locked_documents_rels_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("replies_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("changes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invitations_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invitations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "invitations_roles" CASCADE;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "replies" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "changes" CASCADE;
  ALTER TABLE "applications" DROP CONSTRAINT "applications_assignee_id_users_id_fk";
  
  ALTER TABLE "mails" DROP CONSTRAINT "mails_assignee_id_users_id_fk";
  
  ALTER TABLE "quotes" DROP CONSTRAINT "quotes_assignee_id_users_id_fk";
  
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invitations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_replies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_changes_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "mails" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_mails_status";
  CREATE TYPE "public"."enum_mails_status" AS ENUM('new', 'working', 'done', 'spam');
  ALTER TABLE "mails" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_mails_status";
  ALTER TABLE "mails" ALTER COLUMN "status" SET DATA TYPE "public"."enum_mails_status" USING "status"::"public"."enum_mails_status";
  ALTER TABLE "quotes" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "quotes" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_quotes_status";
  CREATE TYPE "public"."enum_quotes_status" AS ENUM('new', 'working', 'done', 'spam');
  ALTER TABLE "quotes" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_quotes_status";
  ALTER TABLE "quotes" ALTER COLUMN "status" SET DATA TYPE "public"."enum_quotes_status" USING "status"::"public"."enum_quotes_status";
  DROP INDEX "applications_assignee_idx";
  DROP INDEX "mails_assignee_idx";
  DROP INDEX "quotes_assignee_idx";
  DROP INDEX "bookings_assignee_idx";
  DROP INDEX "payload_locked_documents_rels_invitations_id_idx";
  DROP INDEX "payload_locked_documents_rels_replies_id_idx";
  DROP INDEX "payload_locked_documents_rels_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_changes_id_idx";
  ALTER TABLE "applications" DROP COLUMN "assignee_id";
  ALTER TABLE "mails" DROP COLUMN "assignee_id";
  ALTER TABLE "quotes" DROP COLUMN "assignee_id";
  ALTER TABLE "bookings" DROP COLUMN "assignee_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invitations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "replies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "changes_id";
  DROP TYPE "public"."enum_invitations_roles";
  DROP TYPE "public"."enum_invitations_status";`)
}
