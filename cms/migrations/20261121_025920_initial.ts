// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_family" AS ENUM('core', 'cms', 'industry', 'ppc', 'creative');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_family" AS ENUM('core', 'cms', 'industry', 'ppc', 'creative');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tools_category" AS ENUM('seo', 'content', 'image', 'code', 'misc');
  CREATE TYPE "public"."enum_tools_runs" AS ENUM('browser', 'server', 'provider');
  CREATE TYPE "public"."enum_tools_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tools_v_version_category" AS ENUM('seo', 'content', 'image', 'code', 'misc');
  CREATE TYPE "public"."enum__tools_v_version_runs" AS ENUM('browser', 'server', 'provider');
  CREATE TYPE "public"."enum__tools_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_blocks_faq_topic" AS ENUM('home', 'creative', 'career', 'service', 'pricing');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_blocks_faq_topic" AS ENUM('home', 'creative', 'career', 'service', 'pricing');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_projects_kind" AS ENUM('product', 'brand', 'web');
  CREATE TYPE "public"."enum_faqs_topic" AS ENUM('home', 'creative', 'career', 'service', 'pricing');
  CREATE TYPE "public"."enum_client_testimonials_kind" AS ENUM('client', 'short');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('open', 'closed');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'talking', 'hired', 'declined', 'spam');
  CREATE TYPE "public"."enum_mails_form" AS ENUM('audit', 'contact', 'portfolio');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('new', 'working', 'done', 'spam');
  CREATE TYPE "public"."enum_quotes_status" AS ENUM('new', 'working', 'done', 'spam');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed', 'bounced');
  CREATE TYPE "public"."enum_outbox_status" AS ENUM('waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('pending', 'approved', 'disapproved');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('pending', 'approved', 'disapproved');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '308', '410');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'moderator', 'hr', 'sales');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_navigation_menus_columns_source" AS ENUM('links', 'services', 'tools', 'categories');
  CREATE TYPE "public"."enum_navigation_menus_columns_family" AS ENUM('core', 'cms', 'industry', 'ppc', 'creative');
  CREATE TYPE "public"."enum_navigation_menus_columns_category" AS ENUM('seo', 'content', 'image', 'code', 'misc');
  CREATE TYPE "public"."enum__navigation_v_version_menus_columns_source" AS ENUM('links', 'services', 'tools', 'categories');
  CREATE TYPE "public"."enum__navigation_v_version_menus_columns_family" AS ENUM('core', 'cms', 'industry', 'ppc', 'creative');
  CREATE TYPE "public"."enum__navigation_v_version_menus_columns_category" AS ENUM('seo', 'content', 'image', 'code', 'misc');
  CREATE TYPE "public"."enum_claims_highlights_kind" AS ENUM('growth', 'paid');
  CREATE TYPE "public"."enum__claims_v_version_highlights_kind" AS ENUM('growth', 'paid');
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"feature_image_id" integer,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"publish_date" timestamp(3) with time zone,
  	"author_id" integer,
  	"pinned" boolean DEFAULT false,
  	"read_minutes" numeric,
  	"body_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_feature_image_id" integer,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_author_id" integer,
  	"version_pinned" boolean DEFAULT false,
  	"version_read_minutes" numeric,
  	"version_body_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "authors_same_as" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"username" varchar NOT NULL,
  	"role" varchar,
  	"bio" varchar,
  	"avatar_id" integer,
  	"email" varchar,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_studies_series_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"value" numeric
  );
  
  CREATE TABLE "case_studies_series_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"label" varchar
  );
  
  CREATE TABLE "case_studies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"client" varchar,
  	"industry" varchar,
  	"work" varchar,
  	"market" varchar,
  	"banner_image_id" integer,
  	"about_section_heading" varchar,
  	"about_content" jsonb,
  	"analysis_section_heading" varchar,
  	"analysis_content" jsonb,
  	"problem_section_heading" varchar,
  	"problem_content" jsonb,
  	"solution_section_heading" varchar,
  	"solution_content" jsonb,
  	"result_section_heading" varchar,
  	"result_content" jsonb,
  	"series_unit" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"publish_date" timestamp(3) with time zone,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_studies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_case_studies_v_version_series_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"value" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_series_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_client" varchar,
  	"version_industry" varchar,
  	"version_work" varchar,
  	"version_market" varchar,
  	"version_banner_image_id" integer,
  	"version_about_section_heading" varchar,
  	"version_about_content" jsonb,
  	"version_analysis_section_heading" varchar,
  	"version_analysis_content" jsonb,
  	"version_problem_section_heading" varchar,
  	"version_problem_content" jsonb,
  	"version_solution_section_heading" varchar,
  	"version_solution_content" jsonb,
  	"version_result_section_heading" varchar,
  	"version_result_content" jsonb,
  	"version_series_unit" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_demo" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_case_studies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "services_problems" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "services_deliverables" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "services_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"content" varchar,
  	"from_week" numeric,
  	"to_week" numeric
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"figure_value" varchar,
  	"figure_label" varchar,
  	"weeks_from" numeric,
  	"weeks_to" numeric,
  	"price" varchar,
  	"related_study_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"family" "enum_services_family" DEFAULT 'core',
  	"home_order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"faqs_id" integer,
  	"tools_id" integer
  );
  
  CREATE TABLE "_services_v_version_problems" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_deliverables" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"content" varchar,
  	"from_week" numeric,
  	"to_week" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_figure_value" varchar,
  	"version_figure_label" varchar,
  	"version_weeks_from" numeric,
  	"version_weeks_to" numeric,
  	"version_price" varchar,
  	"version_related_study_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_family" "enum__services_v_version_family" DEFAULT 'core',
  	"version_home_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"faqs_id" integer,
  	"tools_id" integer
  );
  
  CREATE TABLE "tools_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar
  );
  
  CREATE TABLE "tools" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"desc" varchar,
  	"content" jsonb,
  	"description" varchar,
  	"seo_title" varchar,
  	"robots" varchar DEFAULT 'index, follow',
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"category" "enum_tools_category" DEFAULT 'seo',
  	"runs" "enum_tools_runs" DEFAULT 'server',
  	"icon" varchar,
  	"ready" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_tools_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_tools_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tools_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_desc" varchar,
  	"version_content" jsonb,
  	"version_description" varchar,
  	"version_seo_title" varchar,
  	"version_robots" varchar DEFAULT 'index, follow',
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_category" "enum__tools_v_version_category" DEFAULT 'seo',
  	"version_runs" "enum__tools_v_version_runs" DEFAULT 'server',
  	"version_icon" varchar,
  	"version_ready" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tools_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "pages_blocks_prose" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"content" jsonb,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"topic" "enum_pages_blocks_faq_topic" DEFAULT 'home',
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_cta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"last_updated" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v_blocks_prose" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"content" jsonb,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" "enum__pages_v_blocks_faq_topic" DEFAULT 'home',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_cta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_last_updated" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"growth" varchar,
  	"desc" varchar,
  	"kind" "enum_projects_kind" DEFAULT 'web' NOT NULL,
  	"image_id" integer,
  	"case_study_id" integer,
  	"seed" varchar,
  	"on_home" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pricing_plans_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"list_title" varchar,
  	"list_text" varchar
  );
  
  CREATE TABLE "pricing_plans_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"list_title" varchar,
  	"list_text" varchar
  );
  
  CREATE TABLE "pricing_plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"plan_name" varchar NOT NULL,
  	"price" varchar,
  	"period" varchar,
  	"desc" jsonb,
  	"link" varchar,
  	"description" varchar,
  	"button_link" varchar,
  	"is_grow" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"topic" "enum_faqs_topic" DEFAULT 'home' NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "client_testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_name" varchar,
  	"kind" "enum_client_testimonials_kind" DEFAULT 'client' NOT NULL,
  	"client_name" varchar,
  	"client_designation" varchar,
  	"avatar_id" integer,
  	"content" jsonb,
  	"name" varchar,
  	"designation" varchar,
  	"feedback" varchar,
  	"on_home" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "employee_testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"employee_name" varchar NOT NULL,
  	"employee_designation" varchar,
  	"feedback" varchar NOT NULL,
  	"employee_avatar_id" integer,
  	"order" numeric DEFAULT 0,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "team" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"bio" varchar,
  	"avatar_id" integer,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar NOT NULL,
  	"founder" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "milestones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"text" varchar,
  	"order" numeric DEFAULT 0,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"image_id" varchar,
  	"art" jsonb,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "vacancies_role_info_list_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "vacancies_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "vacancies_skills" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job_title" varchar NOT NULL,
  	"team_name" varchar,
  	"job_type" varchar,
  	"workplace_type" varchar,
  	"location" varchar,
  	"salary_min_salary" numeric,
  	"salary_max_salary" numeric,
  	"role_info_content" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar NOT NULL,
  	"status" "enum_vacancies_status" DEFAULT 'open' NOT NULL,
  	"date_posted" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"vacancy_id" integer,
  	"resume_id" integer,
  	"message" varchar,
  	"consent" boolean DEFAULT false,
  	"status" "enum_applications_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "resumes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"client_name" varchar,
  	"client_email" varchar,
  	"website" varchar,
  	"form" "enum_mails_form" DEFAULT 'contact' NOT NULL,
  	"message" varchar,
  	"source_page" varchar,
  	"source_referrer" varchar,
  	"source_utm_source" varchar,
  	"source_utm_medium" varchar,
  	"source_utm_campaign" varchar,
  	"source_utm_term" varchar,
  	"source_utm_content" varchar,
  	"status" "enum_mails_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar NOT NULL,
  	"company" varchar,
  	"website" varchar,
  	"budget" varchar,
  	"message" varchar,
  	"source_page" varchar,
  	"source_referrer" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"utm_term" varchar,
  	"utm_content" varchar,
  	"status" "enum_quotes_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quotes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"source" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"status" "enum_outbox_status" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"body" varchar,
  	"about" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_name" varchar NOT NULL,
  	"user_email" varchar NOT NULL,
  	"user_feedback" varchar NOT NULL,
  	"tool" varchar NOT NULL,
  	"rating" numeric,
  	"status" "enum_reviews_status" DEFAULT 'pending' NOT NULL,
  	"moderated_by_id" integer,
  	"moderated_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_user_name" varchar NOT NULL,
  	"version_user_email" varchar NOT NULL,
  	"version_user_feedback" varchar NOT NULL,
  	"version_tool" varchar NOT NULL,
  	"version_rating" numeric,
  	"version_status" "enum__reviews_v_version_status" DEFAULT 'pending' NOT NULL,
  	"version_moderated_by_id" integer,
  	"version_moderated_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"type" "enum_redirects_type" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "post_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer,
  	"day" varchar NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"authors_id" integer,
  	"categories_id" integer,
  	"case_studies_id" integer,
  	"services_id" integer,
  	"tools_id" integer,
  	"pages_id" integer,
  	"projects_id" integer,
  	"pricing_plans_id" integer,
  	"faqs_id" integer,
  	"client_testimonials_id" integer,
  	"employee_testimonials_id" integer,
  	"team_id" integer,
  	"milestones_id" integer,
  	"media_id" integer,
  	"vacancies_id" integer,
  	"applications_id" integer,
  	"resumes_id" integer,
  	"mails_id" integer,
  	"quotes_id" integer,
  	"subscribers_id" integer,
  	"outbox_id" integer,
  	"reviews_id" integer,
  	"redirects_id" integer,
  	"users_id" integer,
  	"post_views_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_chart_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"label" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_challenges_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home_challenges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"figure" varchar,
  	"figure_label" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"reading" varchar
  );
  
  CREATE TABLE "home_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"content" varchar,
  	"from_day" numeric,
  	"to_day" numeric
  );
  
  CREATE TABLE "home_audit_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"mark" varchar
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_title" varchar,
  	"hero_lead" varchar,
  	"hero_button" varchar,
  	"hero_note" varchar,
  	"hero_more_label" varchar,
  	"hero_more_href" varchar,
  	"chart_client" varchar,
  	"chart_caption" varchar,
  	"chart_description" varchar,
  	"chart_demo" boolean DEFAULT false,
  	"challenges_title" varchar,
  	"challenges_lead" varchar,
  	"services_title" varchar,
  	"services_lead" varchar,
  	"results_title" varchar,
  	"results_lead" varchar,
  	"proposal_texts_results_title" varchar,
  	"proposal_texts_results_text" varchar,
  	"proposal_texts_closing_text" varchar,
  	"proposal_texts_button" varchar,
  	"work_title" varchar,
  	"work_lead" varchar,
  	"timeline_title" varchar,
  	"timeline_lead" varchar,
  	"about" varchar,
  	"pricing_title" varchar,
  	"pricing_note" varchar,
  	"testimonials_title" varchar,
  	"industries_title" varchar,
  	"audit_title" varchar,
  	"audit_lead" varchar,
  	"closing_title" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_home_v_version_chart_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"label" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_challenges_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_challenges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"figure" varchar,
  	"figure_label" varchar,
  	"button_label" varchar,
  	"button_href" varchar,
  	"reading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"content" varchar,
  	"from_day" numeric,
  	"to_day" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_audit_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"mark" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_button" varchar,
  	"version_hero_note" varchar,
  	"version_hero_more_label" varchar,
  	"version_hero_more_href" varchar,
  	"version_chart_client" varchar,
  	"version_chart_caption" varchar,
  	"version_chart_description" varchar,
  	"version_chart_demo" boolean DEFAULT false,
  	"version_challenges_title" varchar,
  	"version_challenges_lead" varchar,
  	"version_services_title" varchar,
  	"version_services_lead" varchar,
  	"version_results_title" varchar,
  	"version_results_lead" varchar,
  	"version_proposal_texts_results_title" varchar,
  	"version_proposal_texts_results_text" varchar,
  	"version_proposal_texts_closing_text" varchar,
  	"version_proposal_texts_button" varchar,
  	"version_work_title" varchar,
  	"version_work_lead" varchar,
  	"version_timeline_title" varchar,
  	"version_timeline_lead" varchar,
  	"version_about" varchar,
  	"version_pricing_title" varchar,
  	"version_pricing_note" varchar,
  	"version_testimonials_title" varchar,
  	"version_industries_title" varchar,
  	"version_audit_title" varchar,
  	"version_audit_lead" varchar,
  	"version_closing_title" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "creative_spots_taken" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "creative_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"client" varchar,
  	"service" varchar,
  	"seed" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "creative_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"mark" varchar
  );
  
  CREATE TABLE "creative_sites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar,
  	"figure" varchar,
  	"label" varchar,
  	"months" numeric,
  	"from" numeric,
  	"to" numeric
  );
  
  CREATE TABLE "creative_cards_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "creative_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"lead" varchar,
  	"caption" varchar
  );
  
  CREATE TABLE "creative_problems" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"problem" varchar NOT NULL,
  	"figure" varchar,
  	"label" varchar,
  	"fix" varchar,
  	"reading" varchar
  );
  
  CREATE TABLE "creative_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar
  );
  
  CREATE TABLE "creative" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_title" varchar,
  	"hero_lead" varchar,
  	"badge" varchar,
  	"spots_total" numeric,
  	"spots_note" varchar,
  	"gallery_title" varchar,
  	"gallery_lead" varchar,
  	"work_title" varchar,
  	"sites_title" varchar,
  	"sites_lead" varchar,
  	"cards_title" varchar,
  	"cards_lead" varchar,
  	"problems_title" varchar,
  	"faq_title" varchar,
  	"closing_title" varchar,
  	"closing_text" varchar,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_creative_v_version_spots_taken" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"client" varchar,
  	"service" varchar,
  	"seed" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"mark" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_sites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar,
  	"figure" varchar,
  	"label" varchar,
  	"months" numeric,
  	"from" numeric,
  	"to" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_cards_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"lead" varchar,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_problems" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"problem" varchar NOT NULL,
  	"figure" varchar,
  	"label" varchar,
  	"fix" varchar,
  	"reading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lead" varchar,
  	"version_badge" varchar,
  	"version_spots_total" numeric,
  	"version_spots_note" varchar,
  	"version_gallery_title" varchar,
  	"version_gallery_lead" varchar,
  	"version_work_title" varchar,
  	"version_sites_title" varchar,
  	"version_sites_lead" varchar,
  	"version_cards_title" varchar,
  	"version_cards_lead" varchar,
  	"version_problems_title" varchar,
  	"version_faq_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_text" varchar,
  	"version_demo" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brand_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"logo_text" varchar,
  	"tagline" varchar,
  	"contact_email" varchar,
  	"editors_email" varchar,
  	"courses_category_id" integer,
  	"newsletter_title" varchar,
  	"newsletter_text" varchar,
  	"embeds_booking_url" varchar,
  	"embeds_chat_url" varchar,
  	"embeds_analytics_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_brand_v_version_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_logo_text" varchar,
  	"version_tagline" varchar,
  	"version_contact_email" varchar,
  	"version_editors_email" varchar,
  	"version_courses_category_id" integer,
  	"version_newsletter_title" varchar,
  	"version_newsletter_text" varchar,
  	"version_embeds_booking_url" varchar,
  	"version_embeds_chat_url" varchar,
  	"version_embeds_analytics_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_menus_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_menus_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"href" varchar,
  	"source" "enum_navigation_menus_columns_source" DEFAULT 'links' NOT NULL,
  	"family" "enum_navigation_menus_columns_family",
  	"category" "enum_navigation_menus_columns_category"
  );
  
  CREATE TABLE "navigation_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar,
  	"lead" varchar,
  	"more_label" varchar,
  	"more_href" varchar,
  	"search_tools" boolean DEFAULT false
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_menus_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menus_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"href" varchar,
  	"source" "enum__navigation_v_version_menus_columns_source" DEFAULT 'links' NOT NULL,
  	"family" "enum__navigation_v_version_menus_columns_family",
  	"category" "enum__navigation_v_version_menus_columns_category",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar,
  	"lead" varchar,
  	"more_label" varchar,
  	"more_href" varchar,
  	"search_tools" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offices_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"city" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"street" varchar,
  	"locality" varchar,
  	"region" varchar,
  	"postal_code" varchar,
  	"country_code" varchar,
  	"phone" varchar,
  	"time_zone" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"days" varchar
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_offices_v_version_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"street" varchar,
  	"locality" varchar,
  	"region" varchar,
  	"postal_code" varchar,
  	"country_code" varchar,
  	"phone" varchar,
  	"time_zone" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"days" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "claims_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"label" varchar,
  	"period" varchar,
  	"client" varchar,
  	"months" numeric,
  	"from" numeric,
  	"to" numeric,
  	"kind" "enum_claims_highlights_kind" DEFAULT 'growth'
  );
  
  CREATE TABLE "claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revenue" varchar,
  	"clients" varchar,
  	"traffic_increase" varchar,
  	"organic_traffic" varchar,
  	"countries" varchar,
  	"first" varchar,
  	"within" varchar,
  	"strategy" varchar,
  	"years" varchar,
  	"market_conversion_rate" varchar,
  	"market_conversion_source" varchar,
  	"market_cost_per_click" varchar,
  	"market_cost_source" varchar,
  	"market_ecommerce_sales" varchar,
  	"market_sales_source" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "claims_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_claims_v_version_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"label" varchar,
  	"period" varchar,
  	"client" varchar,
  	"months" numeric,
  	"from" numeric,
  	"to" numeric,
  	"kind" "enum__claims_v_version_highlights_kind" DEFAULT 'growth',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_claims_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_revenue" varchar,
  	"version_clients" varchar,
  	"version_traffic_increase" varchar,
  	"version_organic_traffic" varchar,
  	"version_countries" varchar,
  	"version_first" varchar,
  	"version_within" varchar,
  	"version_strategy" varchar,
  	"version_years" varchar,
  	"version_market_conversion_rate" varchar,
  	"version_market_conversion_source" varchar,
  	"version_market_cost_per_click" varchar,
  	"version_market_cost_source" varchar,
  	"version_market_ecommerce_sales" varchar,
  	"version_market_sales_source" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_claims_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  ALTER TABLE "posts" ADD CONSTRAINT "posts_feature_image_id_media_id_fk" FOREIGN KEY ("feature_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_feature_image_id_media_id_fk" FOREIGN KEY ("version_feature_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors_same_as" ADD CONSTRAINT "authors_same_as_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_series_points" ADD CONSTRAINT "case_studies_series_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_series_changes" ADD CONSTRAINT "case_studies_series_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_banner_image_id_media_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_series_points" ADD CONSTRAINT "_case_studies_v_version_series_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_series_changes" ADD CONSTRAINT "_case_studies_v_version_series_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_banner_image_id_media_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_problems" ADD CONSTRAINT "services_problems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_deliverables" ADD CONSTRAINT "services_deliverables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_steps" ADD CONSTRAINT "services_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_related_study_id_case_studies_id_fk" FOREIGN KEY ("related_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_problems" ADD CONSTRAINT "_services_v_version_problems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_deliverables" ADD CONSTRAINT "_services_v_version_deliverables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_steps" ADD CONSTRAINT "_services_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_related_study_id_case_studies_id_fk" FOREIGN KEY ("version_related_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_steps" ADD CONSTRAINT "tools_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v_version_steps" ADD CONSTRAINT "_tools_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_parent_id_tools_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_prose" ADD CONSTRAINT "pages_blocks_prose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_faq" ADD CONSTRAINT "pages_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cta" ADD CONSTRAINT "pages_blocks_cta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_prose" ADD CONSTRAINT "_pages_v_blocks_prose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_faq" ADD CONSTRAINT "_pages_v_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cta" ADD CONSTRAINT "_pages_v_blocks_cta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pricing_plans_items" ADD CONSTRAINT "pricing_plans_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_plans_lists" ADD CONSTRAINT "pricing_plans_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "client_testimonials" ADD CONSTRAINT "client_testimonials_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employee_testimonials" ADD CONSTRAINT "employee_testimonials_employee_avatar_id_media_id_fk" FOREIGN KEY ("employee_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_socials" ADD CONSTRAINT "team_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_role_info_list_items" ADD CONSTRAINT "vacancies_role_info_list_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_requirements" ADD CONSTRAINT "vacancies_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_skills" ADD CONSTRAINT "vacancies_skills_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes_texts" ADD CONSTRAINT "quotes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_moderated_by_id_users_id_fk" FOREIGN KEY ("moderated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_moderated_by_id_users_id_fk" FOREIGN KEY ("version_moderated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pricing_plans_fk" FOREIGN KEY ("pricing_plans_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_testimonials_fk" FOREIGN KEY ("client_testimonials_id") REFERENCES "public"."client_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employee_testimonials_fk" FOREIGN KEY ("employee_testimonials_id") REFERENCES "public"."employee_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_milestones_fk" FOREIGN KEY ("milestones_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resumes_fk" FOREIGN KEY ("resumes_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_post_views_fk" FOREIGN KEY ("post_views_id") REFERENCES "public"."post_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_chart_marks" ADD CONSTRAINT "home_chart_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_challenges_points" ADD CONSTRAINT "home_challenges_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_challenges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_challenges" ADD CONSTRAINT "home_challenges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_steps" ADD CONSTRAINT "home_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_audit_points" ADD CONSTRAINT "home_audit_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_clients" ADD CONSTRAINT "home_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_numbers" ADD CONSTRAINT "home_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_chart_marks" ADD CONSTRAINT "_home_v_version_chart_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_challenges_points" ADD CONSTRAINT "_home_v_version_challenges_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_challenges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_challenges" ADD CONSTRAINT "_home_v_version_challenges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_steps" ADD CONSTRAINT "_home_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_audit_points" ADD CONSTRAINT "_home_v_version_audit_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_clients" ADD CONSTRAINT "_home_v_version_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_numbers" ADD CONSTRAINT "_home_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "creative_spots_taken" ADD CONSTRAINT "creative_spots_taken_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."creative"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "creative_gallery" ADD CONSTRAINT "creative_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "creative_gallery" ADD CONSTRAINT "creative_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."creative"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "creative_clients" ADD CONSTRAINT "creative_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."creative"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "creative_sites" ADD CONSTRAINT "creative_sites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."creative"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "creative_cards_list" ADD CONSTRAINT "creative_cards_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."creative_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "creative_cards" ADD CONSTRAINT "creative_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."creative"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "creative_problems" ADD CONSTRAINT "creative_problems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."creative"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "creative_faqs" ADD CONSTRAINT "creative_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."creative"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_creative_v_version_spots_taken" ADD CONSTRAINT "_creative_v_version_spots_taken_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_creative_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_creative_v_version_gallery" ADD CONSTRAINT "_creative_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_creative_v_version_gallery" ADD CONSTRAINT "_creative_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_creative_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_creative_v_version_clients" ADD CONSTRAINT "_creative_v_version_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_creative_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_creative_v_version_sites" ADD CONSTRAINT "_creative_v_version_sites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_creative_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_creative_v_version_cards_list" ADD CONSTRAINT "_creative_v_version_cards_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_creative_v_version_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_creative_v_version_cards" ADD CONSTRAINT "_creative_v_version_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_creative_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_creative_v_version_problems" ADD CONSTRAINT "_creative_v_version_problems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_creative_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_creative_v_version_faqs" ADD CONSTRAINT "_creative_v_version_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_creative_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_socials" ADD CONSTRAINT "brand_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_courses_category_id_categories_id_fk" FOREIGN KEY ("courses_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v_version_socials" ADD CONSTRAINT "_brand_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_courses_category_id_categories_id_fk" FOREIGN KEY ("version_courses_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_menus_columns_links" ADD CONSTRAINT "navigation_menus_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menus_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menus_columns" ADD CONSTRAINT "navigation_menus_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menus" ADD CONSTRAINT "navigation_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menus_columns_links" ADD CONSTRAINT "_navigation_v_version_menus_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menus_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menus_columns" ADD CONSTRAINT "_navigation_v_version_menus_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menus" ADD CONSTRAINT "_navigation_v_version_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_offices" ADD CONSTRAINT "offices_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_version_offices" ADD CONSTRAINT "_offices_v_version_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_highlights" ADD CONSTRAINT "claims_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_numbers" ADD CONSTRAINT "claims_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_highlights" ADD CONSTRAINT "_claims_v_version_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_numbers" ADD CONSTRAINT "_claims_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_feature_image_idx" ON "posts" USING btree ("feature_image_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_publish_date_idx" ON "posts" USING btree ("publish_date");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_posts_id_idx" ON "posts_rels" USING btree ("posts_id");
  CREATE INDEX "posts_rels_categories_id_idx" ON "posts_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_feature_image_idx" ON "_posts_v" USING btree ("version_feature_image_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_publish_date_idx" ON "_posts_v" USING btree ("version_publish_date");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_posts_id_idx" ON "_posts_v_rels" USING btree ("posts_id");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "authors_same_as_order_idx" ON "authors_same_as" USING btree ("_order");
  CREATE INDEX "authors_same_as_parent_id_idx" ON "authors_same_as" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "authors_username_idx" ON "authors" USING btree ("username");
  CREATE INDEX "authors_avatar_idx" ON "authors" USING btree ("avatar_id");
  CREATE INDEX "authors_demo_idx" ON "authors" USING btree ("demo");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_order_idx" ON "categories" USING btree ("order");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "case_studies_series_points_order_idx" ON "case_studies_series_points" USING btree ("_order");
  CREATE INDEX "case_studies_series_points_parent_id_idx" ON "case_studies_series_points" USING btree ("_parent_id");
  CREATE INDEX "case_studies_series_changes_order_idx" ON "case_studies_series_changes" USING btree ("_order");
  CREATE INDEX "case_studies_series_changes_parent_id_idx" ON "case_studies_series_changes" USING btree ("_parent_id");
  CREATE INDEX "case_studies_banner_image_idx" ON "case_studies" USING btree ("banner_image_id");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_publish_date_idx" ON "case_studies" USING btree ("publish_date");
  CREATE INDEX "case_studies_demo_idx" ON "case_studies" USING btree ("demo");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE INDEX "case_studies_rels_order_idx" ON "case_studies_rels" USING btree ("order");
  CREATE INDEX "case_studies_rels_parent_idx" ON "case_studies_rels" USING btree ("parent_id");
  CREATE INDEX "case_studies_rels_path_idx" ON "case_studies_rels" USING btree ("path");
  CREATE INDEX "case_studies_rels_services_id_idx" ON "case_studies_rels" USING btree ("services_id");
  CREATE INDEX "_case_studies_v_version_series_points_order_idx" ON "_case_studies_v_version_series_points" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_series_points_parent_id_idx" ON "_case_studies_v_version_series_points" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_series_changes_order_idx" ON "_case_studies_v_version_series_changes" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_series_changes_parent_id_idx" ON "_case_studies_v_version_series_changes" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_banner_image_idx" ON "_case_studies_v" USING btree ("version_banner_image_id");
  CREATE INDEX "_case_studies_v_version_version_slug_idx" ON "_case_studies_v" USING btree ("version_slug");
  CREATE INDEX "_case_studies_v_version_version_publish_date_idx" ON "_case_studies_v" USING btree ("version_publish_date");
  CREATE INDEX "_case_studies_v_version_version_demo_idx" ON "_case_studies_v" USING btree ("version_demo");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "_case_studies_v_rels_order_idx" ON "_case_studies_v_rels" USING btree ("order");
  CREATE INDEX "_case_studies_v_rels_parent_idx" ON "_case_studies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_rels_path_idx" ON "_case_studies_v_rels" USING btree ("path");
  CREATE INDEX "_case_studies_v_rels_services_id_idx" ON "_case_studies_v_rels" USING btree ("services_id");
  CREATE INDEX "services_problems_order_idx" ON "services_problems" USING btree ("_order");
  CREATE INDEX "services_problems_parent_id_idx" ON "services_problems" USING btree ("_parent_id");
  CREATE INDEX "services_deliverables_order_idx" ON "services_deliverables" USING btree ("_order");
  CREATE INDEX "services_deliverables_parent_id_idx" ON "services_deliverables" USING btree ("_parent_id");
  CREATE INDEX "services_steps_order_idx" ON "services_steps" USING btree ("_order");
  CREATE INDEX "services_steps_parent_id_idx" ON "services_steps" USING btree ("_parent_id");
  CREATE INDEX "services_related_study_idx" ON "services" USING btree ("related_study_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_family_idx" ON "services" USING btree ("family");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_faqs_id_idx" ON "services_rels" USING btree ("faqs_id");
  CREATE INDEX "services_rels_tools_id_idx" ON "services_rels" USING btree ("tools_id");
  CREATE INDEX "_services_v_version_problems_order_idx" ON "_services_v_version_problems" USING btree ("_order");
  CREATE INDEX "_services_v_version_problems_parent_id_idx" ON "_services_v_version_problems" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_deliverables_order_idx" ON "_services_v_version_deliverables" USING btree ("_order");
  CREATE INDEX "_services_v_version_deliverables_parent_id_idx" ON "_services_v_version_deliverables" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_steps_order_idx" ON "_services_v_version_steps" USING btree ("_order");
  CREATE INDEX "_services_v_version_steps_parent_id_idx" ON "_services_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_related_study_idx" ON "_services_v" USING btree ("version_related_study_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_family_idx" ON "_services_v" USING btree ("version_family");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_rels_order_idx" ON "_services_v_rels" USING btree ("order");
  CREATE INDEX "_services_v_rels_parent_idx" ON "_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_v_rels_path_idx" ON "_services_v_rels" USING btree ("path");
  CREATE INDEX "_services_v_rels_faqs_id_idx" ON "_services_v_rels" USING btree ("faqs_id");
  CREATE INDEX "_services_v_rels_tools_id_idx" ON "_services_v_rels" USING btree ("tools_id");
  CREATE INDEX "tools_steps_order_idx" ON "tools_steps" USING btree ("_order");
  CREATE INDEX "tools_steps_parent_id_idx" ON "tools_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tools_slug_idx" ON "tools" USING btree ("slug");
  CREATE INDEX "tools_category_idx" ON "tools" USING btree ("category");
  CREATE INDEX "tools_ready_idx" ON "tools" USING btree ("ready");
  CREATE INDEX "tools_order_idx" ON "tools" USING btree ("order");
  CREATE INDEX "tools_updated_at_idx" ON "tools" USING btree ("updated_at");
  CREATE INDEX "tools_created_at_idx" ON "tools" USING btree ("created_at");
  CREATE INDEX "tools__status_idx" ON "tools" USING btree ("_status");
  CREATE INDEX "_tools_v_version_steps_order_idx" ON "_tools_v_version_steps" USING btree ("_order");
  CREATE INDEX "_tools_v_version_steps_parent_id_idx" ON "_tools_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_tools_v_parent_idx" ON "_tools_v" USING btree ("parent_id");
  CREATE INDEX "_tools_v_version_version_slug_idx" ON "_tools_v" USING btree ("version_slug");
  CREATE INDEX "_tools_v_version_version_category_idx" ON "_tools_v" USING btree ("version_category");
  CREATE INDEX "_tools_v_version_version_ready_idx" ON "_tools_v" USING btree ("version_ready");
  CREATE INDEX "_tools_v_version_version_order_idx" ON "_tools_v" USING btree ("version_order");
  CREATE INDEX "_tools_v_version_version_updated_at_idx" ON "_tools_v" USING btree ("version_updated_at");
  CREATE INDEX "_tools_v_version_version_created_at_idx" ON "_tools_v" USING btree ("version_created_at");
  CREATE INDEX "_tools_v_version_version__status_idx" ON "_tools_v" USING btree ("version__status");
  CREATE INDEX "_tools_v_created_at_idx" ON "_tools_v" USING btree ("created_at");
  CREATE INDEX "_tools_v_updated_at_idx" ON "_tools_v" USING btree ("updated_at");
  CREATE INDEX "_tools_v_latest_idx" ON "_tools_v" USING btree ("latest");
  CREATE INDEX "pages_blocks_prose_order_idx" ON "pages_blocks_prose" USING btree ("_order");
  CREATE INDEX "pages_blocks_prose_parent_id_idx" ON "pages_blocks_prose" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_prose_path_idx" ON "pages_blocks_prose" USING btree ("_path");
  CREATE INDEX "pages_blocks_faq_order_idx" ON "pages_blocks_faq" USING btree ("_order");
  CREATE INDEX "pages_blocks_faq_parent_id_idx" ON "pages_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_faq_path_idx" ON "pages_blocks_faq" USING btree ("_path");
  CREATE INDEX "pages_blocks_faq_topic_idx" ON "pages_blocks_faq" USING btree ("topic");
  CREATE INDEX "pages_blocks_cta_order_idx" ON "pages_blocks_cta" USING btree ("_order");
  CREATE INDEX "pages_blocks_cta_parent_id_idx" ON "pages_blocks_cta" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_cta_path_idx" ON "pages_blocks_cta" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_blocks_prose_order_idx" ON "_pages_v_blocks_prose" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_prose_parent_id_idx" ON "_pages_v_blocks_prose" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_prose_path_idx" ON "_pages_v_blocks_prose" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_faq_order_idx" ON "_pages_v_blocks_faq" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_faq_parent_id_idx" ON "_pages_v_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_path_idx" ON "_pages_v_blocks_faq" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_faq_topic_idx" ON "_pages_v_blocks_faq" USING btree ("topic");
  CREATE INDEX "_pages_v_blocks_cta_order_idx" ON "_pages_v_blocks_cta" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cta_parent_id_idx" ON "_pages_v_blocks_cta" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_cta_path_idx" ON "_pages_v_blocks_cta" USING btree ("_path");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "projects_image_idx" ON "projects" USING btree ("image_id");
  CREATE INDEX "projects_case_study_idx" ON "projects" USING btree ("case_study_id");
  CREATE INDEX "projects_on_home_idx" ON "projects" USING btree ("on_home");
  CREATE INDEX "projects_order_idx" ON "projects" USING btree ("order");
  CREATE INDEX "projects_demo_idx" ON "projects" USING btree ("demo");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "pricing_plans_items_order_idx" ON "pricing_plans_items" USING btree ("_order");
  CREATE INDEX "pricing_plans_items_parent_id_idx" ON "pricing_plans_items" USING btree ("_parent_id");
  CREATE INDEX "pricing_plans_lists_order_idx" ON "pricing_plans_lists" USING btree ("_order");
  CREATE INDEX "pricing_plans_lists_parent_id_idx" ON "pricing_plans_lists" USING btree ("_parent_id");
  CREATE INDEX "pricing_plans_order_idx" ON "pricing_plans" USING btree ("order");
  CREATE INDEX "pricing_plans_demo_idx" ON "pricing_plans" USING btree ("demo");
  CREATE INDEX "pricing_plans_updated_at_idx" ON "pricing_plans" USING btree ("updated_at");
  CREATE INDEX "pricing_plans_created_at_idx" ON "pricing_plans" USING btree ("created_at");
  CREATE INDEX "faqs_topic_idx" ON "faqs" USING btree ("topic");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "client_testimonials_avatar_idx" ON "client_testimonials" USING btree ("avatar_id");
  CREATE INDEX "client_testimonials_on_home_idx" ON "client_testimonials" USING btree ("on_home");
  CREATE INDEX "client_testimonials_order_idx" ON "client_testimonials" USING btree ("order");
  CREATE INDEX "client_testimonials_demo_idx" ON "client_testimonials" USING btree ("demo");
  CREATE INDEX "client_testimonials_updated_at_idx" ON "client_testimonials" USING btree ("updated_at");
  CREATE INDEX "client_testimonials_created_at_idx" ON "client_testimonials" USING btree ("created_at");
  CREATE INDEX "employee_testimonials_employee_avatar_idx" ON "employee_testimonials" USING btree ("employee_avatar_id");
  CREATE INDEX "employee_testimonials_order_idx" ON "employee_testimonials" USING btree ("order");
  CREATE INDEX "employee_testimonials_demo_idx" ON "employee_testimonials" USING btree ("demo");
  CREATE INDEX "employee_testimonials_updated_at_idx" ON "employee_testimonials" USING btree ("updated_at");
  CREATE INDEX "employee_testimonials_created_at_idx" ON "employee_testimonials" USING btree ("created_at");
  CREATE INDEX "team_socials_order_idx" ON "team_socials" USING btree ("_order");
  CREATE INDEX "team_socials_parent_id_idx" ON "team_socials" USING btree ("_parent_id");
  CREATE INDEX "team_avatar_idx" ON "team" USING btree ("avatar_id");
  CREATE UNIQUE INDEX "team_slug_idx" ON "team" USING btree ("slug");
  CREATE INDEX "team_order_idx" ON "team" USING btree ("order");
  CREATE INDEX "team_demo_idx" ON "team" USING btree ("demo");
  CREATE INDEX "team_updated_at_idx" ON "team" USING btree ("updated_at");
  CREATE INDEX "team_created_at_idx" ON "team" USING btree ("created_at");
  CREATE INDEX "milestones_order_idx" ON "milestones" USING btree ("order");
  CREATE INDEX "milestones_demo_idx" ON "milestones" USING btree ("demo");
  CREATE INDEX "milestones_updated_at_idx" ON "milestones" USING btree ("updated_at");
  CREATE INDEX "milestones_created_at_idx" ON "milestones" USING btree ("created_at");
  CREATE INDEX "media_image_id_idx" ON "media" USING btree ("image_id");
  CREATE INDEX "media_demo_idx" ON "media" USING btree ("demo");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "vacancies_role_info_list_items_order_idx" ON "vacancies_role_info_list_items" USING btree ("_order");
  CREATE INDEX "vacancies_role_info_list_items_parent_id_idx" ON "vacancies_role_info_list_items" USING btree ("_parent_id");
  CREATE INDEX "vacancies_requirements_order_idx" ON "vacancies_requirements" USING btree ("_order");
  CREATE INDEX "vacancies_requirements_parent_id_idx" ON "vacancies_requirements" USING btree ("_parent_id");
  CREATE INDEX "vacancies_skills_order_idx" ON "vacancies_skills" USING btree ("_order");
  CREATE INDEX "vacancies_skills_parent_id_idx" ON "vacancies_skills" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_slug_idx" ON "vacancies" USING btree ("slug");
  CREATE INDEX "vacancies_status_idx" ON "vacancies" USING btree ("status");
  CREATE INDEX "vacancies_demo_idx" ON "vacancies" USING btree ("demo");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "applications_email_idx" ON "applications" USING btree ("email");
  CREATE INDEX "applications_vacancy_idx" ON "applications" USING btree ("vacancy_id");
  CREATE INDEX "applications_resume_idx" ON "applications" USING btree ("resume_id");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "resumes_updated_at_idx" ON "resumes" USING btree ("updated_at");
  CREATE INDEX "resumes_created_at_idx" ON "resumes" USING btree ("created_at");
  CREATE UNIQUE INDEX "resumes_filename_idx" ON "resumes" USING btree ("filename");
  CREATE INDEX "mails_client_email_idx" ON "mails" USING btree ("client_email");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "quotes_email_idx" ON "quotes" USING btree ("email");
  CREATE INDEX "quotes_status_idx" ON "quotes" USING btree ("status");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE INDEX "quotes_texts_order_parent" ON "quotes_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_token_idx" ON "subscribers" USING btree ("token");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "outbox_kind_idx" ON "outbox" USING btree ("kind");
  CREATE INDEX "outbox_status_idx" ON "outbox" USING btree ("status");
  CREATE INDEX "outbox_about_idx" ON "outbox" USING btree ("about");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE INDEX "reviews_user_email_idx" ON "reviews" USING btree ("user_email");
  CREATE INDEX "reviews_tool_idx" ON "reviews" USING btree ("tool");
  CREATE INDEX "reviews_status_idx" ON "reviews" USING btree ("status");
  CREATE INDEX "reviews_moderated_by_idx" ON "reviews" USING btree ("moderated_by_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_user_email_idx" ON "_reviews_v" USING btree ("version_user_email");
  CREATE INDEX "_reviews_v_version_version_tool_idx" ON "_reviews_v" USING btree ("version_tool");
  CREATE INDEX "_reviews_v_version_version_status_idx" ON "_reviews_v" USING btree ("version_status");
  CREATE INDEX "_reviews_v_version_version_moderated_by_idx" ON "_reviews_v" USING btree ("version_moderated_by_id");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "post_views_post_idx" ON "post_views" USING btree ("post_id");
  CREATE INDEX "post_views_day_idx" ON "post_views" USING btree ("day");
  CREATE UNIQUE INDEX "post_day_idx" ON "post_views" USING btree ("post_id","day");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_tools_id_idx" ON "payload_locked_documents_rels" USING btree ("tools_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_pricing_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("pricing_plans_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_client_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("client_testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_employee_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("employee_testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_team_id_idx" ON "payload_locked_documents_rels" USING btree ("team_id");
  CREATE INDEX "payload_locked_documents_rels_milestones_id_idx" ON "payload_locked_documents_rels" USING btree ("milestones_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_resumes_id_idx" ON "payload_locked_documents_rels" USING btree ("resumes_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("outbox_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_post_views_id_idx" ON "payload_locked_documents_rels" USING btree ("post_views_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_chart_marks_order_idx" ON "home_chart_marks" USING btree ("_order");
  CREATE INDEX "home_chart_marks_parent_id_idx" ON "home_chart_marks" USING btree ("_parent_id");
  CREATE INDEX "home_challenges_points_order_idx" ON "home_challenges_points" USING btree ("_order");
  CREATE INDEX "home_challenges_points_parent_id_idx" ON "home_challenges_points" USING btree ("_parent_id");
  CREATE INDEX "home_challenges_order_idx" ON "home_challenges" USING btree ("_order");
  CREATE INDEX "home_challenges_parent_id_idx" ON "home_challenges" USING btree ("_parent_id");
  CREATE INDEX "home_steps_order_idx" ON "home_steps" USING btree ("_order");
  CREATE INDEX "home_steps_parent_id_idx" ON "home_steps" USING btree ("_parent_id");
  CREATE INDEX "home_audit_points_order_idx" ON "home_audit_points" USING btree ("_order");
  CREATE INDEX "home_audit_points_parent_id_idx" ON "home_audit_points" USING btree ("_parent_id");
  CREATE INDEX "home_clients_order_idx" ON "home_clients" USING btree ("_order");
  CREATE INDEX "home_clients_parent_id_idx" ON "home_clients" USING btree ("_parent_id");
  CREATE INDEX "home_chart_chart_demo_idx" ON "home" USING btree ("chart_demo");
  CREATE INDEX "home_numbers_order_parent_idx" ON "home_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_home_v_version_chart_marks_order_idx" ON "_home_v_version_chart_marks" USING btree ("_order");
  CREATE INDEX "_home_v_version_chart_marks_parent_id_idx" ON "_home_v_version_chart_marks" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_challenges_points_order_idx" ON "_home_v_version_challenges_points" USING btree ("_order");
  CREATE INDEX "_home_v_version_challenges_points_parent_id_idx" ON "_home_v_version_challenges_points" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_challenges_order_idx" ON "_home_v_version_challenges" USING btree ("_order");
  CREATE INDEX "_home_v_version_challenges_parent_id_idx" ON "_home_v_version_challenges" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_steps_order_idx" ON "_home_v_version_steps" USING btree ("_order");
  CREATE INDEX "_home_v_version_steps_parent_id_idx" ON "_home_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_audit_points_order_idx" ON "_home_v_version_audit_points" USING btree ("_order");
  CREATE INDEX "_home_v_version_audit_points_parent_id_idx" ON "_home_v_version_audit_points" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_clients_order_idx" ON "_home_v_version_clients" USING btree ("_order");
  CREATE INDEX "_home_v_version_clients_parent_id_idx" ON "_home_v_version_clients" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_chart_version_chart_demo_idx" ON "_home_v" USING btree ("version_chart_demo");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_numbers_order_parent_idx" ON "_home_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "creative_spots_taken_order_idx" ON "creative_spots_taken" USING btree ("_order");
  CREATE INDEX "creative_spots_taken_parent_id_idx" ON "creative_spots_taken" USING btree ("_parent_id");
  CREATE INDEX "creative_gallery_order_idx" ON "creative_gallery" USING btree ("_order");
  CREATE INDEX "creative_gallery_parent_id_idx" ON "creative_gallery" USING btree ("_parent_id");
  CREATE INDEX "creative_gallery_image_idx" ON "creative_gallery" USING btree ("image_id");
  CREATE INDEX "creative_clients_order_idx" ON "creative_clients" USING btree ("_order");
  CREATE INDEX "creative_clients_parent_id_idx" ON "creative_clients" USING btree ("_parent_id");
  CREATE INDEX "creative_sites_order_idx" ON "creative_sites" USING btree ("_order");
  CREATE INDEX "creative_sites_parent_id_idx" ON "creative_sites" USING btree ("_parent_id");
  CREATE INDEX "creative_cards_list_order_idx" ON "creative_cards_list" USING btree ("_order");
  CREATE INDEX "creative_cards_list_parent_id_idx" ON "creative_cards_list" USING btree ("_parent_id");
  CREATE INDEX "creative_cards_order_idx" ON "creative_cards" USING btree ("_order");
  CREATE INDEX "creative_cards_parent_id_idx" ON "creative_cards" USING btree ("_parent_id");
  CREATE INDEX "creative_problems_order_idx" ON "creative_problems" USING btree ("_order");
  CREATE INDEX "creative_problems_parent_id_idx" ON "creative_problems" USING btree ("_parent_id");
  CREATE INDEX "creative_faqs_order_idx" ON "creative_faqs" USING btree ("_order");
  CREATE INDEX "creative_faqs_parent_id_idx" ON "creative_faqs" USING btree ("_parent_id");
  CREATE INDEX "creative_demo_idx" ON "creative" USING btree ("demo");
  CREATE INDEX "_creative_v_version_spots_taken_order_idx" ON "_creative_v_version_spots_taken" USING btree ("_order");
  CREATE INDEX "_creative_v_version_spots_taken_parent_id_idx" ON "_creative_v_version_spots_taken" USING btree ("_parent_id");
  CREATE INDEX "_creative_v_version_gallery_order_idx" ON "_creative_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_creative_v_version_gallery_parent_id_idx" ON "_creative_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_creative_v_version_gallery_image_idx" ON "_creative_v_version_gallery" USING btree ("image_id");
  CREATE INDEX "_creative_v_version_clients_order_idx" ON "_creative_v_version_clients" USING btree ("_order");
  CREATE INDEX "_creative_v_version_clients_parent_id_idx" ON "_creative_v_version_clients" USING btree ("_parent_id");
  CREATE INDEX "_creative_v_version_sites_order_idx" ON "_creative_v_version_sites" USING btree ("_order");
  CREATE INDEX "_creative_v_version_sites_parent_id_idx" ON "_creative_v_version_sites" USING btree ("_parent_id");
  CREATE INDEX "_creative_v_version_cards_list_order_idx" ON "_creative_v_version_cards_list" USING btree ("_order");
  CREATE INDEX "_creative_v_version_cards_list_parent_id_idx" ON "_creative_v_version_cards_list" USING btree ("_parent_id");
  CREATE INDEX "_creative_v_version_cards_order_idx" ON "_creative_v_version_cards" USING btree ("_order");
  CREATE INDEX "_creative_v_version_cards_parent_id_idx" ON "_creative_v_version_cards" USING btree ("_parent_id");
  CREATE INDEX "_creative_v_version_problems_order_idx" ON "_creative_v_version_problems" USING btree ("_order");
  CREATE INDEX "_creative_v_version_problems_parent_id_idx" ON "_creative_v_version_problems" USING btree ("_parent_id");
  CREATE INDEX "_creative_v_version_faqs_order_idx" ON "_creative_v_version_faqs" USING btree ("_order");
  CREATE INDEX "_creative_v_version_faqs_parent_id_idx" ON "_creative_v_version_faqs" USING btree ("_parent_id");
  CREATE INDEX "_creative_v_version_version_demo_idx" ON "_creative_v" USING btree ("version_demo");
  CREATE INDEX "_creative_v_created_at_idx" ON "_creative_v" USING btree ("created_at");
  CREATE INDEX "_creative_v_updated_at_idx" ON "_creative_v" USING btree ("updated_at");
  CREATE INDEX "brand_socials_order_idx" ON "brand_socials" USING btree ("_order");
  CREATE INDEX "brand_socials_parent_id_idx" ON "brand_socials" USING btree ("_parent_id");
  CREATE INDEX "brand_courses_category_idx" ON "brand" USING btree ("courses_category_id");
  CREATE INDEX "_brand_v_version_socials_order_idx" ON "_brand_v_version_socials" USING btree ("_order");
  CREATE INDEX "_brand_v_version_socials_parent_id_idx" ON "_brand_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_version_courses_category_idx" ON "_brand_v" USING btree ("version_courses_category_id");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "navigation_menus_columns_links_order_idx" ON "navigation_menus_columns_links" USING btree ("_order");
  CREATE INDEX "navigation_menus_columns_links_parent_id_idx" ON "navigation_menus_columns_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_menus_columns_order_idx" ON "navigation_menus_columns" USING btree ("_order");
  CREATE INDEX "navigation_menus_columns_parent_id_idx" ON "navigation_menus_columns" USING btree ("_parent_id");
  CREATE INDEX "navigation_menus_order_idx" ON "navigation_menus" USING btree ("_order");
  CREATE INDEX "navigation_menus_parent_id_idx" ON "navigation_menus" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "navigation_legal" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menus_columns_links_order_idx" ON "_navigation_v_version_menus_columns_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menus_columns_links_parent_id_idx" ON "_navigation_v_version_menus_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menus_columns_order_idx" ON "_navigation_v_version_menus_columns" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menus_columns_parent_id_idx" ON "_navigation_v_version_menus_columns" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menus_order_idx" ON "_navigation_v_version_menus" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menus_parent_id_idx" ON "_navigation_v_version_menus" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_legal_order_idx" ON "_navigation_v_version_legal" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_legal_parent_id_idx" ON "_navigation_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "offices_offices_order_idx" ON "offices_offices" USING btree ("_order");
  CREATE INDEX "offices_offices_parent_id_idx" ON "offices_offices" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_version_offices_order_idx" ON "_offices_v_version_offices" USING btree ("_order");
  CREATE INDEX "_offices_v_version_offices_parent_id_idx" ON "_offices_v_version_offices" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "claims_highlights_order_idx" ON "claims_highlights" USING btree ("_order");
  CREATE INDEX "claims_highlights_parent_id_idx" ON "claims_highlights" USING btree ("_parent_id");
  CREATE INDEX "claims_numbers_order_parent_idx" ON "claims_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_claims_v_version_highlights_order_idx" ON "_claims_v_version_highlights" USING btree ("_order");
  CREATE INDEX "_claims_v_version_highlights_parent_id_idx" ON "_claims_v_version_highlights" USING btree ("_parent_id");
  CREATE INDEX "_claims_v_created_at_idx" ON "_claims_v" USING btree ("created_at");
  CREATE INDEX "_claims_v_updated_at_idx" ON "_claims_v" USING btree ("updated_at");
  CREATE INDEX "_claims_v_numbers_order_parent_idx" ON "_claims_v_numbers" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "authors_same_as" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "case_studies_series_points" CASCADE;
  DROP TABLE "case_studies_series_changes" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_rels" CASCADE;
  DROP TABLE "_case_studies_v_version_series_points" CASCADE;
  DROP TABLE "_case_studies_v_version_series_changes" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_rels" CASCADE;
  DROP TABLE "services_problems" CASCADE;
  DROP TABLE "services_deliverables" CASCADE;
  DROP TABLE "services_steps" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_rels" CASCADE;
  DROP TABLE "_services_v_version_problems" CASCADE;
  DROP TABLE "_services_v_version_deliverables" CASCADE;
  DROP TABLE "_services_v_version_steps" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_rels" CASCADE;
  DROP TABLE "tools_steps" CASCADE;
  DROP TABLE "tools" CASCADE;
  DROP TABLE "_tools_v_version_steps" CASCADE;
  DROP TABLE "_tools_v" CASCADE;
  DROP TABLE "pages_blocks_prose" CASCADE;
  DROP TABLE "pages_blocks_faq" CASCADE;
  DROP TABLE "pages_blocks_cta" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v_blocks_prose" CASCADE;
  DROP TABLE "_pages_v_blocks_faq" CASCADE;
  DROP TABLE "_pages_v_blocks_cta" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "pricing_plans_items" CASCADE;
  DROP TABLE "pricing_plans_lists" CASCADE;
  DROP TABLE "pricing_plans" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "client_testimonials" CASCADE;
  DROP TABLE "employee_testimonials" CASCADE;
  DROP TABLE "team_socials" CASCADE;
  DROP TABLE "team" CASCADE;
  DROP TABLE "milestones" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "vacancies_role_info_list_items" CASCADE;
  DROP TABLE "vacancies_requirements" CASCADE;
  DROP TABLE "vacancies_skills" CASCADE;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "resumes" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "quotes" CASCADE;
  DROP TABLE "quotes_texts" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "post_views" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_chart_marks" CASCADE;
  DROP TABLE "home_challenges_points" CASCADE;
  DROP TABLE "home_challenges" CASCADE;
  DROP TABLE "home_steps" CASCADE;
  DROP TABLE "home_audit_points" CASCADE;
  DROP TABLE "home_clients" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_numbers" CASCADE;
  DROP TABLE "_home_v_version_chart_marks" CASCADE;
  DROP TABLE "_home_v_version_challenges_points" CASCADE;
  DROP TABLE "_home_v_version_challenges" CASCADE;
  DROP TABLE "_home_v_version_steps" CASCADE;
  DROP TABLE "_home_v_version_audit_points" CASCADE;
  DROP TABLE "_home_v_version_clients" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_numbers" CASCADE;
  DROP TABLE "creative_spots_taken" CASCADE;
  DROP TABLE "creative_gallery" CASCADE;
  DROP TABLE "creative_clients" CASCADE;
  DROP TABLE "creative_sites" CASCADE;
  DROP TABLE "creative_cards_list" CASCADE;
  DROP TABLE "creative_cards" CASCADE;
  DROP TABLE "creative_problems" CASCADE;
  DROP TABLE "creative_faqs" CASCADE;
  DROP TABLE "creative" CASCADE;
  DROP TABLE "_creative_v_version_spots_taken" CASCADE;
  DROP TABLE "_creative_v_version_gallery" CASCADE;
  DROP TABLE "_creative_v_version_clients" CASCADE;
  DROP TABLE "_creative_v_version_sites" CASCADE;
  DROP TABLE "_creative_v_version_cards_list" CASCADE;
  DROP TABLE "_creative_v_version_cards" CASCADE;
  DROP TABLE "_creative_v_version_problems" CASCADE;
  DROP TABLE "_creative_v_version_faqs" CASCADE;
  DROP TABLE "_creative_v" CASCADE;
  DROP TABLE "brand_socials" CASCADE;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "_brand_v_version_socials" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TABLE "navigation_menus_columns_links" CASCADE;
  DROP TABLE "navigation_menus_columns" CASCADE;
  DROP TABLE "navigation_menus" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_legal" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_menus_columns_links" CASCADE;
  DROP TABLE "_navigation_v_version_menus_columns" CASCADE;
  DROP TABLE "_navigation_v_version_menus" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_legal" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "offices_offices" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "_offices_v_version_offices" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "claims_highlights" CASCADE;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "claims_numbers" CASCADE;
  DROP TABLE "_claims_v_version_highlights" CASCADE;
  DROP TABLE "_claims_v" CASCADE;
  DROP TABLE "_claims_v_numbers" CASCADE;
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum_services_family";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_family";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_tools_category";
  DROP TYPE "public"."enum_tools_runs";
  DROP TYPE "public"."enum_tools_status";
  DROP TYPE "public"."enum__tools_v_version_category";
  DROP TYPE "public"."enum__tools_v_version_runs";
  DROP TYPE "public"."enum__tools_v_version_status";
  DROP TYPE "public"."enum_pages_blocks_faq_topic";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_blocks_faq_topic";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_projects_kind";
  DROP TYPE "public"."enum_faqs_topic";
  DROP TYPE "public"."enum_client_testimonials_kind";
  DROP TYPE "public"."enum_vacancies_status";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum_mails_form";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_quotes_status";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_outbox_status";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_navigation_menus_columns_source";
  DROP TYPE "public"."enum_navigation_menus_columns_family";
  DROP TYPE "public"."enum_navigation_menus_columns_category";
  DROP TYPE "public"."enum__navigation_v_version_menus_columns_source";
  DROP TYPE "public"."enum__navigation_v_version_menus_columns_family";
  DROP TYPE "public"."enum__navigation_v_version_menus_columns_category";
  DROP TYPE "public"."enum_claims_highlights_kind";
  DROP TYPE "public"."enum__claims_v_version_highlights_kind";`)
}
