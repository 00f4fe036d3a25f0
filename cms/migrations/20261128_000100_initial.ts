// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_searches_action" AS ENUM('bid', 'page', 'exclude');
  CREATE TYPE "public"."enum_services_seasons_months" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_services_family" AS ENUM('core', 'cms', 'industry', 'ppc', 'creative');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_searches_action" AS ENUM('bid', 'page', 'exclude');
  CREATE TYPE "public"."enum__services_v_version_seasons_months" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum__services_v_version_family" AS ENUM('core', 'cms', 'industry', 'ppc', 'creative');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tools_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tools_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_blocks_faq_topic" AS ENUM('home', 'creative', 'career', 'service', 'pricing');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_blocks_faq_topic" AS ENUM('home', 'creative', 'career', 'service', 'pricing');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_projects_kind" AS ENUM('product', 'brand', 'web');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_kind" AS ENUM('product', 'brand', 'web');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pricing_plans_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pricing_plans_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_topic" AS ENUM('home', 'creative', 'career', 'service', 'pricing');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_topic" AS ENUM('home', 'creative', 'career', 'service', 'pricing');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_client_testimonials_kind" AS ENUM('client', 'short');
  CREATE TYPE "public"."enum_client_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__client_testimonials_v_version_kind" AS ENUM('client', 'short');
  CREATE TYPE "public"."enum__client_testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_employee_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__employee_testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('open', 'closed');
  CREATE TYPE "public"."enum_vacancies_publication" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('open', 'closed');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'screening', 'interview', 'offer', 'rejected', 'withdrawn', 'spam');
  CREATE TYPE "public"."enum_mails_form" AS ENUM('audit', 'contact', 'portfolio', 'call');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('new', 'working', 'answered', 'done', 'spam');
  CREATE TYPE "public"."enum_quotes_status" AS ENUM('new', 'working', 'answered', 'done', 'spam');
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('booked', 'held', 'canceled', 'expired');
  CREATE TYPE "public"."enum_booking_hosts_hours_weekday" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed', 'bounced');
  CREATE TYPE "public"."enum_issues_posts_as" AS ENUM('excerpts', 'whole');
  CREATE TYPE "public"."enum_issues_status" AS ENUM('draft', 'sending', 'sent');
  CREATE TYPE "public"."enum__issues_v_version_posts_as" AS ENUM('excerpts', 'whole');
  CREATE TYPE "public"."enum__issues_v_version_status" AS ENUM('draft', 'sending', 'sent');
  CREATE TYPE "public"."enum_suppressions_reason" AS ENUM('unsubscribed', 'bounced', 'complained', 'erased');
  CREATE TYPE "public"."enum_outbox_status" AS ENUM('waiting', 'sent', 'failed', 'bounced');
  CREATE TYPE "public"."enum_webhook_deliveries_status" AS ENUM('waiting', 'delivered', 'failed');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('pending', 'approved', 'disapproved', 'spam');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('pending', 'approved', 'disapproved', 'spam');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '308', '410');
  CREATE TYPE "public"."enum_api_keys_scopes_content" AS ENUM('posts', 'case-studies', 'services', 'pages', 'tools', 'vacancies', 'authors', 'categories', 'projects', 'pricing-plans', 'faqs', 'client-testimonials', 'employee-testimonials', 'team', 'milestones', 'media', 'redirects', 'home', 'creative', 'navigation', 'offices', 'claims', 'brand');
  CREATE TYPE "public"."enum_api_keys_scopes_access" AS ENUM('read', 'drafts', 'publish');
  CREATE TYPE "public"."enum_webhooks_subscriptions_events" AS ENUM('published', 'updated', 'unpublished', 'deleted');
  CREATE TYPE "public"."enum_webhooks_subscriptions_content" AS ENUM('posts', 'case-studies', 'services', 'pages', 'tools', 'vacancies', 'authors', 'categories', 'projects', 'pricing-plans', 'faqs', 'client-testimonials', 'employee-testimonials', 'team', 'milestones', 'media', 'redirects', 'home', 'creative', 'navigation', 'offices', 'claims', 'brand');
  CREATE TYPE "public"."enum_webhook_messages_status" AS ENUM('waiting', 'delivered', 'failed');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'contributor', 'moderator', 'hr', 'sales');
  CREATE TYPE "public"."enum_invitations_roles" AS ENUM('admin', 'editor', 'contributor', 'moderator', 'hr', 'sales');
  CREATE TYPE "public"."enum_invitations_status" AS ENUM('sent', 'accepted', 'revoked');
  CREATE TYPE "public"."enum_review_requests_state" AS ENUM('review', 'changes', 'approved');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_creative_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__creative_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brand_logo_symbol" AS ENUM('line', 'initial', 'own');
  CREATE TYPE "public"."enum_brand_numbers_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'UAH', 'ILS', 'AED', 'SAR', 'ZAR', 'NGN', 'KES', 'EGP', 'INR', 'PKR', 'BDT', 'LKR', 'CNY', 'HKD', 'TWD', 'JPY', 'KRW', 'SGD', 'MYR', 'THB', 'IDR', 'PHP', 'VND', 'BRL', 'MXN', 'ARS', 'CLP', 'COP', 'PEN');
  CREATE TYPE "public"."enum_brand_numbers_locale" AS ENUM('en-US', 'en-GB', 'en-CA', 'en-AU', 'en-IE', 'en-IN', 'en-ZA', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'fr-CA', 'fr-CH', 'es-ES', 'es-MX', 'it-IT', 'nl-NL', 'pt-BR', 'pt-PT', 'pl-PL', 'cs-CZ', 'sk-SK', 'hu-HU', 'ro-RO', 'sv-SE', 'nb-NO', 'da-DK', 'fi-FI', 'tr-TR', 'el-GR', 'uk-UA', 'ja-JP', 'ko-KR', 'zh-CN', 'hi-IN');
  CREATE TYPE "public"."enum__brand_v_version_logo_symbol" AS ENUM('line', 'initial', 'own');
  CREATE TYPE "public"."enum__brand_v_version_numbers_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'UAH', 'ILS', 'AED', 'SAR', 'ZAR', 'NGN', 'KES', 'EGP', 'INR', 'PKR', 'BDT', 'LKR', 'CNY', 'HKD', 'TWD', 'JPY', 'KRW', 'SGD', 'MYR', 'THB', 'IDR', 'PHP', 'VND', 'BRL', 'MXN', 'ARS', 'CLP', 'COP', 'PEN');
  CREATE TYPE "public"."enum__brand_v_version_numbers_locale" AS ENUM('en-US', 'en-GB', 'en-CA', 'en-AU', 'en-IE', 'en-IN', 'en-ZA', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'fr-CA', 'fr-CH', 'es-ES', 'es-MX', 'it-IT', 'nl-NL', 'pt-BR', 'pt-PT', 'pl-PL', 'cs-CZ', 'sk-SK', 'hu-HU', 'ro-RO', 'sv-SE', 'nb-NO', 'da-DK', 'fi-FI', 'tr-TR', 'el-GR', 'uk-UA', 'ja-JP', 'ko-KR', 'zh-CN', 'hi-IN');
  CREATE TYPE "public"."enum_navigation_menus_columns_source" AS ENUM('links', 'services', 'tools', 'categories');
  CREATE TYPE "public"."enum_navigation_menus_columns_family" AS ENUM('core', 'cms', 'industry', 'ppc', 'creative');
  CREATE TYPE "public"."enum_navigation_menus_columns_category" AS ENUM('seo', 'content', 'image', 'code', 'misc');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_menus_columns_source" AS ENUM('links', 'services', 'tools', 'categories');
  CREATE TYPE "public"."enum__navigation_v_version_menus_columns_family" AS ENUM('core', 'cms', 'industry', 'ppc', 'creative');
  CREATE TYPE "public"."enum__navigation_v_version_menus_columns_category" AS ENUM('seo', 'content', 'image', 'code', 'misc');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_claims_highlights_kind" AS ENUM('growth', 'paid');
  CREATE TYPE "public"."enum_claims_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_version_highlights_kind" AS ENUM('growth', 'paid');
  CREATE TYPE "public"."enum__claims_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"feature_image_id" integer,
  	"body" jsonb,
  	"seo_keyphrase" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"publish_date" timestamp(3) with time zone,
  	"author_id" integer,
  	"pinned" boolean DEFAULT false,
  	"read_minutes" numeric,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_seo_keyphrase" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_author_id" integer,
  	"version_pinned" boolean DEFAULT false,
  	"version_read_minutes" numeric,
  	"version_created_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
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
  	"seo_keyphrase" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_authors_v_version_same_as" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_authors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_username" varchar NOT NULL,
  	"version_role" varchar,
  	"version_bio" varchar,
  	"version_avatar_id" integer,
  	"version_email" varchar,
  	"version_demo" boolean DEFAULT false,
  	"version_seo_keyphrase" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar NOT NULL,
  	"order" numeric DEFAULT 0,
  	"seo_keyphrase" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar NOT NULL,
  	"version_order" numeric DEFAULT 0,
  	"version_seo_keyphrase" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"seo_keyphrase" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"publish_date" timestamp(3) with time zone,
  	"demo" boolean DEFAULT false,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_seo_keyphrase" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_demo" boolean DEFAULT false,
  	"version_created_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "services_searches" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"query" varchar,
  	"action" "enum_services_searches_action" DEFAULT 'page',
  	"meaning" varchar
  );
  
  CREATE TABLE "services_seasons_months" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_services_seasons_months",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_ledgers_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"text" varchar,
  	"source" varchar,
  	"source_url" varchar
  );
  
  CREATE TABLE "services_ledgers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar
  );
  
  CREATE TABLE "services_lead_value_terms" (
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
  	"from_day" numeric,
  	"to_day" numeric
  );
  
  CREATE TABLE "services_deliverables" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"text" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "services_sixty_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "services_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"lead" varchar,
  	"audience" varchar,
  	"figure_value" varchar,
  	"figure_label" varchar,
  	"body" jsonb,
  	"seasons_text" varchar,
  	"lead_value_text" varchar,
  	"weeks_from" numeric,
  	"weeks_to" numeric,
  	"price" varchar,
  	"related_study_id" integer,
  	"seo_keyphrase" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"family" "enum_services_family" DEFAULT 'core',
  	"home_order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tools_id" integer
  );
  
  CREATE TABLE "_services_v_version_problems" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_searches" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar,
  	"action" "enum__services_v_version_searches_action" DEFAULT 'page',
  	"meaning" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_seasons_months" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__services_v_version_seasons_months",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_services_v_version_ledgers_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"text" varchar,
  	"source" varchar,
  	"source_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_ledgers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_lead_value_terms" (
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
  	"from_day" numeric,
  	"to_day" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_deliverables" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"text" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_sixty_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_lead" varchar,
  	"version_audience" varchar,
  	"version_figure_value" varchar,
  	"version_figure_label" varchar,
  	"version_body" jsonb,
  	"version_seasons_text" varchar,
  	"version_lead_value_text" varchar,
  	"version_weeks_from" numeric,
  	"version_weeks_to" numeric,
  	"version_price" varchar,
  	"version_related_study_id" integer,
  	"version_seo_keyphrase" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_family" "enum__services_v_version_family" DEFAULT 'core',
  	"version_home_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"seo_keyphrase" varchar,
  	"seo_title" varchar,
  	"robots" varchar,
  	"slug" varchar,
  	"offline" boolean DEFAULT false,
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
  	"version_seo_keyphrase" varchar,
  	"version_seo_title" varchar,
  	"version_robots" varchar,
  	"version_slug" varchar,
  	"version_offline" boolean DEFAULT false,
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
  	"seo_keyphrase" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_noindex" boolean DEFAULT false,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"last_updated" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_seo_keyphrase" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_last_updated" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"growth" varchar,
  	"desc" varchar,
  	"kind" "enum_projects_kind" DEFAULT 'web',
  	"image_id" integer,
  	"case_study_id" integer,
  	"seed" varchar,
  	"on_home" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
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
  	"latest" boolean
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
  	"plan_name" varchar,
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pricing_plans_status" DEFAULT 'draft'
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
  	"latest" boolean
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"topic" "enum_faqs_topic" DEFAULT 'home',
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
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
  	"latest" boolean
  );
  
  CREATE TABLE "client_testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_name" varchar,
  	"kind" "enum_client_testimonials_kind" DEFAULT 'client',
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_client_testimonials_status" DEFAULT 'draft'
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
  	"latest" boolean
  );
  
  CREATE TABLE "employee_testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"employee_name" varchar,
  	"employee_designation" varchar,
  	"feedback" varchar,
  	"employee_avatar_id" integer,
  	"order" numeric DEFAULT 0,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_employee_testimonials_status" DEFAULT 'draft'
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
  	"latest" boolean
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
  	"seo_keyphrase" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_team_v_version_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_team_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_role" varchar,
  	"version_bio" varchar,
  	"version_avatar_id" integer,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar NOT NULL,
  	"version_founder" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 0,
  	"version_demo" boolean DEFAULT false,
  	"version_seo_keyphrase" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "milestones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"text" varchar,
  	"order" numeric DEFAULT 0,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_milestones_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_date" timestamp(3) with time zone NOT NULL,
  	"version_text" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_demo" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"decorative" boolean DEFAULT false,
  	"original_name" varchar,
  	"image_id" varchar,
  	"art" jsonb,
  	"demo" boolean DEFAULT false,
  	"created_by_id" integer,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "vacancies_role_info_list_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "vacancies_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "vacancies_skills" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job_title" varchar,
  	"team_name" varchar,
  	"job_type" varchar,
  	"workplace_type" varchar,
  	"location" varchar,
  	"salary_min_salary" numeric,
  	"salary_max_salary" numeric,
  	"role_info_content" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"status" "enum_vacancies_status" DEFAULT 'open',
  	"date_posted" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"demo" boolean DEFAULT false,
  	"seo_keyphrase" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_vacancies_publication" DEFAULT 'draft'
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
  	"version_seo_keyphrase" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum_vacancies_publication" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
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
  	"decided_at" timestamp(3) with time zone,
  	"assignee_id" integer,
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
  	"source_previous" varchar,
  	"source_landing" varchar,
  	"source_referrer" varchar,
  	"source_utm_source" varchar,
  	"source_utm_medium" varchar,
  	"source_utm_campaign" varchar,
  	"source_utm_term" varchar,
  	"source_utm_content" varchar,
  	"status" "enum_mails_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
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
  	"source_previous" varchar,
  	"source_landing" varchar,
  	"source_referrer" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"utm_term" varchar,
  	"utm_content" varchar,
  	"status" "enum_quotes_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
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
  	"confirm_by" timestamp(3) with time zone,
  	"network" varchar,
  	"sequence" numeric DEFAULT 0,
  	"changed_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"assignee_id" integer,
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
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"source" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"preheader" varchar,
  	"intro" varchar,
  	"posts_as" "enum_issues_posts_as" DEFAULT 'excerpts' NOT NULL,
  	"closing" varchar,
  	"status" "enum_issues_status" DEFAULT 'draft' NOT NULL,
  	"recipients" numeric DEFAULT 0,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "issues_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer
  );
  
  CREATE TABLE "_issues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_subject" varchar NOT NULL,
  	"version_preheader" varchar,
  	"version_intro" varchar,
  	"version_posts_as" "enum__issues_v_version_posts_as" DEFAULT 'excerpts' NOT NULL,
  	"version_closing" varchar,
  	"version_status" "enum__issues_v_version_status" DEFAULT 'draft' NOT NULL,
  	"version_recipients" numeric DEFAULT 0,
  	"version_sent_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_issues_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer
  );
  
  CREATE TABLE "suppressions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"hash" varchar NOT NULL,
  	"reason" "enum_suppressions_reason" NOT NULL,
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
  	"first_tried_at" timestamp(3) with time zone,
  	"reply_to" varchar,
  	"text" varchar,
  	"body" varchar,
  	"key" varchar,
  	"calendar" varchar,
  	"message_id" varchar,
  	"about" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" varchar NOT NULL,
  	"about" varchar NOT NULL,
  	"status" "enum_webhook_deliveries_status" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"first_tried_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"last_error" varchar,
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
  	"wants_notice" boolean DEFAULT false,
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
  	"version_wants_notice" boolean DEFAULT false,
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
  
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_misses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL
  );
  
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
  	"status" "enum_webhook_messages_status" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"first_tried_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"last_error" varchar,
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
  	"status" "enum_invitations_status" DEFAULT 'sent',
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
  
  CREATE TABLE "post_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer,
  	"day" varchar NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "page_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "web_vitals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"metric" varchar NOT NULL,
  	"histogram" jsonb NOT NULL
  );
  
  CREATE TABLE "visitor_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"page" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" varchar NOT NULL,
  	"who_id" integer,
  	"who_email" varchar,
  	"about" varchar,
  	"details" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "payload_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
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
  	"bookings_id" integer,
  	"booking_hosts_id" integer,
  	"subscribers_id" integer,
  	"issues_id" integer,
  	"suppressions_id" integer,
  	"outbox_id" integer,
  	"webhook_deliveries_id" integer,
  	"reviews_id" integer,
  	"redirects_id" integer,
  	"search_synonyms_id" integer,
  	"search_misses_id" integer,
  	"api_keys_id" integer,
  	"webhooks_id" integer,
  	"webhook_messages_id" integer,
  	"users_id" integer,
  	"invitations_id" integer,
  	"replies_id" integer,
  	"comments_id" integer,
  	"changes_id" integer,
  	"review_requests_id" integer,
  	"post_views_id" integer,
  	"page_counts_id" integer,
  	"web_vitals_id" integer,
  	"visitor_addresses_id" integer,
  	"audit_log_id" integer,
  	"payload_folders_id" integer
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
  	"text" varchar
  );
  
  CREATE TABLE "home_challenges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
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
  	"title" varchar,
  	"content" varchar,
  	"from_day" numeric,
  	"to_day" numeric
  );
  
  CREATE TABLE "home_audit_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
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
  	"seo_keyphrase" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
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
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_challenges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
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
  	"title" varchar,
  	"content" varchar,
  	"from_day" numeric,
  	"to_day" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_audit_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
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
  	"version_seo_keyphrase" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
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
  	"name" varchar
  );
  
  CREATE TABLE "creative_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"client" varchar,
  	"service" varchar,
  	"seed" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "creative_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"mark" varchar
  );
  
  CREATE TABLE "creative_sites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
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
  	"text" varchar
  );
  
  CREATE TABLE "creative_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"caption" varchar
  );
  
  CREATE TABLE "creative_problems" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"problem" varchar,
  	"figure" varchar,
  	"label" varchar,
  	"fix" varchar,
  	"reading" varchar
  );
  
  CREATE TABLE "creative_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
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
  	"seo_keyphrase" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"demo" boolean DEFAULT false,
  	"_status" "enum_creative_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_creative_v_version_spots_taken" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
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
  	"name" varchar,
  	"mark" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_sites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
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
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_creative_v_version_problems" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"problem" varchar,
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
  	"question" varchar,
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
  	"version_seo_keyphrase" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_demo" boolean DEFAULT false,
  	"version__status" "enum__creative_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "brand_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "brand_embeds_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"attributes" varchar,
  	"origins" varchar
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
  	"logo_light" varchar,
  	"logo_dark" varchar,
  	"logo_symbol" "enum_brand_logo_symbol" DEFAULT 'line',
  	"logo_own_symbol" varchar,
  	"colors_primary" varchar,
  	"colors_secondary" varchar,
  	"colors_paper" varchar,
  	"colors_ink" varchar,
  	"colors_button_text" varchar,
  	"colors_dark_paper" varchar,
  	"colors_dark_ink" varchar,
  	"numbers_currency" "enum_brand_numbers_currency" DEFAULT 'USD',
  	"numbers_locale" "enum_brand_numbers_locale" DEFAULT 'en-US',
  	"embeds_analytics_url" varchar,
  	"embeds_booking_url" varchar,
  	"embeds_chat_url" varchar,
  	"embeds_chat_origins" varchar,
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
  
  CREATE TABLE "_brand_v_version_embeds_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"attributes" varchar,
  	"origins" varchar,
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
  	"version_logo_light" varchar,
  	"version_logo_dark" varchar,
  	"version_logo_symbol" "enum__brand_v_version_logo_symbol" DEFAULT 'line',
  	"version_logo_own_symbol" varchar,
  	"version_colors_primary" varchar,
  	"version_colors_secondary" varchar,
  	"version_colors_paper" varchar,
  	"version_colors_ink" varchar,
  	"version_colors_button_text" varchar,
  	"version_colors_dark_paper" varchar,
  	"version_colors_dark_ink" varchar,
  	"version_numbers_currency" "enum__brand_v_version_numbers_currency" DEFAULT 'USD',
  	"version_numbers_locale" "enum__brand_v_version_numbers_locale" DEFAULT 'en-US',
  	"version_embeds_analytics_url" varchar,
  	"version_embeds_booking_url" varchar,
  	"version_embeds_chat_url" varchar,
  	"version_embeds_chat_origins" varchar,
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
  	"heading" varchar,
  	"href" varchar,
  	"source" "enum_navigation_menus_columns_source" DEFAULT 'links',
  	"family" "enum_navigation_menus_columns_family",
  	"category" "enum_navigation_menus_columns_category"
  );
  
  CREATE TABLE "navigation_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
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
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
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
  	"heading" varchar,
  	"href" varchar,
  	"source" "enum__navigation_v_version_menus_columns_source" DEFAULT 'links',
  	"family" "enum__navigation_v_version_menus_columns_family",
  	"category" "enum__navigation_v_version_menus_columns_category",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
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
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
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
  	"demo" boolean DEFAULT false,
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
  	"version_demo" boolean DEFAULT false,
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
  	"demo" boolean DEFAULT false,
  	"_status" "enum_claims_status" DEFAULT 'draft',
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
  	"version_demo" boolean DEFAULT false,
  	"version__status" "enum__claims_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_claims_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "booking_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"length_minutes" numeric DEFAULT 30 NOT NULL,
  	"buffer_minutes" numeric DEFAULT 15 NOT NULL,
  	"every_minutes" numeric DEFAULT 30 NOT NULL,
  	"notice_hours" numeric DEFAULT 24 NOT NULL,
  	"ahead_days" numeric DEFAULT 28 NOT NULL,
  	"network_calls" numeric DEFAULT 12 NOT NULL,
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
  	"version_network_calls" numeric DEFAULT 12 NOT NULL,
  	"version_reminder_hours" numeric DEFAULT 24 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from_name" varchar,
  	"from_address" varchar,
  	"notices_audit" varchar,
  	"notices_contact" varchar,
  	"notices_portfolio" varchar,
  	"notices_quote" varchar,
  	"notices_application" varchar,
  	"notices_review" varchar,
  	"answer_visitors" boolean DEFAULT true,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_mail_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_from_name" varchar,
  	"version_from_address" varchar,
  	"version_notices_audit" varchar,
  	"version_notices_contact" varchar,
  	"version_notices_portfolio" varchar,
  	"version_notices_quote" varchar,
  	"version_notices_application" varchar,
  	"version_notices_review" varchar,
  	"version_answer_visitors" boolean DEFAULT true,
  	"version_webhook_url" varchar,
  	"version_webhook_secret" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads" numeric DEFAULT 730 NOT NULL,
  	"spam" numeric DEFAULT 30 NOT NULL,
  	"applications" numeric DEFAULT 180 NOT NULL,
  	"undecided_applications" numeric DEFAULT 365 NOT NULL,
  	"addresses" numeric DEFAULT 30 NOT NULL,
  	"unconfirmed" numeric DEFAULT 30 NOT NULL,
  	"outbox" numeric DEFAULT 90 NOT NULL,
  	"audit_log" numeric DEFAULT 1095 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_leads" numeric DEFAULT 730 NOT NULL,
  	"version_spam" numeric DEFAULT 30 NOT NULL,
  	"version_applications" numeric DEFAULT 180 NOT NULL,
  	"version_undecided_applications" numeric DEFAULT 365 NOT NULL,
  	"version_addresses" numeric DEFAULT 30 NOT NULL,
  	"version_unconfirmed" numeric DEFAULT 30 NOT NULL,
  	"version_outbox" numeric DEFAULT 90 NOT NULL,
  	"version_audit_log" numeric DEFAULT 1095 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "posts" ADD CONSTRAINT "posts_feature_image_id_media_id_fk" FOREIGN KEY ("feature_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_feature_image_id_media_id_fk" FOREIGN KEY ("version_feature_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors_same_as" ADD CONSTRAINT "authors_same_as_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v_version_same_as" ADD CONSTRAINT "_authors_v_version_same_as_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_series_points" ADD CONSTRAINT "case_studies_series_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_series_changes" ADD CONSTRAINT "case_studies_series_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_banner_image_id_media_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_series_points" ADD CONSTRAINT "_case_studies_v_version_series_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_series_changes" ADD CONSTRAINT "_case_studies_v_version_series_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_banner_image_id_media_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_problems" ADD CONSTRAINT "services_problems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_searches" ADD CONSTRAINT "services_searches_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_seasons_months" ADD CONSTRAINT "services_seasons_months_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_ledgers_rows" ADD CONSTRAINT "services_ledgers_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_ledgers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_ledgers" ADD CONSTRAINT "services_ledgers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_lead_value_terms" ADD CONSTRAINT "services_lead_value_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_steps" ADD CONSTRAINT "services_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_deliverables" ADD CONSTRAINT "services_deliverables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_sixty_days" ADD CONSTRAINT "services_sixty_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_faqs" ADD CONSTRAINT "services_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_related_study_id_case_studies_id_fk" FOREIGN KEY ("related_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_problems" ADD CONSTRAINT "_services_v_version_problems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_searches" ADD CONSTRAINT "_services_v_version_searches_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_seasons_months" ADD CONSTRAINT "_services_v_version_seasons_months_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_ledgers_rows" ADD CONSTRAINT "_services_v_version_ledgers_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_ledgers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_ledgers" ADD CONSTRAINT "_services_v_version_ledgers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_lead_value_terms" ADD CONSTRAINT "_services_v_version_lead_value_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_steps" ADD CONSTRAINT "_services_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_deliverables" ADD CONSTRAINT "_services_v_version_deliverables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_sixty_days" ADD CONSTRAINT "_services_v_version_sixty_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_faqs" ADD CONSTRAINT "_services_v_version_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_related_study_id_case_studies_id_fk" FOREIGN KEY ("version_related_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_case_study_id_case_studies_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pricing_plans_items" ADD CONSTRAINT "pricing_plans_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_plans_lists" ADD CONSTRAINT "pricing_plans_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_plans_v_version_items" ADD CONSTRAINT "_pricing_plans_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_plans_v_version_lists" ADD CONSTRAINT "_pricing_plans_v_version_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_plans_v" ADD CONSTRAINT "_pricing_plans_v_parent_id_pricing_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_testimonials" ADD CONSTRAINT "client_testimonials_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_client_testimonials_v" ADD CONSTRAINT "_client_testimonials_v_parent_id_client_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."client_testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_client_testimonials_v" ADD CONSTRAINT "_client_testimonials_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employee_testimonials" ADD CONSTRAINT "employee_testimonials_employee_avatar_id_media_id_fk" FOREIGN KEY ("employee_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employee_testimonials_v" ADD CONSTRAINT "_employee_testimonials_v_parent_id_employee_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."employee_testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employee_testimonials_v" ADD CONSTRAINT "_employee_testimonials_v_version_employee_avatar_id_media_id_fk" FOREIGN KEY ("version_employee_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_socials" ADD CONSTRAINT "team_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v_version_socials" ADD CONSTRAINT "_team_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_parent_id_team_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_parent_id_milestones_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."milestones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_role_info_list_items" ADD CONSTRAINT "vacancies_role_info_list_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_requirements" ADD CONSTRAINT "vacancies_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_skills" ADD CONSTRAINT "vacancies_skills_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_role_info_list_items" ADD CONSTRAINT "_vacancies_v_version_role_info_list_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_requirements" ADD CONSTRAINT "_vacancies_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_skills" ADD CONSTRAINT "_vacancies_v_version_skills_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes_texts" ADD CONSTRAINT "quotes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_booking_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."booking_hosts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_mails_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_hosts_hours" ADD CONSTRAINT "booking_hosts_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_hosts_exceptions" ADD CONSTRAINT "booking_hosts_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_hosts" ADD CONSTRAINT "booking_hosts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "issues_rels" ADD CONSTRAINT "issues_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "issues_rels" ADD CONSTRAINT "issues_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_issues_v" ADD CONSTRAINT "_issues_v_parent_id_issues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_issues_v_rels" ADD CONSTRAINT "_issues_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_issues_v_rels" ADD CONSTRAINT "_issues_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_moderated_by_id_users_id_fk" FOREIGN KEY ("moderated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_moderated_by_id_users_id_fk" FOREIGN KEY ("version_moderated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "api_keys_scopes" ADD CONSTRAINT "api_keys_scopes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhooks_subscriptions_events" ADD CONSTRAINT "webhooks_subscriptions_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webhooks_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webhooks_subscriptions" ADD CONSTRAINT "webhooks_subscriptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invitations_roles" ADD CONSTRAINT "invitations_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_email_id_outbox_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "changes" ADD CONSTRAINT "changes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_who_id_users_id_fk" FOREIGN KEY ("who_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_booking_hosts_fk" FOREIGN KEY ("booking_hosts_id") REFERENCES "public"."booking_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_issues_fk" FOREIGN KEY ("issues_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_suppressions_fk" FOREIGN KEY ("suppressions_id") REFERENCES "public"."suppressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_deliveries_fk" FOREIGN KEY ("webhook_deliveries_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_misses_fk" FOREIGN KEY ("search_misses_id") REFERENCES "public"."search_misses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhooks_fk" FOREIGN KEY ("webhooks_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_messages_fk" FOREIGN KEY ("webhook_messages_id") REFERENCES "public"."webhook_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invitations_fk" FOREIGN KEY ("invitations_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_replies_fk" FOREIGN KEY ("replies_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_changes_fk" FOREIGN KEY ("changes_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_requests_fk" FOREIGN KEY ("review_requests_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_post_views_fk" FOREIGN KEY ("post_views_id") REFERENCES "public"."post_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_counts_fk" FOREIGN KEY ("page_counts_id") REFERENCES "public"."page_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_web_vitals_fk" FOREIGN KEY ("web_vitals_id") REFERENCES "public"."web_vitals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visitor_addresses_fk" FOREIGN KEY ("visitor_addresses_id") REFERENCES "public"."visitor_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "public"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "brand_embeds_tags" ADD CONSTRAINT "brand_embeds_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_courses_category_id_categories_id_fk" FOREIGN KEY ("courses_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v_version_socials" ADD CONSTRAINT "_brand_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v_version_embeds_tags" ADD CONSTRAINT "_brand_v_version_embeds_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "posts_created_by_idx" ON "posts" USING btree ("created_by_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
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
  CREATE INDEX "_posts_v_version_version_created_by_idx" ON "_posts_v" USING btree ("version_created_by_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
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
  CREATE INDEX "authors_deleted_at_idx" ON "authors" USING btree ("deleted_at");
  CREATE INDEX "_authors_v_version_same_as_order_idx" ON "_authors_v_version_same_as" USING btree ("_order");
  CREATE INDEX "_authors_v_version_same_as_parent_id_idx" ON "_authors_v_version_same_as" USING btree ("_parent_id");
  CREATE INDEX "_authors_v_parent_idx" ON "_authors_v" USING btree ("parent_id");
  CREATE INDEX "_authors_v_version_version_username_idx" ON "_authors_v" USING btree ("version_username");
  CREATE INDEX "_authors_v_version_version_avatar_idx" ON "_authors_v" USING btree ("version_avatar_id");
  CREATE INDEX "_authors_v_version_version_demo_idx" ON "_authors_v" USING btree ("version_demo");
  CREATE INDEX "_authors_v_version_version_updated_at_idx" ON "_authors_v" USING btree ("version_updated_at");
  CREATE INDEX "_authors_v_version_version_created_at_idx" ON "_authors_v" USING btree ("version_created_at");
  CREATE INDEX "_authors_v_version_version_deleted_at_idx" ON "_authors_v" USING btree ("version_deleted_at");
  CREATE INDEX "_authors_v_created_at_idx" ON "_authors_v" USING btree ("created_at");
  CREATE INDEX "_authors_v_updated_at_idx" ON "_authors_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_order_idx" ON "categories" USING btree ("order");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
  CREATE INDEX "_categories_v_version_version_order_idx" ON "_categories_v" USING btree ("version_order");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "case_studies_series_points_order_idx" ON "case_studies_series_points" USING btree ("_order");
  CREATE INDEX "case_studies_series_points_parent_id_idx" ON "case_studies_series_points" USING btree ("_parent_id");
  CREATE INDEX "case_studies_series_changes_order_idx" ON "case_studies_series_changes" USING btree ("_order");
  CREATE INDEX "case_studies_series_changes_parent_id_idx" ON "case_studies_series_changes" USING btree ("_parent_id");
  CREATE INDEX "case_studies_banner_image_idx" ON "case_studies" USING btree ("banner_image_id");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_publish_date_idx" ON "case_studies" USING btree ("publish_date");
  CREATE INDEX "case_studies_demo_idx" ON "case_studies" USING btree ("demo");
  CREATE INDEX "case_studies_created_by_idx" ON "case_studies" USING btree ("created_by_id");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies_deleted_at_idx" ON "case_studies" USING btree ("deleted_at");
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
  CREATE INDEX "_case_studies_v_version_version_created_by_idx" ON "_case_studies_v" USING btree ("version_created_by_id");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version_deleted_at_idx" ON "_case_studies_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "services_searches_order_idx" ON "services_searches" USING btree ("_order");
  CREATE INDEX "services_searches_parent_id_idx" ON "services_searches" USING btree ("_parent_id");
  CREATE INDEX "services_seasons_months_order_idx" ON "services_seasons_months" USING btree ("order");
  CREATE INDEX "services_seasons_months_parent_idx" ON "services_seasons_months" USING btree ("parent_id");
  CREATE INDEX "services_ledgers_rows_order_idx" ON "services_ledgers_rows" USING btree ("_order");
  CREATE INDEX "services_ledgers_rows_parent_id_idx" ON "services_ledgers_rows" USING btree ("_parent_id");
  CREATE INDEX "services_ledgers_order_idx" ON "services_ledgers" USING btree ("_order");
  CREATE INDEX "services_ledgers_parent_id_idx" ON "services_ledgers" USING btree ("_parent_id");
  CREATE INDEX "services_lead_value_terms_order_idx" ON "services_lead_value_terms" USING btree ("_order");
  CREATE INDEX "services_lead_value_terms_parent_id_idx" ON "services_lead_value_terms" USING btree ("_parent_id");
  CREATE INDEX "services_steps_order_idx" ON "services_steps" USING btree ("_order");
  CREATE INDEX "services_steps_parent_id_idx" ON "services_steps" USING btree ("_parent_id");
  CREATE INDEX "services_deliverables_order_idx" ON "services_deliverables" USING btree ("_order");
  CREATE INDEX "services_deliverables_parent_id_idx" ON "services_deliverables" USING btree ("_parent_id");
  CREATE INDEX "services_sixty_days_order_idx" ON "services_sixty_days" USING btree ("_order");
  CREATE INDEX "services_sixty_days_parent_id_idx" ON "services_sixty_days" USING btree ("_parent_id");
  CREATE INDEX "services_faqs_order_idx" ON "services_faqs" USING btree ("_order");
  CREATE INDEX "services_faqs_parent_id_idx" ON "services_faqs" USING btree ("_parent_id");
  CREATE INDEX "services_related_study_idx" ON "services" USING btree ("related_study_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_family_idx" ON "services" USING btree ("family");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_tools_id_idx" ON "services_rels" USING btree ("tools_id");
  CREATE INDEX "_services_v_version_problems_order_idx" ON "_services_v_version_problems" USING btree ("_order");
  CREATE INDEX "_services_v_version_problems_parent_id_idx" ON "_services_v_version_problems" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_searches_order_idx" ON "_services_v_version_searches" USING btree ("_order");
  CREATE INDEX "_services_v_version_searches_parent_id_idx" ON "_services_v_version_searches" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_seasons_months_order_idx" ON "_services_v_version_seasons_months" USING btree ("order");
  CREATE INDEX "_services_v_version_seasons_months_parent_idx" ON "_services_v_version_seasons_months" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_ledgers_rows_order_idx" ON "_services_v_version_ledgers_rows" USING btree ("_order");
  CREATE INDEX "_services_v_version_ledgers_rows_parent_id_idx" ON "_services_v_version_ledgers_rows" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_ledgers_order_idx" ON "_services_v_version_ledgers" USING btree ("_order");
  CREATE INDEX "_services_v_version_ledgers_parent_id_idx" ON "_services_v_version_ledgers" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_lead_value_terms_order_idx" ON "_services_v_version_lead_value_terms" USING btree ("_order");
  CREATE INDEX "_services_v_version_lead_value_terms_parent_id_idx" ON "_services_v_version_lead_value_terms" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_steps_order_idx" ON "_services_v_version_steps" USING btree ("_order");
  CREATE INDEX "_services_v_version_steps_parent_id_idx" ON "_services_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_deliverables_order_idx" ON "_services_v_version_deliverables" USING btree ("_order");
  CREATE INDEX "_services_v_version_deliverables_parent_id_idx" ON "_services_v_version_deliverables" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_sixty_days_order_idx" ON "_services_v_version_sixty_days" USING btree ("_order");
  CREATE INDEX "_services_v_version_sixty_days_parent_id_idx" ON "_services_v_version_sixty_days" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_faqs_order_idx" ON "_services_v_version_faqs" USING btree ("_order");
  CREATE INDEX "_services_v_version_faqs_parent_id_idx" ON "_services_v_version_faqs" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_related_study_idx" ON "_services_v" USING btree ("version_related_study_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_family_idx" ON "_services_v" USING btree ("version_family");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_rels_order_idx" ON "_services_v_rels" USING btree ("order");
  CREATE INDEX "_services_v_rels_parent_idx" ON "_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_v_rels_path_idx" ON "_services_v_rels" USING btree ("path");
  CREATE INDEX "_services_v_rels_tools_id_idx" ON "_services_v_rels" USING btree ("tools_id");
  CREATE INDEX "tools_steps_order_idx" ON "tools_steps" USING btree ("_order");
  CREATE INDEX "tools_steps_parent_id_idx" ON "tools_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tools_slug_idx" ON "tools" USING btree ("slug");
  CREATE INDEX "tools_updated_at_idx" ON "tools" USING btree ("updated_at");
  CREATE INDEX "tools_created_at_idx" ON "tools" USING btree ("created_at");
  CREATE INDEX "tools__status_idx" ON "tools" USING btree ("_status");
  CREATE INDEX "_tools_v_version_steps_order_idx" ON "_tools_v_version_steps" USING btree ("_order");
  CREATE INDEX "_tools_v_version_steps_parent_id_idx" ON "_tools_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_tools_v_parent_idx" ON "_tools_v" USING btree ("parent_id");
  CREATE INDEX "_tools_v_version_version_slug_idx" ON "_tools_v" USING btree ("version_slug");
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
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
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
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
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
  CREATE INDEX "pricing_plans_items_order_idx" ON "pricing_plans_items" USING btree ("_order");
  CREATE INDEX "pricing_plans_items_parent_id_idx" ON "pricing_plans_items" USING btree ("_parent_id");
  CREATE INDEX "pricing_plans_lists_order_idx" ON "pricing_plans_lists" USING btree ("_order");
  CREATE INDEX "pricing_plans_lists_parent_id_idx" ON "pricing_plans_lists" USING btree ("_parent_id");
  CREATE INDEX "pricing_plans_order_idx" ON "pricing_plans" USING btree ("order");
  CREATE INDEX "pricing_plans_demo_idx" ON "pricing_plans" USING btree ("demo");
  CREATE INDEX "pricing_plans_updated_at_idx" ON "pricing_plans" USING btree ("updated_at");
  CREATE INDEX "pricing_plans_created_at_idx" ON "pricing_plans" USING btree ("created_at");
  CREATE INDEX "pricing_plans_deleted_at_idx" ON "pricing_plans" USING btree ("deleted_at");
  CREATE INDEX "pricing_plans__status_idx" ON "pricing_plans" USING btree ("_status");
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
  CREATE INDEX "faqs_topic_idx" ON "faqs" USING btree ("topic");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
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
  CREATE INDEX "client_testimonials_avatar_idx" ON "client_testimonials" USING btree ("avatar_id");
  CREATE INDEX "client_testimonials_on_home_idx" ON "client_testimonials" USING btree ("on_home");
  CREATE INDEX "client_testimonials_order_idx" ON "client_testimonials" USING btree ("order");
  CREATE INDEX "client_testimonials_demo_idx" ON "client_testimonials" USING btree ("demo");
  CREATE INDEX "client_testimonials_updated_at_idx" ON "client_testimonials" USING btree ("updated_at");
  CREATE INDEX "client_testimonials_created_at_idx" ON "client_testimonials" USING btree ("created_at");
  CREATE INDEX "client_testimonials_deleted_at_idx" ON "client_testimonials" USING btree ("deleted_at");
  CREATE INDEX "client_testimonials__status_idx" ON "client_testimonials" USING btree ("_status");
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
  CREATE INDEX "employee_testimonials_employee_avatar_idx" ON "employee_testimonials" USING btree ("employee_avatar_id");
  CREATE INDEX "employee_testimonials_order_idx" ON "employee_testimonials" USING btree ("order");
  CREATE INDEX "employee_testimonials_demo_idx" ON "employee_testimonials" USING btree ("demo");
  CREATE INDEX "employee_testimonials_updated_at_idx" ON "employee_testimonials" USING btree ("updated_at");
  CREATE INDEX "employee_testimonials_created_at_idx" ON "employee_testimonials" USING btree ("created_at");
  CREATE INDEX "employee_testimonials_deleted_at_idx" ON "employee_testimonials" USING btree ("deleted_at");
  CREATE INDEX "employee_testimonials__status_idx" ON "employee_testimonials" USING btree ("_status");
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
  CREATE INDEX "team_socials_order_idx" ON "team_socials" USING btree ("_order");
  CREATE INDEX "team_socials_parent_id_idx" ON "team_socials" USING btree ("_parent_id");
  CREATE INDEX "team_avatar_idx" ON "team" USING btree ("avatar_id");
  CREATE UNIQUE INDEX "team_slug_idx" ON "team" USING btree ("slug");
  CREATE INDEX "team_order_idx" ON "team" USING btree ("order");
  CREATE INDEX "team_demo_idx" ON "team" USING btree ("demo");
  CREATE INDEX "team_updated_at_idx" ON "team" USING btree ("updated_at");
  CREATE INDEX "team_created_at_idx" ON "team" USING btree ("created_at");
  CREATE INDEX "team_deleted_at_idx" ON "team" USING btree ("deleted_at");
  CREATE INDEX "_team_v_version_socials_order_idx" ON "_team_v_version_socials" USING btree ("_order");
  CREATE INDEX "_team_v_version_socials_parent_id_idx" ON "_team_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_team_v_parent_idx" ON "_team_v" USING btree ("parent_id");
  CREATE INDEX "_team_v_version_version_avatar_idx" ON "_team_v" USING btree ("version_avatar_id");
  CREATE INDEX "_team_v_version_version_slug_idx" ON "_team_v" USING btree ("version_slug");
  CREATE INDEX "_team_v_version_version_order_idx" ON "_team_v" USING btree ("version_order");
  CREATE INDEX "_team_v_version_version_demo_idx" ON "_team_v" USING btree ("version_demo");
  CREATE INDEX "_team_v_version_version_updated_at_idx" ON "_team_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_v_version_version_created_at_idx" ON "_team_v" USING btree ("version_created_at");
  CREATE INDEX "_team_v_version_version_deleted_at_idx" ON "_team_v" USING btree ("version_deleted_at");
  CREATE INDEX "_team_v_created_at_idx" ON "_team_v" USING btree ("created_at");
  CREATE INDEX "_team_v_updated_at_idx" ON "_team_v" USING btree ("updated_at");
  CREATE INDEX "milestones_order_idx" ON "milestones" USING btree ("order");
  CREATE INDEX "milestones_demo_idx" ON "milestones" USING btree ("demo");
  CREATE INDEX "milestones_updated_at_idx" ON "milestones" USING btree ("updated_at");
  CREATE INDEX "milestones_created_at_idx" ON "milestones" USING btree ("created_at");
  CREATE INDEX "milestones_deleted_at_idx" ON "milestones" USING btree ("deleted_at");
  CREATE INDEX "_milestones_v_parent_idx" ON "_milestones_v" USING btree ("parent_id");
  CREATE INDEX "_milestones_v_version_version_order_idx" ON "_milestones_v" USING btree ("version_order");
  CREATE INDEX "_milestones_v_version_version_demo_idx" ON "_milestones_v" USING btree ("version_demo");
  CREATE INDEX "_milestones_v_version_version_updated_at_idx" ON "_milestones_v" USING btree ("version_updated_at");
  CREATE INDEX "_milestones_v_version_version_created_at_idx" ON "_milestones_v" USING btree ("version_created_at");
  CREATE INDEX "_milestones_v_version_version_deleted_at_idx" ON "_milestones_v" USING btree ("version_deleted_at");
  CREATE INDEX "_milestones_v_created_at_idx" ON "_milestones_v" USING btree ("created_at");
  CREATE INDEX "_milestones_v_updated_at_idx" ON "_milestones_v" USING btree ("updated_at");
  CREATE INDEX "media_original_name_idx" ON "media" USING btree ("original_name");
  CREATE INDEX "media_image_id_idx" ON "media" USING btree ("image_id");
  CREATE INDEX "media_demo_idx" ON "media" USING btree ("demo");
  CREATE INDEX "media_created_by_idx" ON "media" USING btree ("created_by_id");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
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
  CREATE INDEX "vacancies_deleted_at_idx" ON "vacancies" USING btree ("deleted_at");
  CREATE INDEX "vacancies__status_idx" ON "vacancies" USING btree ("_status");
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
  CREATE INDEX "applications_email_idx" ON "applications" USING btree ("email");
  CREATE INDEX "applications_vacancy_idx" ON "applications" USING btree ("vacancy_id");
  CREATE INDEX "applications_resume_idx" ON "applications" USING btree ("resume_id");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE INDEX "applications_decided_at_idx" ON "applications" USING btree ("decided_at");
  CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "resumes_updated_at_idx" ON "resumes" USING btree ("updated_at");
  CREATE INDEX "resumes_created_at_idx" ON "resumes" USING btree ("created_at");
  CREATE UNIQUE INDEX "resumes_filename_idx" ON "resumes" USING btree ("filename");
  CREATE INDEX "mails_client_email_idx" ON "mails" USING btree ("client_email");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_assignee_idx" ON "mails" USING btree ("assignee_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "quotes_email_idx" ON "quotes" USING btree ("email");
  CREATE INDEX "quotes_status_idx" ON "quotes" USING btree ("status");
  CREATE INDEX "quotes_assignee_idx" ON "quotes" USING btree ("assignee_id");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE INDEX "quotes_texts_order_parent" ON "quotes_texts" USING btree ("order","parent_id");
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");
  CREATE INDEX "bookings_host_idx" ON "bookings" USING btree ("host_id");
  CREATE INDEX "bookings_lead_idx" ON "bookings" USING btree ("lead_id");
  CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status");
  CREATE INDEX "bookings_network_idx" ON "bookings" USING btree ("network");
  CREATE INDEX "bookings_assignee_idx" ON "bookings" USING btree ("assignee_id");
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
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_token_idx" ON "subscribers" USING btree ("token");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "issues_status_idx" ON "issues" USING btree ("status");
  CREATE INDEX "issues_updated_at_idx" ON "issues" USING btree ("updated_at");
  CREATE INDEX "issues_created_at_idx" ON "issues" USING btree ("created_at");
  CREATE INDEX "issues_rels_order_idx" ON "issues_rels" USING btree ("order");
  CREATE INDEX "issues_rels_parent_idx" ON "issues_rels" USING btree ("parent_id");
  CREATE INDEX "issues_rels_path_idx" ON "issues_rels" USING btree ("path");
  CREATE INDEX "issues_rels_posts_id_idx" ON "issues_rels" USING btree ("posts_id");
  CREATE INDEX "_issues_v_parent_idx" ON "_issues_v" USING btree ("parent_id");
  CREATE INDEX "_issues_v_version_version_status_idx" ON "_issues_v" USING btree ("version_status");
  CREATE INDEX "_issues_v_version_version_updated_at_idx" ON "_issues_v" USING btree ("version_updated_at");
  CREATE INDEX "_issues_v_version_version_created_at_idx" ON "_issues_v" USING btree ("version_created_at");
  CREATE INDEX "_issues_v_created_at_idx" ON "_issues_v" USING btree ("created_at");
  CREATE INDEX "_issues_v_updated_at_idx" ON "_issues_v" USING btree ("updated_at");
  CREATE INDEX "_issues_v_rels_order_idx" ON "_issues_v_rels" USING btree ("order");
  CREATE INDEX "_issues_v_rels_parent_idx" ON "_issues_v_rels" USING btree ("parent_id");
  CREATE INDEX "_issues_v_rels_path_idx" ON "_issues_v_rels" USING btree ("path");
  CREATE INDEX "_issues_v_rels_posts_id_idx" ON "_issues_v_rels" USING btree ("posts_id");
  CREATE INDEX "suppressions_email_idx" ON "suppressions" USING btree ("email");
  CREATE UNIQUE INDEX "suppressions_hash_idx" ON "suppressions" USING btree ("hash");
  CREATE INDEX "suppressions_updated_at_idx" ON "suppressions" USING btree ("updated_at");
  CREATE INDEX "suppressions_created_at_idx" ON "suppressions" USING btree ("created_at");
  CREATE INDEX "outbox_kind_idx" ON "outbox" USING btree ("kind");
  CREATE INDEX "outbox_status_idx" ON "outbox" USING btree ("status");
  CREATE UNIQUE INDEX "outbox_key_idx" ON "outbox" USING btree ("key");
  CREATE INDEX "outbox_message_id_idx" ON "outbox" USING btree ("message_id");
  CREATE INDEX "outbox_about_idx" ON "outbox" USING btree ("about");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE UNIQUE INDEX "webhook_deliveries_about_idx" ON "webhook_deliveries" USING btree ("about");
  CREATE INDEX "webhook_deliveries_status_idx" ON "webhook_deliveries" USING btree ("status");
  CREATE INDEX "webhook_deliveries_updated_at_idx" ON "webhook_deliveries" USING btree ("updated_at");
  CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");
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
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE UNIQUE INDEX "search_misses_query_idx" ON "search_misses" USING btree ("query");
  CREATE INDEX "search_misses_count_idx" ON "search_misses" USING btree ("count");
  CREATE INDEX "search_misses_last_seen_idx" ON "search_misses" USING btree ("last_seen");
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
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
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
  CREATE INDEX "review_requests_about_idx" ON "review_requests" USING btree ("about");
  CREATE INDEX "review_requests_collection_idx" ON "review_requests" USING btree ("collection");
  CREATE INDEX "review_requests_state_idx" ON "review_requests" USING btree ("state");
  CREATE INDEX "review_requests_assignee_idx" ON "review_requests" USING btree ("assignee_id");
  CREATE INDEX "review_requests_decided_by_idx" ON "review_requests" USING btree ("decided_by_id");
  CREATE INDEX "review_requests_author_idx" ON "review_requests" USING btree ("author_id");
  CREATE INDEX "review_requests_updated_at_idx" ON "review_requests" USING btree ("updated_at");
  CREATE INDEX "review_requests_created_at_idx" ON "review_requests" USING btree ("created_at");
  CREATE INDEX "post_views_post_idx" ON "post_views" USING btree ("post_id");
  CREATE INDEX "post_views_day_idx" ON "post_views" USING btree ("day");
  CREATE UNIQUE INDEX "post_day_idx" ON "post_views" USING btree ("post_id","day");
  CREATE INDEX "page_counts_path_idx" ON "page_counts" USING btree ("path");
  CREATE UNIQUE INDEX "day_path_kind_idx" ON "page_counts" USING btree ("day","path","kind");
  CREATE INDEX "web_vitals_day_idx" ON "web_vitals" USING btree ("day");
  CREATE UNIQUE INDEX "day_template_metric_idx" ON "web_vitals" USING btree ("day","template","metric");
  CREATE INDEX "visitor_addresses_address_idx" ON "visitor_addresses" USING btree ("address");
  CREATE INDEX "visitor_addresses_updated_at_idx" ON "visitor_addresses" USING btree ("updated_at");
  CREATE INDEX "visitor_addresses_created_at_idx" ON "visitor_addresses" USING btree ("created_at");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who_id");
  CREATE INDEX "audit_log_about_idx" ON "audit_log" USING btree ("about");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
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
  CREATE INDEX "payload_folders_name_idx" ON "payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "payload_folders" USING btree ("created_at");
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
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_booking_hosts_id_idx" ON "payload_locked_documents_rels" USING btree ("booking_hosts_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("issues_id");
  CREATE INDEX "payload_locked_documents_rels_suppressions_id_idx" ON "payload_locked_documents_rels" USING btree ("suppressions_id");
  CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("outbox_id");
  CREATE INDEX "payload_locked_documents_rels_webhook_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_search_misses_id_idx" ON "payload_locked_documents_rels" USING btree ("search_misses_id");
  CREATE INDEX "payload_locked_documents_rels_api_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("api_keys_id");
  CREATE INDEX "payload_locked_documents_rels_webhooks_id_idx" ON "payload_locked_documents_rels" USING btree ("webhooks_id");
  CREATE INDEX "payload_locked_documents_rels_webhook_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_messages_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_invitations_id_idx" ON "payload_locked_documents_rels" USING btree ("invitations_id");
  CREATE INDEX "payload_locked_documents_rels_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("replies_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("changes_id");
  CREATE INDEX "payload_locked_documents_rels_review_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("review_requests_id");
  CREATE INDEX "payload_locked_documents_rels_post_views_id_idx" ON "payload_locked_documents_rels" USING btree ("post_views_id");
  CREATE INDEX "payload_locked_documents_rels_page_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("page_counts_id");
  CREATE INDEX "payload_locked_documents_rels_web_vitals_id_idx" ON "payload_locked_documents_rels" USING btree ("web_vitals_id");
  CREATE INDEX "payload_locked_documents_rels_visitor_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("visitor_addresses_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("payload_folders_id");
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
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
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
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
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
  CREATE INDEX "creative__status_idx" ON "creative" USING btree ("_status");
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
  CREATE INDEX "_creative_v_version_version__status_idx" ON "_creative_v" USING btree ("version__status");
  CREATE INDEX "_creative_v_created_at_idx" ON "_creative_v" USING btree ("created_at");
  CREATE INDEX "_creative_v_updated_at_idx" ON "_creative_v" USING btree ("updated_at");
  CREATE INDEX "_creative_v_latest_idx" ON "_creative_v" USING btree ("latest");
  CREATE INDEX "brand_socials_order_idx" ON "brand_socials" USING btree ("_order");
  CREATE INDEX "brand_socials_parent_id_idx" ON "brand_socials" USING btree ("_parent_id");
  CREATE INDEX "brand_embeds_tags_order_idx" ON "brand_embeds_tags" USING btree ("_order");
  CREATE INDEX "brand_embeds_tags_parent_id_idx" ON "brand_embeds_tags" USING btree ("_parent_id");
  CREATE INDEX "brand_courses_category_idx" ON "brand" USING btree ("courses_category_id");
  CREATE INDEX "_brand_v_version_socials_order_idx" ON "_brand_v_version_socials" USING btree ("_order");
  CREATE INDEX "_brand_v_version_socials_parent_id_idx" ON "_brand_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_embeds_tags_order_idx" ON "_brand_v_version_embeds_tags" USING btree ("_order");
  CREATE INDEX "_brand_v_version_embeds_tags_parent_id_idx" ON "_brand_v_version_embeds_tags" USING btree ("_parent_id");
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
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
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
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "offices_offices_order_idx" ON "offices_offices" USING btree ("_order");
  CREATE INDEX "offices_offices_parent_id_idx" ON "offices_offices" USING btree ("_parent_id");
  CREATE INDEX "offices_demo_idx" ON "offices" USING btree ("demo");
  CREATE INDEX "_offices_v_version_offices_order_idx" ON "_offices_v_version_offices" USING btree ("_order");
  CREATE INDEX "_offices_v_version_offices_parent_id_idx" ON "_offices_v_version_offices" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_version_version_demo_idx" ON "_offices_v" USING btree ("version_demo");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "claims_highlights_order_idx" ON "claims_highlights" USING btree ("_order");
  CREATE INDEX "claims_highlights_parent_id_idx" ON "claims_highlights" USING btree ("_parent_id");
  CREATE INDEX "claims_demo_idx" ON "claims" USING btree ("demo");
  CREATE INDEX "claims__status_idx" ON "claims" USING btree ("_status");
  CREATE INDEX "claims_numbers_order_parent_idx" ON "claims_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_claims_v_version_highlights_order_idx" ON "_claims_v_version_highlights" USING btree ("_order");
  CREATE INDEX "_claims_v_version_highlights_parent_id_idx" ON "_claims_v_version_highlights" USING btree ("_parent_id");
  CREATE INDEX "_claims_v_version_version_demo_idx" ON "_claims_v" USING btree ("version_demo");
  CREATE INDEX "_claims_v_version_version__status_idx" ON "_claims_v" USING btree ("version__status");
  CREATE INDEX "_claims_v_created_at_idx" ON "_claims_v" USING btree ("created_at");
  CREATE INDEX "_claims_v_updated_at_idx" ON "_claims_v" USING btree ("updated_at");
  CREATE INDEX "_claims_v_latest_idx" ON "_claims_v" USING btree ("latest");
  CREATE INDEX "_claims_v_numbers_order_parent_idx" ON "_claims_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_booking_settings_v_created_at_idx" ON "_booking_settings_v" USING btree ("created_at");
  CREATE INDEX "_booking_settings_v_updated_at_idx" ON "_booking_settings_v" USING btree ("updated_at");
  CREATE INDEX "_mail_settings_v_created_at_idx" ON "_mail_settings_v" USING btree ("created_at");
  CREATE INDEX "_mail_settings_v_updated_at_idx" ON "_mail_settings_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");`)
  await db.execute(sql.raw(OWN_OBJECTS))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(WITHOUT_OWN_OBJECTS))
  await db.execute(sql`
   DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "authors_same_as" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "_authors_v_version_same_as" CASCADE;
  DROP TABLE "_authors_v" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "case_studies_series_points" CASCADE;
  DROP TABLE "case_studies_series_changes" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_rels" CASCADE;
  DROP TABLE "_case_studies_v_version_series_points" CASCADE;
  DROP TABLE "_case_studies_v_version_series_changes" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_rels" CASCADE;
  DROP TABLE "services_problems" CASCADE;
  DROP TABLE "services_searches" CASCADE;
  DROP TABLE "services_seasons_months" CASCADE;
  DROP TABLE "services_ledgers_rows" CASCADE;
  DROP TABLE "services_ledgers" CASCADE;
  DROP TABLE "services_lead_value_terms" CASCADE;
  DROP TABLE "services_steps" CASCADE;
  DROP TABLE "services_deliverables" CASCADE;
  DROP TABLE "services_sixty_days" CASCADE;
  DROP TABLE "services_faqs" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_rels" CASCADE;
  DROP TABLE "_services_v_version_problems" CASCADE;
  DROP TABLE "_services_v_version_searches" CASCADE;
  DROP TABLE "_services_v_version_seasons_months" CASCADE;
  DROP TABLE "_services_v_version_ledgers_rows" CASCADE;
  DROP TABLE "_services_v_version_ledgers" CASCADE;
  DROP TABLE "_services_v_version_lead_value_terms" CASCADE;
  DROP TABLE "_services_v_version_steps" CASCADE;
  DROP TABLE "_services_v_version_deliverables" CASCADE;
  DROP TABLE "_services_v_version_sixty_days" CASCADE;
  DROP TABLE "_services_v_version_faqs" CASCADE;
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
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "pricing_plans_items" CASCADE;
  DROP TABLE "pricing_plans_lists" CASCADE;
  DROP TABLE "pricing_plans" CASCADE;
  DROP TABLE "_pricing_plans_v_version_items" CASCADE;
  DROP TABLE "_pricing_plans_v_version_lists" CASCADE;
  DROP TABLE "_pricing_plans_v" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "client_testimonials" CASCADE;
  DROP TABLE "_client_testimonials_v" CASCADE;
  DROP TABLE "employee_testimonials" CASCADE;
  DROP TABLE "_employee_testimonials_v" CASCADE;
  DROP TABLE "team_socials" CASCADE;
  DROP TABLE "team" CASCADE;
  DROP TABLE "_team_v_version_socials" CASCADE;
  DROP TABLE "_team_v" CASCADE;
  DROP TABLE "milestones" CASCADE;
  DROP TABLE "_milestones_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "vacancies_role_info_list_items" CASCADE;
  DROP TABLE "vacancies_requirements" CASCADE;
  DROP TABLE "vacancies_skills" CASCADE;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "_vacancies_v_version_role_info_list_items" CASCADE;
  DROP TABLE "_vacancies_v_version_requirements" CASCADE;
  DROP TABLE "_vacancies_v_version_skills" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "resumes" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "quotes" CASCADE;
  DROP TABLE "quotes_texts" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "booking_hosts_hours" CASCADE;
  DROP TABLE "booking_hosts_exceptions" CASCADE;
  DROP TABLE "booking_hosts" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "issues" CASCADE;
  DROP TABLE "issues_rels" CASCADE;
  DROP TABLE "_issues_v" CASCADE;
  DROP TABLE "_issues_v_rels" CASCADE;
  DROP TABLE "suppressions" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "webhook_deliveries" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_misses" CASCADE;
  DROP TABLE "api_keys_scopes" CASCADE;
  DROP TABLE "api_keys" CASCADE;
  DROP TABLE "webhooks_subscriptions_events" CASCADE;
  DROP TABLE "webhooks_subscriptions" CASCADE;
  DROP TABLE "webhooks" CASCADE;
  DROP TABLE "webhook_messages" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "invitations_roles" CASCADE;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "replies" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "review_requests" CASCADE;
  DROP TABLE "post_views" CASCADE;
  DROP TABLE "page_counts" CASCADE;
  DROP TABLE "web_vitals" CASCADE;
  DROP TABLE "visitor_addresses" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_folders" CASCADE;
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
  DROP TABLE "brand_embeds_tags" CASCADE;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "_brand_v_version_socials" CASCADE;
  DROP TABLE "_brand_v_version_embeds_tags" CASCADE;
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
  DROP TABLE "booking_settings" CASCADE;
  DROP TABLE "_booking_settings_v" CASCADE;
  DROP TABLE "mail_settings" CASCADE;
  DROP TABLE "_mail_settings_v" CASCADE;
  DROP TABLE "privacy" CASCADE;
  DROP TABLE "_privacy_v" CASCADE;
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum_services_searches_action";
  DROP TYPE "public"."enum_services_seasons_months";
  DROP TYPE "public"."enum_services_family";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_searches_action";
  DROP TYPE "public"."enum__services_v_version_seasons_months";
  DROP TYPE "public"."enum__services_v_version_family";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_tools_status";
  DROP TYPE "public"."enum__tools_v_version_status";
  DROP TYPE "public"."enum_pages_blocks_faq_topic";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_blocks_faq_topic";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_projects_kind";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_kind";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_pricing_plans_status";
  DROP TYPE "public"."enum__pricing_plans_v_version_status";
  DROP TYPE "public"."enum_faqs_topic";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_topic";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_client_testimonials_kind";
  DROP TYPE "public"."enum_client_testimonials_status";
  DROP TYPE "public"."enum__client_testimonials_v_version_kind";
  DROP TYPE "public"."enum__client_testimonials_v_version_status";
  DROP TYPE "public"."enum_employee_testimonials_status";
  DROP TYPE "public"."enum__employee_testimonials_v_version_status";
  DROP TYPE "public"."enum_vacancies_status";
  DROP TYPE "public"."enum_vacancies_publication";
  DROP TYPE "public"."enum__vacancies_v_version_status";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum_mails_form";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_quotes_status";
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_booking_hosts_hours_weekday";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_issues_posts_as";
  DROP TYPE "public"."enum_issues_status";
  DROP TYPE "public"."enum__issues_v_version_posts_as";
  DROP TYPE "public"."enum__issues_v_version_status";
  DROP TYPE "public"."enum_suppressions_reason";
  DROP TYPE "public"."enum_outbox_status";
  DROP TYPE "public"."enum_webhook_deliveries_status";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_api_keys_scopes_content";
  DROP TYPE "public"."enum_api_keys_scopes_access";
  DROP TYPE "public"."enum_webhooks_subscriptions_events";
  DROP TYPE "public"."enum_webhooks_subscriptions_content";
  DROP TYPE "public"."enum_webhook_messages_status";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_invitations_roles";
  DROP TYPE "public"."enum_invitations_status";
  DROP TYPE "public"."enum_review_requests_state";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_creative_status";
  DROP TYPE "public"."enum__creative_v_version_status";
  DROP TYPE "public"."enum_brand_logo_symbol";
  DROP TYPE "public"."enum_brand_numbers_currency";
  DROP TYPE "public"."enum_brand_numbers_locale";
  DROP TYPE "public"."enum__brand_v_version_logo_symbol";
  DROP TYPE "public"."enum__brand_v_version_numbers_currency";
  DROP TYPE "public"."enum__brand_v_version_numbers_locale";
  DROP TYPE "public"."enum_navigation_menus_columns_source";
  DROP TYPE "public"."enum_navigation_menus_columns_family";
  DROP TYPE "public"."enum_navigation_menus_columns_category";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_menus_columns_source";
  DROP TYPE "public"."enum__navigation_v_version_menus_columns_family";
  DROP TYPE "public"."enum__navigation_v_version_menus_columns_category";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum_claims_highlights_kind";
  DROP TYPE "public"."enum_claims_status";
  DROP TYPE "public"."enum__claims_v_version_highlights_kind";
  DROP TYPE "public"."enum__claims_v_version_status";`)
}

/** What is no part of Payload's schema, so that none of its APIs can read or write it. */
const OWN_OBJECTS = `
    -- Ids of stored images that this site encoded itself, and where an image is found that was published under another
    -- id before it was encoded.
    create table encoded_images (image_id text primary key);
    create table image_aliases (image_id text primary key, address text not null);

    -- cms/accounts/two-factor/store.ts
    create table two_factor (
      user_id integer primary key references users (id) on delete cascade,
      secret text not null,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      last_step bigint not null default 0
    );
    create table two_factor_recovery_codes (
      user_id integer not null references users (id) on delete cascade,
      digest text not null,
      primary key (user_id, digest)
    );

    -- When the person of a session last gave their password or a code: cms/confirmation/sessions.ts.
    create table session_confirmations (
      session_id text primary key,
      user_id integer not null references users (id) on delete cascade,
      confirmed_at timestamptz not null default now()
    );

    -- For each host that our server fetches from, the starts of its last requests, and until when one is under way.
    -- Unlogged, because after a crash nobody has to know.
    create unlogged table fetch_turns (
      host text primary key,
      starts timestamptz[] not null,
      turn uuid not null,
      ends_at timestamptz not null
    );

    -- Takes a turn for several rows of fetch_turns, or for none: a request counts for the name, the domain, and the IP
    -- addresses of a host. Returns nothing when the turn was taken, else what it waits for. It locks the rows in the order
    -- of their keys, as everything else that changes several of them does.
    create function take_fetch_turn(
      keys text[], new_turn uuid, lease_s double precision, window_s double precision, max_starts int
    ) returns table (waits_for text, wait_ms int, is_full boolean) language plpgsql as $$
    declare
      taken_at timestamptz;
    begin
      insert into fetch_turns as before (host, starts, turn, ends_at)
        select key, '{}', new_turn, '-infinity' from unnest(keys) key order by key
        on conflict (host) do update set turn = before.turn;
      taken_at := clock_timestamp();

      return query
        with recent as (
          select host, ends_at, array(
            select start from unnest(starts) start where start > taken_at - make_interval(secs => window_s) order by start
          ) as starts
          from fetch_turns where host = any(keys)
        ), waits as (
          select host, cardinality(starts) >= max_starts as is_full,
            case when cardinality(starts) >= max_starts
              then starts[cardinality(starts) - max_starts + 1] + make_interval(secs => window_s) else ends_at
            end as until
          from recent
        )
        select host, greatest(1, ceil(extract(epoch from until - taken_at) * 1000))::int, waits.is_full
        from waits where waits.is_full or until > taken_at
        order by waits.is_full desc, until desc limit 1;
      if found then return; end if;

      update fetch_turns set
        starts = array(
          select start from unnest(starts) start where start > taken_at - make_interval(secs => window_s) order by start
        ) || taken_at,
        turn = new_turn,
        ends_at = taken_at + make_interval(secs => lease_s)
      where host = any(keys);
    end $$;

    -- Every page that visitors can find. "head" has the words of its title (A), its other names (B), and its summary (C);
    -- "words" has those and the words of its text.
    create table search_documents (
      key text primary key,
      kind text not null,
      path text not null,
      title text not null,
      summary text not null,
      body text not null,
      is_open boolean not null,
      until timestamptz,
      plain_names text not null,
      title_length int not null,
      head tsvector not null,
      words tsvector not null
    ) with (toast_tuple_target = 256);
    -- Long columns are stored apart, so that ranking reads few pages.
    alter table search_documents alter column head set storage main, alter column plain_names set storage main;
    create index search_documents_head_idx on search_documents using gin (head) with (fastupdate = off);
    create index search_documents_words_idx on search_documents using gin (words) with (fastupdate = off);
    -- A search without results reads the nearest titles from an index instead of comparing the query with every title.
    create index search_documents_title_idx on search_documents using gist (title gist_trgm_ops);

    -- The words of all heads as they are spelled, to correct typos. A word may stay longer than the last page that has it.
    create table search_words (word text primary key);
    create index search_words_word_idx on search_words using gin (word gin_trgm_ops);

    -- What is configured of data providers, and what they cost: cms/data-providers.
    create table data_providers (
      provider text primary key,
      is_on boolean not null default true,
      daily_limit_usd numeric(14, 6)
    );
    create table data_provider_settings (
      provider text not null,
      name text not null,
      sealed text not null,
      changed_at timestamptz not null default now(),
      primary key (provider, name)
    );
    create table data_provider_orders (
      capability text primary key,
      providers text[] not null
    );
    create table data_provider_days (
      provider text not null,
      day date not null,
      committed_usd numeric(14, 6) not null default 0,
      spent_usd numeric(14, 6) not null default 0,
      alone_until timestamptz,
      primary key (provider, day)
    );
    create table data_provider_calls (
      provider text not null,
      capability text not null,
      day date not null,
      calls integer not null default 0,
      failures integer not null default 0,
      cost_usd numeric(14, 6) not null default 0,
      max_cost_usd numeric(14, 6),
      cache_hits integer not null default 0,
      cache_age_s bigint not null default 0,
      last_called_at timestamptz,
      primary key (provider, capability, day)
    );

    -- Nobody can have two calls at the same time, the free time after each included. A held call takes its time, too.
    alter table bookings add constraint bookings_no_overlap
      exclude using gist (host_id with =, tstzrange(starts_at, held_until) with &&) where (status in ('booked', 'held'));

    -- What the last request to each URL of another site led to, for the SEO panel.
    create table checked_links (
      url text primary key,
      verdict text not null,
      detail text not null,
      checked_at timestamptz not null
    );

    -- Each outcome of a page is a row, and what was taken off is a row with -1.
    create table page_outcomes (
      id bigserial primary key,
      day text not null,
      path text not null,
      kind text not null,
      count int not null
    );
    create index page_outcomes_day_idx on page_outcomes (day);
    create index page_outcomes_path_idx on page_outcomes (path);

    -- What the finder of the back office knows of each document, lowercase and without accents. The triggers that follow
    -- the tables are made at the start (cms/finder/follow-names.ts); their arguments are the source of the names and the
    -- columns, the title first. finder_plain names its dictionary, because it has to be immutable for an index.
    create table finder_names (
      source text not null,
      id int not null,
      title text not null,
      named text not null,
      primary key (source, id)
    );
    create index finder_names_named_idx on finder_names using gin (named gin_trgm_ops);
    create function finder_plain(words text) returns text language sql immutable parallel safe as $$
      select lower(public.unaccent('public.unaccent'::regdictionary, coalesce(words, '')))
    $$;
    create function finder_follow() returns trigger language plpgsql as $$
    declare
      stored jsonb;
    begin
      if tg_op = 'DELETE' then
        delete from public.finder_names where source = tg_argv[0] and id = old.id;
        return null;
      end if;
      stored := to_jsonb(new);
      insert into public.finder_names as known (source, id, title, named)
        select tg_argv[0], new.id, public.finder_plain(stored ->> tg_argv[1]),
          public.finder_plain((select string_agg(stored ->> name, ' ') from unnest(tg_argv[1:]) as name))
        on conflict (source, id) do update set title = excluded.title, named = excluded.named
          where (known.title, known.named) is distinct from (excluded.title, excluded.named);
      return null;
    end
    $$;

    -- How often each key was used: forms, logins, tool runs. Unlogged, because after a crash nobody has to know.
    create unlogged table form_limits (
      key text primary key,
      used integer not null,
      resets_at timestamp with time zone not null
    );

    -- What each submission of a form was answered, so that repeating it changes nothing.
    create table form_submissions (
      key text primary key,
      fingerprint text not null,
      about text,
      answer jsonb,
      waits_for_proof boolean default false not null,
      created_at timestamp with time zone default now() not null
    );
    create index form_submissions_created_at_idx on form_submissions (created_at);

    -- Which browser tabs have a document open, which one of them may save, and what each saved last.
    create table editing_tabs (
      about text not null,
      tab uuid not null,
      account integer not null references users(id) on delete cascade,
      since timestamptz not null default clock_timestamp(),
      seen_at timestamptz not null default clock_timestamp(),
      is_holder boolean not null default false,
      saved timestamptz(3),
      draft_key uuid unique,
      primary key (about, tab)
    );
`

const WITHOUT_OWN_OBJECTS = `
    drop table editing_tabs, form_submissions, form_limits, finder_names, page_outcomes, checked_links, data_providers, data_provider_settings,
      data_provider_orders, data_provider_days, data_provider_calls, search_words, search_documents, fetch_turns,
      session_confirmations, two_factor_recovery_codes, two_factor, image_aliases, encoded_images;
    drop function finder_follow cascade;
    drop function finder_plain;
    drop function take_fetch_turn(text[], uuid, double precision, double precision, int);
`
