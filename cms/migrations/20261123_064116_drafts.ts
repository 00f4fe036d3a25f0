// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_kind" AS ENUM('product', 'brand', 'web');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pricing_plans_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pricing_plans_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_topic" AS ENUM('home', 'creative', 'career', 'service', 'pricing');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_client_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__client_testimonials_v_version_kind" AS ENUM('client', 'short');
  CREATE TYPE "public"."enum__client_testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_employee_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__employee_testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vacancies_publication" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('open', 'closed');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_creative_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__creative_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_claims_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_growth" varchar,
  	"version_desc" varchar,
  	"version_kind" "enum__projects_v_version_kind" DEFAULT 'web',
  	"version_image_id" integer,
  	"version_case_study_id" integer,
  	"version_seed" varchar,
  	"version_on_home" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 0,
  	"version_demo" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pricing_plans_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"list_title" varchar,
  	"list_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_plans_v_version_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"list_title" varchar,
  	"list_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_plans_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_plan_name" varchar,
  	"version_price" varchar,
  	"version_period" varchar,
  	"version_desc" jsonb,
  	"version_link" varchar,
  	"version_description" varchar,
  	"version_button_link" varchar,
  	"version_is_grow" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 0,
  	"version_demo" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pricing_plans_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_question" varchar,
  	"version_answer" varchar,
  	"version_topic" "enum__faqs_v_version_topic" DEFAULT 'home',
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_client_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_display_name" varchar,
  	"version_kind" "enum__client_testimonials_v_version_kind" DEFAULT 'client',
  	"version_client_name" varchar,
  	"version_client_designation" varchar,
  	"version_avatar_id" integer,
  	"version_content" jsonb,
  	"version_name" varchar,
  	"version_designation" varchar,
  	"version_feedback" varchar,
  	"version_on_home" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 0,
  	"version_demo" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__client_testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_employee_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_employee_name" varchar,
  	"version_employee_designation" varchar,
  	"version_feedback" varchar,
  	"version_employee_avatar_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_demo" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__employee_testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_vacancies_v_version_role_info_list_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_skills" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_job_title" varchar,
  	"version_team_name" varchar,
  	"version_job_type" varchar,
  	"version_workplace_type" varchar,
  	"version_location" varchar,
  	"version_salary_min_salary" numeric,
  	"version_salary_max_salary" numeric,
  	"version_role_info_content" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_status" "enum__vacancies_v_version_status" DEFAULT 'open',
  	"version_date_posted" timestamp(3) with time zone,
  	"version_valid_through" timestamp(3) with time zone,
  	"version_demo" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum_vacancies_publication" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "projects" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "pricing_plans" ALTER COLUMN "plan_name" DROP NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "answer" DROP NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "topic" DROP NOT NULL;
  ALTER TABLE "client_testimonials" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "employee_testimonials" ALTER COLUMN "employee_name" DROP NOT NULL;
  ALTER TABLE "employee_testimonials" ALTER COLUMN "feedback" DROP NOT NULL;
  ALTER TABLE "vacancies_role_info_list_items" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "vacancies_requirements" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "vacancies_skills" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "vacancies" ALTER COLUMN "job_title" DROP NOT NULL;
  ALTER TABLE "vacancies" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "vacancies" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "home_challenges_points" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "home_challenges" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_steps" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_audit_points" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "home_clients" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_home_v_version_challenges_points" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_home_v_version_challenges" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_steps" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_audit_points" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_home_v_version_clients" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "creative_spots_taken" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "creative_gallery" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "creative_clients" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "creative_sites" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "creative_cards_list" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "creative_cards" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "creative_problems" ALTER COLUMN "problem" DROP NOT NULL;
  ALTER TABLE "creative_faqs" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "_creative_v_version_spots_taken" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_creative_v_version_gallery" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_creative_v_version_clients" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_creative_v_version_sites" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "_creative_v_version_cards_list" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_creative_v_version_cards" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_creative_v_version_problems" ALTER COLUMN "problem" DROP NOT NULL;
  ALTER TABLE "_creative_v_version_faqs" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "navigation_menus_columns" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "navigation_menus_columns" ALTER COLUMN "source" DROP NOT NULL;
  ALTER TABLE "navigation_menus" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "navigation_footer" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "navigation_legal" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_legal" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_menus_columns" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_menus_columns" ALTER COLUMN "source" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_menus" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_footer_links" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_footer_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_footer" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_legal" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_legal" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "_case_studies_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_tools_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "projects" ADD COLUMN "_status" "enum_projects_status" DEFAULT 'draft';
  ALTER TABLE "pricing_plans" ADD COLUMN "_status" "enum_pricing_plans_status" DEFAULT 'draft';
  ALTER TABLE "faqs" ADD COLUMN "_status" "enum_faqs_status" DEFAULT 'draft';
  ALTER TABLE "client_testimonials" ADD COLUMN "_status" "enum_client_testimonials_status" DEFAULT 'draft';
  ALTER TABLE "employee_testimonials" ADD COLUMN "_status" "enum_employee_testimonials_status" DEFAULT 'draft';
  ALTER TABLE "vacancies" ADD COLUMN "_status" "enum_vacancies_publication" DEFAULT 'draft';
  ALTER TABLE "home" ADD COLUMN "_status" "enum_home_status" DEFAULT 'draft';
  ALTER TABLE "_home_v" ADD COLUMN "version__status" "enum__home_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_home_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_home_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "creative" ADD COLUMN "_status" "enum_creative_status" DEFAULT 'draft';
  ALTER TABLE "_creative_v" ADD COLUMN "version__status" "enum__creative_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_creative_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_creative_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "navigation" ADD COLUMN "_status" "enum_navigation_status" DEFAULT 'draft';
  ALTER TABLE "_navigation_v" ADD COLUMN "version__status" "enum__navigation_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_navigation_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_navigation_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "claims" ADD COLUMN "_status" "enum_claims_status" DEFAULT 'draft';
  ALTER TABLE "_claims_v" ADD COLUMN "version__status" "enum__claims_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_claims_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_claims_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_case_study_id_case_studies_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pricing_plans_v_version_items" ADD CONSTRAINT "_pricing_plans_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_plans_v_version_lists" ADD CONSTRAINT "_pricing_plans_v_version_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_plans_v" ADD CONSTRAINT "_pricing_plans_v_parent_id_pricing_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_client_testimonials_v" ADD CONSTRAINT "_client_testimonials_v_parent_id_client_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."client_testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_client_testimonials_v" ADD CONSTRAINT "_client_testimonials_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employee_testimonials_v" ADD CONSTRAINT "_employee_testimonials_v_parent_id_employee_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."employee_testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employee_testimonials_v" ADD CONSTRAINT "_employee_testimonials_v_version_employee_avatar_id_media_id_fk" FOREIGN KEY ("version_employee_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_role_info_list_items" ADD CONSTRAINT "_vacancies_v_version_role_info_list_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_requirements" ADD CONSTRAINT "_vacancies_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_skills" ADD CONSTRAINT "_vacancies_v_version_skills_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_image_idx" ON "_projects_v" USING btree ("version_image_id");
  CREATE INDEX "_projects_v_version_version_case_study_idx" ON "_projects_v" USING btree ("version_case_study_id");
  CREATE INDEX "_projects_v_version_version_on_home_idx" ON "_projects_v" USING btree ("version_on_home");
  CREATE INDEX "_projects_v_version_version_order_idx" ON "_projects_v" USING btree ("version_order");
  CREATE INDEX "_projects_v_version_version_demo_idx" ON "_projects_v" USING btree ("version_demo");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "_pricing_plans_v_version_items_order_idx" ON "_pricing_plans_v_version_items" USING btree ("_order");
  CREATE INDEX "_pricing_plans_v_version_items_parent_id_idx" ON "_pricing_plans_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_pricing_plans_v_version_lists_order_idx" ON "_pricing_plans_v_version_lists" USING btree ("_order");
  CREATE INDEX "_pricing_plans_v_version_lists_parent_id_idx" ON "_pricing_plans_v_version_lists" USING btree ("_parent_id");
  CREATE INDEX "_pricing_plans_v_parent_idx" ON "_pricing_plans_v" USING btree ("parent_id");
  CREATE INDEX "_pricing_plans_v_version_version_order_idx" ON "_pricing_plans_v" USING btree ("version_order");
  CREATE INDEX "_pricing_plans_v_version_version_demo_idx" ON "_pricing_plans_v" USING btree ("version_demo");
  CREATE INDEX "_pricing_plans_v_version_version_updated_at_idx" ON "_pricing_plans_v" USING btree ("version_updated_at");
  CREATE INDEX "_pricing_plans_v_version_version_created_at_idx" ON "_pricing_plans_v" USING btree ("version_created_at");
  CREATE INDEX "_pricing_plans_v_version_version_deleted_at_idx" ON "_pricing_plans_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pricing_plans_v_version_version__status_idx" ON "_pricing_plans_v" USING btree ("version__status");
  CREATE INDEX "_pricing_plans_v_created_at_idx" ON "_pricing_plans_v" USING btree ("created_at");
  CREATE INDEX "_pricing_plans_v_updated_at_idx" ON "_pricing_plans_v" USING btree ("updated_at");
  CREATE INDEX "_pricing_plans_v_latest_idx" ON "_pricing_plans_v" USING btree ("latest");
  CREATE INDEX "_pricing_plans_v_autosave_idx" ON "_pricing_plans_v" USING btree ("autosave");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_topic_idx" ON "_faqs_v" USING btree ("version_topic");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE INDEX "_client_testimonials_v_parent_idx" ON "_client_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_client_testimonials_v_version_version_avatar_idx" ON "_client_testimonials_v" USING btree ("version_avatar_id");
  CREATE INDEX "_client_testimonials_v_version_version_on_home_idx" ON "_client_testimonials_v" USING btree ("version_on_home");
  CREATE INDEX "_client_testimonials_v_version_version_order_idx" ON "_client_testimonials_v" USING btree ("version_order");
  CREATE INDEX "_client_testimonials_v_version_version_demo_idx" ON "_client_testimonials_v" USING btree ("version_demo");
  CREATE INDEX "_client_testimonials_v_version_version_updated_at_idx" ON "_client_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_client_testimonials_v_version_version_created_at_idx" ON "_client_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_client_testimonials_v_version_version_deleted_at_idx" ON "_client_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_client_testimonials_v_version_version__status_idx" ON "_client_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_client_testimonials_v_created_at_idx" ON "_client_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_client_testimonials_v_updated_at_idx" ON "_client_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_client_testimonials_v_latest_idx" ON "_client_testimonials_v" USING btree ("latest");
  CREATE INDEX "_client_testimonials_v_autosave_idx" ON "_client_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_employee_testimonials_v_parent_idx" ON "_employee_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_employee_testimonials_v_version_version_employee_avatar_idx" ON "_employee_testimonials_v" USING btree ("version_employee_avatar_id");
  CREATE INDEX "_employee_testimonials_v_version_version_order_idx" ON "_employee_testimonials_v" USING btree ("version_order");
  CREATE INDEX "_employee_testimonials_v_version_version_demo_idx" ON "_employee_testimonials_v" USING btree ("version_demo");
  CREATE INDEX "_employee_testimonials_v_version_version_updated_at_idx" ON "_employee_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_employee_testimonials_v_version_version_created_at_idx" ON "_employee_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_employee_testimonials_v_version_version_deleted_at_idx" ON "_employee_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_employee_testimonials_v_version_version__status_idx" ON "_employee_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_employee_testimonials_v_created_at_idx" ON "_employee_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_employee_testimonials_v_updated_at_idx" ON "_employee_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_employee_testimonials_v_latest_idx" ON "_employee_testimonials_v" USING btree ("latest");
  CREATE INDEX "_employee_testimonials_v_autosave_idx" ON "_employee_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_vacancies_v_version_role_info_list_items_order_idx" ON "_vacancies_v_version_role_info_list_items" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_role_info_list_items_parent_id_idx" ON "_vacancies_v_version_role_info_list_items" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_requirements_order_idx" ON "_vacancies_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_requirements_parent_id_idx" ON "_vacancies_v_version_requirements" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_skills_order_idx" ON "_vacancies_v_version_skills" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_skills_parent_id_idx" ON "_vacancies_v_version_skills" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_slug_idx" ON "_vacancies_v" USING btree ("version_slug");
  CREATE INDEX "_vacancies_v_version_version_status_idx" ON "_vacancies_v" USING btree ("version_status");
  CREATE INDEX "_vacancies_v_version_version_demo_idx" ON "_vacancies_v" USING btree ("version_demo");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version_deleted_at_idx" ON "_vacancies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v" USING btree ("version__status");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE INDEX "_vacancies_v_autosave_idx" ON "_vacancies_v" USING btree ("autosave");
  CREATE INDEX "_case_studies_v_autosave_idx" ON "_case_studies_v" USING btree ("autosave");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_tools_v_autosave_idx" ON "_tools_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "pricing_plans__status_idx" ON "pricing_plans" USING btree ("_status");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "client_testimonials__status_idx" ON "client_testimonials" USING btree ("_status");
  CREATE INDEX "employee_testimonials__status_idx" ON "employee_testimonials" USING btree ("_status");
  CREATE INDEX "vacancies__status_idx" ON "vacancies" USING btree ("_status");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "creative__status_idx" ON "creative" USING btree ("_status");
  CREATE INDEX "_creative_v_version_version__status_idx" ON "_creative_v" USING btree ("version__status");
  CREATE INDEX "_creative_v_latest_idx" ON "_creative_v" USING btree ("latest");
  CREATE INDEX "_creative_v_autosave_idx" ON "_creative_v" USING btree ("autosave");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
  CREATE INDEX "claims__status_idx" ON "claims" USING btree ("_status");
  CREATE INDEX "_claims_v_version_version__status_idx" ON "_claims_v" USING btree ("version__status");
  CREATE INDEX "_claims_v_latest_idx" ON "_claims_v" USING btree ("latest");
  CREATE INDEX "_claims_v_autosave_idx" ON "_claims_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_plans_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_plans_v_version_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_plans_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_client_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_employee_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_role_info_list_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_skills" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_pricing_plans_v_version_items" CASCADE;
  DROP TABLE "_pricing_plans_v_version_lists" CASCADE;
  DROP TABLE "_pricing_plans_v" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_client_testimonials_v" CASCADE;
  DROP TABLE "_employee_testimonials_v" CASCADE;
  DROP TABLE "_vacancies_v_version_role_info_list_items" CASCADE;
  DROP TABLE "_vacancies_v_version_requirements" CASCADE;
  DROP TABLE "_vacancies_v_version_skills" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  DROP INDEX "_case_studies_v_autosave_idx";
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "_tools_v_autosave_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "projects__status_idx";
  DROP INDEX "pricing_plans__status_idx";
  DROP INDEX "faqs__status_idx";
  DROP INDEX "client_testimonials__status_idx";
  DROP INDEX "employee_testimonials__status_idx";
  DROP INDEX "vacancies__status_idx";
  DROP INDEX "home__status_idx";
  DROP INDEX "_home_v_version_version__status_idx";
  DROP INDEX "_home_v_latest_idx";
  DROP INDEX "_home_v_autosave_idx";
  DROP INDEX "creative__status_idx";
  DROP INDEX "_creative_v_version_version__status_idx";
  DROP INDEX "_creative_v_latest_idx";
  DROP INDEX "_creative_v_autosave_idx";
  DROP INDEX "navigation__status_idx";
  DROP INDEX "_navigation_v_version_version__status_idx";
  DROP INDEX "_navigation_v_latest_idx";
  DROP INDEX "_navigation_v_autosave_idx";
  DROP INDEX "claims__status_idx";
  DROP INDEX "_claims_v_version_version__status_idx";
  DROP INDEX "_claims_v_latest_idx";
  DROP INDEX "_claims_v_autosave_idx";
  ALTER TABLE "projects" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "pricing_plans" ALTER COLUMN "plan_name" SET NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "answer" SET NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "topic" SET NOT NULL;
  ALTER TABLE "client_testimonials" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "employee_testimonials" ALTER COLUMN "employee_name" SET NOT NULL;
  ALTER TABLE "employee_testimonials" ALTER COLUMN "feedback" SET NOT NULL;
  ALTER TABLE "vacancies_role_info_list_items" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "vacancies_requirements" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "vacancies_skills" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "vacancies" ALTER COLUMN "job_title" SET NOT NULL;
  ALTER TABLE "vacancies" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "vacancies" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "home_challenges_points" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "home_challenges" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_steps" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_audit_points" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "home_clients" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_home_v_version_challenges_points" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_home_v_version_challenges" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_home_v_version_steps" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_home_v_version_audit_points" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_home_v_version_clients" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "creative_spots_taken" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "creative_gallery" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "creative_clients" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "creative_sites" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "creative_cards_list" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "creative_cards" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "creative_problems" ALTER COLUMN "problem" SET NOT NULL;
  ALTER TABLE "creative_faqs" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "_creative_v_version_spots_taken" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_creative_v_version_gallery" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_creative_v_version_clients" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_creative_v_version_sites" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_creative_v_version_cards_list" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_creative_v_version_cards" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_creative_v_version_problems" ALTER COLUMN "problem" SET NOT NULL;
  ALTER TABLE "_creative_v_version_faqs" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "navigation_menus_columns" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "navigation_menus_columns" ALTER COLUMN "source" SET NOT NULL;
  ALTER TABLE "navigation_menus" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "navigation_footer" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "navigation_legal" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_legal" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_menus_columns" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_menus_columns" ALTER COLUMN "source" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_menus" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_footer_links" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_footer_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_footer" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_legal" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_legal" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "_case_studies_v" DROP COLUMN "autosave";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "_tools_v" DROP COLUMN "autosave";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "projects" DROP COLUMN "_status";
  ALTER TABLE "pricing_plans" DROP COLUMN "_status";
  ALTER TABLE "faqs" DROP COLUMN "_status";
  ALTER TABLE "client_testimonials" DROP COLUMN "_status";
  ALTER TABLE "employee_testimonials" DROP COLUMN "_status";
  ALTER TABLE "vacancies" DROP COLUMN "_status";
  ALTER TABLE "home" DROP COLUMN "_status";
  ALTER TABLE "_home_v" DROP COLUMN "version__status";
  ALTER TABLE "_home_v" DROP COLUMN "latest";
  ALTER TABLE "_home_v" DROP COLUMN "autosave";
  ALTER TABLE "creative" DROP COLUMN "_status";
  ALTER TABLE "_creative_v" DROP COLUMN "version__status";
  ALTER TABLE "_creative_v" DROP COLUMN "latest";
  ALTER TABLE "_creative_v" DROP COLUMN "autosave";
  ALTER TABLE "navigation" DROP COLUMN "_status";
  ALTER TABLE "_navigation_v" DROP COLUMN "version__status";
  ALTER TABLE "_navigation_v" DROP COLUMN "latest";
  ALTER TABLE "_navigation_v" DROP COLUMN "autosave";
  ALTER TABLE "claims" DROP COLUMN "_status";
  ALTER TABLE "_claims_v" DROP COLUMN "version__status";
  ALTER TABLE "_claims_v" DROP COLUMN "latest";
  ALTER TABLE "_claims_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_kind";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_pricing_plans_status";
  DROP TYPE "public"."enum__pricing_plans_v_version_status";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_topic";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_client_testimonials_status";
  DROP TYPE "public"."enum__client_testimonials_v_version_kind";
  DROP TYPE "public"."enum__client_testimonials_v_version_status";
  DROP TYPE "public"."enum_employee_testimonials_status";
  DROP TYPE "public"."enum__employee_testimonials_v_version_status";
  DROP TYPE "public"."enum_vacancies_publication";
  DROP TYPE "public"."enum__vacancies_v_version_status";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_creative_status";
  DROP TYPE "public"."enum__creative_v_version_status";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum_claims_status";
  DROP TYPE "public"."enum__claims_v_version_status";`)
}
