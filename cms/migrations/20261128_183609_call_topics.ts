// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_about" AS ENUM('seo', 'ppc', 'content', 'creative');
  CREATE TYPE "public"."enum_bookings_place" AS ENUM('phone', 'video');
  CREATE TYPE "public"."enum_booking_hosts_work" AS ENUM('seo', 'ppc', 'content', 'creative');
  CREATE TABLE "booking_hosts_work" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_booking_hosts_work",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "bookings" ADD COLUMN "about" "enum_bookings_about";
  ALTER TABLE "bookings" ADD COLUMN "figure" varchar;
  ALTER TABLE "bookings" ADD COLUMN "place" "enum_bookings_place";
  ALTER TABLE "bookings" ADD COLUMN "cancel_at" timestamp(3) with time zone;
  ALTER TABLE "booking_hosts_work" ADD CONSTRAINT "booking_hosts_work_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking_hosts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "booking_hosts_work_order_idx" ON "booking_hosts_work" USING btree ("order");
  CREATE INDEX "booking_hosts_work_parent_idx" ON "booking_hosts_work" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "booking_hosts_work" CASCADE;
  ALTER TABLE "bookings" DROP COLUMN "about";
  ALTER TABLE "bookings" DROP COLUMN "figure";
  ALTER TABLE "bookings" DROP COLUMN "place";
  ALTER TABLE "bookings" DROP COLUMN "cancel_at";
  DROP TYPE "public"."enum_bookings_about";
  DROP TYPE "public"."enum_bookings_place";
  DROP TYPE "public"."enum_booking_hosts_work";`)
}
