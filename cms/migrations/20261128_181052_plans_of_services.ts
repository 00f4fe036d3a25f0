// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "services_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"plan_id" integer,
  	"size" varchar
  );
  
  CREATE TABLE "_services_v_version_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"plan_id" integer,
  	"size" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "client_testimonials_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_client_testimonials_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  ALTER TABLE "services_plans" ADD CONSTRAINT "services_plans_plan_id_pricing_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."pricing_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_plans" ADD CONSTRAINT "services_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_plans" ADD CONSTRAINT "_services_v_version_plans_plan_id_pricing_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."pricing_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_plans" ADD CONSTRAINT "_services_v_version_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "client_testimonials_rels" ADD CONSTRAINT "client_testimonials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."client_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "client_testimonials_rels" ADD CONSTRAINT "client_testimonials_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_client_testimonials_v_rels" ADD CONSTRAINT "_client_testimonials_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_client_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_client_testimonials_v_rels" ADD CONSTRAINT "_client_testimonials_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_plans_order_idx" ON "services_plans" USING btree ("_order");
  CREATE INDEX "services_plans_parent_id_idx" ON "services_plans" USING btree ("_parent_id");
  CREATE INDEX "services_plans_plan_idx" ON "services_plans" USING btree ("plan_id");
  CREATE INDEX "_services_v_version_plans_order_idx" ON "_services_v_version_plans" USING btree ("_order");
  CREATE INDEX "_services_v_version_plans_parent_id_idx" ON "_services_v_version_plans" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_plans_plan_idx" ON "_services_v_version_plans" USING btree ("plan_id");
  CREATE INDEX "client_testimonials_rels_order_idx" ON "client_testimonials_rels" USING btree ("order");
  CREATE INDEX "client_testimonials_rels_parent_idx" ON "client_testimonials_rels" USING btree ("parent_id");
  CREATE INDEX "client_testimonials_rels_path_idx" ON "client_testimonials_rels" USING btree ("path");
  CREATE INDEX "client_testimonials_rels_services_id_idx" ON "client_testimonials_rels" USING btree ("services_id");
  CREATE INDEX "_client_testimonials_v_rels_order_idx" ON "_client_testimonials_v_rels" USING btree ("order");
  CREATE INDEX "_client_testimonials_v_rels_parent_idx" ON "_client_testimonials_v_rels" USING btree ("parent_id");
  CREATE INDEX "_client_testimonials_v_rels_path_idx" ON "_client_testimonials_v_rels" USING btree ("path");
  CREATE INDEX "_client_testimonials_v_rels_services_id_idx" ON "_client_testimonials_v_rels" USING btree ("services_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "services_plans" CASCADE;
  DROP TABLE "_services_v_version_plans" CASCADE;
  DROP TABLE "client_testimonials_rels" CASCADE;
  DROP TABLE "_client_testimonials_v_rels" CASCADE;`)
}
