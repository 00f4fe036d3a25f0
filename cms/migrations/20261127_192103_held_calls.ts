// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_bookings_status" ADD VALUE 'held' BEFORE 'canceled';
  ALTER TYPE "public"."enum_bookings_status" ADD VALUE 'expired';
  ALTER TABLE "bookings" ADD COLUMN "confirm_by" timestamp(3) with time zone;
  ALTER TABLE "bookings" ADD COLUMN "network" varchar;
  ALTER TABLE "booking_settings" ADD COLUMN "network_calls" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "_booking_settings_v" ADD COLUMN "version_network_calls" numeric DEFAULT 12 NOT NULL;
  CREATE INDEX "bookings_network_idx" ON "bookings" USING btree ("network");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "bookings" ALTER COLUMN "status" SET DEFAULT 'booked'::text;
  DROP TYPE "public"."enum_bookings_status";
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('booked', 'canceled');
  ALTER TABLE "bookings" ALTER COLUMN "status" SET DEFAULT 'booked'::"public"."enum_bookings_status";
  ALTER TABLE "bookings" ALTER COLUMN "status" SET DATA TYPE "public"."enum_bookings_status" USING "status"::"public"."enum_bookings_status";
  DROP INDEX "bookings_network_idx";
  ALTER TABLE "bookings" DROP COLUMN "confirm_by";
  ALTER TABLE "bookings" DROP COLUMN "network";
  ALTER TABLE "booking_settings" DROP COLUMN "network_calls";
  ALTER TABLE "_booking_settings_v" DROP COLUMN "version_network_calls";`)
}
