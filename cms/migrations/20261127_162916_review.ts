// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_review_requests_state" AS ENUM('review', 'changes', 'approved');
  ALTER TYPE "public"."enum_users_roles" ADD VALUE 'contributor' BEFORE 'moderator';
  ALTER TYPE "public"."enum_invitations_roles" ADD VALUE 'contributor' BEFORE 'moderator';
  CREATE TABLE "review_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"about" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"state" "enum_review_requests_state" NOT NULL,
  	"assignee_id" integer,
  	"note" varchar,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"decided_by_id" integer,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "invitations" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "posts" ADD COLUMN "created_by_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_created_by_id" integer;
  ALTER TABLE "case_studies" ADD COLUMN "created_by_id" integer;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_created_by_id" integer;
  ALTER TABLE "media" ADD COLUMN "created_by_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_requests_id" integer;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "review_requests_about_idx" ON "review_requests" USING btree ("about");
  CREATE INDEX "review_requests_collection_idx" ON "review_requests" USING btree ("collection");
  CREATE INDEX "review_requests_state_idx" ON "review_requests" USING btree ("state");
  CREATE INDEX "review_requests_assignee_idx" ON "review_requests" USING btree ("assignee_id");
  CREATE INDEX "review_requests_decided_by_idx" ON "review_requests" USING btree ("decided_by_id");
  CREATE INDEX "review_requests_author_idx" ON "review_requests" USING btree ("author_id");
  CREATE INDEX "review_requests_updated_at_idx" ON "review_requests" USING btree ("updated_at");
  CREATE INDEX "review_requests_created_at_idx" ON "review_requests" USING btree ("created_at");
  ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_requests_fk" FOREIGN KEY ("review_requests_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_created_by_idx" ON "posts" USING btree ("created_by_id");
  CREATE INDEX "_posts_v_version_version_created_by_idx" ON "_posts_v" USING btree ("version_created_by_id");
  CREATE INDEX "case_studies_created_by_idx" ON "case_studies" USING btree ("created_by_id");
  CREATE INDEX "_case_studies_v_version_version_created_by_idx" ON "_case_studies_v" USING btree ("version_created_by_id");
  CREATE INDEX "media_created_by_idx" ON "media" USING btree ("created_by_id");
  CREATE INDEX "payload_locked_documents_rels_review_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("review_requests_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "review_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "review_requests" CASCADE;
  ALTER TABLE "posts" DROP CONSTRAINT "posts_created_by_id_users_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_created_by_id_users_id_fk";
  
  ALTER TABLE "case_studies" DROP CONSTRAINT "case_studies_created_by_id_users_id_fk";
  
  ALTER TABLE "_case_studies_v" DROP CONSTRAINT "_case_studies_v_version_created_by_id_users_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_created_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_requests_fk";
  
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'moderator', 'hr', 'sales');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";
  ALTER TABLE "invitations_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_invitations_roles";
  CREATE TYPE "public"."enum_invitations_roles" AS ENUM('admin', 'editor', 'moderator', 'hr', 'sales');
  ALTER TABLE "invitations_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_invitations_roles" USING "value"::"public"."enum_invitations_roles";
  DROP INDEX "posts_created_by_idx";
  DROP INDEX "_posts_v_version_version_created_by_idx";
  DROP INDEX "case_studies_created_by_idx";
  DROP INDEX "_case_studies_v_version_version_created_by_idx";
  DROP INDEX "media_created_by_idx";
  DROP INDEX "payload_locked_documents_rels_review_requests_id_idx";
  ALTER TABLE "invitations" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "posts" DROP COLUMN "created_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_created_by_id";
  ALTER TABLE "case_studies" DROP COLUMN "created_by_id";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_created_by_id";
  ALTER TABLE "media" DROP COLUMN "created_by_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_requests_id";
  DROP TYPE "public"."enum_review_requests_state";`)
}
