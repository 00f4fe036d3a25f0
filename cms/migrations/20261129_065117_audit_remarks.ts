// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "audits_remarks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"finding" varchar,
  	"note" varchar,
  	"note_by" varchar,
  	"hidden_because" varchar,
  	"hidden_by" varchar
  );
  
  CREATE TABLE "audits_sends" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  ALTER TABLE "audits_remarks" ADD CONSTRAINT "audits_remarks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audits_sends" ADD CONSTRAINT "audits_sends_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "audits_remarks_order_idx" ON "audits_remarks" USING btree ("_order");
  CREATE INDEX "audits_remarks_parent_id_idx" ON "audits_remarks" USING btree ("_parent_id");
  CREATE INDEX "audits_sends_order_idx" ON "audits_sends" USING btree ("_order");
  CREATE INDEX "audits_sends_parent_id_idx" ON "audits_sends" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audits_remarks" CASCADE;
  DROP TABLE "audits_sends" CASCADE;`)
}
