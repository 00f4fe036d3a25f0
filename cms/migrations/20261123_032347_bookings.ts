// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_status" AS ENUM('booked', 'canceled');
  CREATE TYPE "public"."enum_booking_hosts_hours_weekday" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  ALTER TYPE "public"."enum_mails_form" ADD VALUE 'call';
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"held_until" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"website" varchar,
  	"message" varchar,
  	"time_zone" varchar,
  	"host_id" integer,
  	"lead_id" integer,
  	"status" "enum_bookings_status" DEFAULT 'booked' NOT NULL,
  	"sequence" numeric DEFAULT 0,
  	"changed_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "booking_hosts_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_booking_hosts_hours_weekday" NOT NULL,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "booking_hosts_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_day" timestamp(3) with time zone NOT NULL,
  	"last_day" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "booking_hosts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"meeting_url" varchar,
  	"calendar_url" varchar,
  	"calendar_read_at" timestamp(3) with time zone,
  	"calendar_error" varchar,
  	"busy" jsonb,
  	"active" boolean DEFAULT true,
  	"account_id" integer,
  	"feed_version" numeric DEFAULT 1,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "booking_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"length_minutes" numeric DEFAULT 30 NOT NULL,
  	"buffer_minutes" numeric DEFAULT 15 NOT NULL,
  	"every_minutes" numeric DEFAULT 30 NOT NULL,
  	"notice_hours" numeric DEFAULT 24 NOT NULL,
  	"ahead_days" numeric DEFAULT 28 NOT NULL,
  	"reminder_hours" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_booking_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_length_minutes" numeric DEFAULT 30 NOT NULL,
  	"version_buffer_minutes" numeric DEFAULT 15 NOT NULL,
  	"version_every_minutes" numeric DEFAULT 30 NOT NULL,
  	"version_notice_hours" numeric DEFAULT 24 NOT NULL,
  	"version_ahead_days" numeric DEFAULT 28 NOT NULL,
  	"version_reminder_hours" numeric DEFAULT 24 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "outbox" ADD COLUMN "calendar" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bookings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "booking_hosts_id" integer;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_booking_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."booking_hosts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_mails_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_hosts_hours" ADD CONSTRAINT "booking_hosts_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_hosts_exceptions" ADD CONSTRAINT "booking_hosts_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_hosts" ADD CONSTRAINT "booking_hosts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");
  CREATE INDEX "bookings_host_idx" ON "bookings" USING btree ("host_id");
  CREATE INDEX "bookings_lead_idx" ON "bookings" USING btree ("lead_id");
  CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "booking_hosts_hours_order_idx" ON "booking_hosts_hours" USING btree ("_order");
  CREATE INDEX "booking_hosts_hours_parent_id_idx" ON "booking_hosts_hours" USING btree ("_parent_id");
  CREATE INDEX "booking_hosts_exceptions_order_idx" ON "booking_hosts_exceptions" USING btree ("_order");
  CREATE INDEX "booking_hosts_exceptions_parent_id_idx" ON "booking_hosts_exceptions" USING btree ("_parent_id");
  CREATE INDEX "booking_hosts_active_idx" ON "booking_hosts" USING btree ("active");
  CREATE INDEX "booking_hosts_account_idx" ON "booking_hosts" USING btree ("account_id");
  CREATE INDEX "booking_hosts_demo_idx" ON "booking_hosts" USING btree ("demo");
  CREATE INDEX "booking_hosts_updated_at_idx" ON "booking_hosts" USING btree ("updated_at");
  CREATE INDEX "booking_hosts_created_at_idx" ON "booking_hosts" USING btree ("created_at");
  CREATE INDEX "_booking_settings_v_created_at_idx" ON "_booking_settings_v" USING btree ("created_at");
  CREATE INDEX "_booking_settings_v_updated_at_idx" ON "_booking_settings_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_booking_hosts_fk" FOREIGN KEY ("booking_hosts_id") REFERENCES "public"."booking_hosts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_booking_hosts_id_idx" ON "payload_locked_documents_rels" USING btree ("booking_hosts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_hosts_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_hosts_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_booking_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "booking_hosts_hours" CASCADE;
  DROP TABLE "booking_hosts_exceptions" CASCADE;
  DROP TABLE "booking_hosts" CASCADE;
  DROP TABLE "booking_settings" CASCADE;
  DROP TABLE "_booking_settings_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bookings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_booking_hosts_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "form" SET DATA TYPE text;
  ALTER TABLE "mails" ALTER COLUMN "form" SET DEFAULT 'contact'::text;
  DROP TYPE "public"."enum_mails_form";
  CREATE TYPE "public"."enum_mails_form" AS ENUM('audit', 'contact', 'portfolio');
  ALTER TABLE "mails" ALTER COLUMN "form" SET DEFAULT 'contact'::"public"."enum_mails_form";
  ALTER TABLE "mails" ALTER COLUMN "form" SET DATA TYPE "public"."enum_mails_form" USING "form"::"public"."enum_mails_form";
  DROP INDEX "payload_locked_documents_rels_bookings_id_idx";
  DROP INDEX "payload_locked_documents_rels_booking_hosts_id_idx";
  ALTER TABLE "outbox" DROP COLUMN "calendar";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bookings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "booking_hosts_id";
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_booking_hosts_hours_weekday";`)
}
