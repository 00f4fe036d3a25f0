// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_logo_symbol" AS ENUM('line', 'initial', 'own');
  CREATE TYPE "public"."enum_brand_numbers_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'UAH', 'ILS', 'AED', 'SAR', 'ZAR', 'NGN', 'KES', 'EGP', 'INR', 'PKR', 'BDT', 'LKR', 'CNY', 'HKD', 'TWD', 'JPY', 'KRW', 'SGD', 'MYR', 'THB', 'IDR', 'PHP', 'VND', 'BRL', 'MXN', 'ARS', 'CLP', 'COP', 'PEN');
  CREATE TYPE "public"."enum_brand_numbers_locale" AS ENUM('en-US', 'en-GB', 'en-CA', 'en-AU', 'en-IE', 'en-IN', 'en-ZA', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'fr-CA', 'fr-CH', 'es-ES', 'es-MX', 'it-IT', 'nl-NL', 'pt-BR', 'pt-PT', 'pl-PL', 'cs-CZ', 'sk-SK', 'hu-HU', 'ro-RO', 'sv-SE', 'nb-NO', 'da-DK', 'fi-FI', 'tr-TR', 'el-GR', 'uk-UA', 'ja-JP', 'ko-KR', 'zh-CN', 'hi-IN');
  CREATE TYPE "public"."enum__brand_v_version_logo_symbol" AS ENUM('line', 'initial', 'own');
  CREATE TYPE "public"."enum__brand_v_version_numbers_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'TRY', 'UAH', 'ILS', 'AED', 'SAR', 'ZAR', 'NGN', 'KES', 'EGP', 'INR', 'PKR', 'BDT', 'LKR', 'CNY', 'HKD', 'TWD', 'JPY', 'KRW', 'SGD', 'MYR', 'THB', 'IDR', 'PHP', 'VND', 'BRL', 'MXN', 'ARS', 'CLP', 'COP', 'PEN');
  CREATE TYPE "public"."enum__brand_v_version_numbers_locale" AS ENUM('en-US', 'en-GB', 'en-CA', 'en-AU', 'en-IE', 'en-IN', 'en-ZA', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'fr-CA', 'fr-CH', 'es-ES', 'es-MX', 'it-IT', 'nl-NL', 'pt-BR', 'pt-PT', 'pl-PL', 'cs-CZ', 'sk-SK', 'hu-HU', 'ro-RO', 'sv-SE', 'nb-NO', 'da-DK', 'fi-FI', 'tr-TR', 'el-GR', 'uk-UA', 'ja-JP', 'ko-KR', 'zh-CN', 'hi-IN');
  CREATE TABLE "brand_embeds_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"attributes" varchar,
  	"origins" varchar
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
  
  ALTER TABLE "brand" ADD COLUMN "logo_light" varchar;
  ALTER TABLE "brand" ADD COLUMN "logo_dark" varchar;
  ALTER TABLE "brand" ADD COLUMN "logo_symbol" "enum_brand_logo_symbol" DEFAULT 'line';
  ALTER TABLE "brand" ADD COLUMN "logo_own_symbol" varchar;
  ALTER TABLE "brand" ADD COLUMN "colors_primary" varchar;
  ALTER TABLE "brand" ADD COLUMN "colors_secondary" varchar;
  ALTER TABLE "brand" ADD COLUMN "colors_paper" varchar;
  ALTER TABLE "brand" ADD COLUMN "colors_ink" varchar;
  ALTER TABLE "brand" ADD COLUMN "colors_button_text" varchar;
  ALTER TABLE "brand" ADD COLUMN "colors_dark_paper" varchar;
  ALTER TABLE "brand" ADD COLUMN "colors_dark_ink" varchar;
  ALTER TABLE "brand" ADD COLUMN "numbers_currency" "enum_brand_numbers_currency" DEFAULT 'USD';
  ALTER TABLE "brand" ADD COLUMN "numbers_locale" "enum_brand_numbers_locale" DEFAULT 'en-US';
  ALTER TABLE "brand" ADD COLUMN "embeds_chat_origins" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_logo_light" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_logo_dark" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_logo_symbol" "enum__brand_v_version_logo_symbol" DEFAULT 'line';
  ALTER TABLE "_brand_v" ADD COLUMN "version_logo_own_symbol" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_primary" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_secondary" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_paper" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_ink" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_button_text" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_dark_paper" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_dark_ink" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_numbers_currency" "enum__brand_v_version_numbers_currency" DEFAULT 'USD';
  ALTER TABLE "_brand_v" ADD COLUMN "version_numbers_locale" "enum__brand_v_version_numbers_locale" DEFAULT 'en-US';
  ALTER TABLE "_brand_v" ADD COLUMN "version_embeds_chat_origins" varchar;
  ALTER TABLE "brand_embeds_tags" ADD CONSTRAINT "brand_embeds_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v_version_embeds_tags" ADD CONSTRAINT "_brand_v_version_embeds_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_embeds_tags_order_idx" ON "brand_embeds_tags" USING btree ("_order");
  CREATE INDEX "brand_embeds_tags_parent_id_idx" ON "brand_embeds_tags" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_embeds_tags_order_idx" ON "_brand_v_version_embeds_tags" USING btree ("_order");
  CREATE INDEX "_brand_v_version_embeds_tags_parent_id_idx" ON "_brand_v_version_embeds_tags" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand_embeds_tags" CASCADE;
  DROP TABLE "_brand_v_version_embeds_tags" CASCADE;
  ALTER TABLE "brand" DROP COLUMN "logo_light";
  ALTER TABLE "brand" DROP COLUMN "logo_dark";
  ALTER TABLE "brand" DROP COLUMN "logo_symbol";
  ALTER TABLE "brand" DROP COLUMN "logo_own_symbol";
  ALTER TABLE "brand" DROP COLUMN "colors_primary";
  ALTER TABLE "brand" DROP COLUMN "colors_secondary";
  ALTER TABLE "brand" DROP COLUMN "colors_paper";
  ALTER TABLE "brand" DROP COLUMN "colors_ink";
  ALTER TABLE "brand" DROP COLUMN "colors_button_text";
  ALTER TABLE "brand" DROP COLUMN "colors_dark_paper";
  ALTER TABLE "brand" DROP COLUMN "colors_dark_ink";
  ALTER TABLE "brand" DROP COLUMN "numbers_currency";
  ALTER TABLE "brand" DROP COLUMN "numbers_locale";
  ALTER TABLE "brand" DROP COLUMN "embeds_chat_origins";
  ALTER TABLE "_brand_v" DROP COLUMN "version_logo_light";
  ALTER TABLE "_brand_v" DROP COLUMN "version_logo_dark";
  ALTER TABLE "_brand_v" DROP COLUMN "version_logo_symbol";
  ALTER TABLE "_brand_v" DROP COLUMN "version_logo_own_symbol";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_primary";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_secondary";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_paper";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_ink";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_button_text";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_dark_paper";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_dark_ink";
  ALTER TABLE "_brand_v" DROP COLUMN "version_numbers_currency";
  ALTER TABLE "_brand_v" DROP COLUMN "version_numbers_locale";
  ALTER TABLE "_brand_v" DROP COLUMN "version_embeds_chat_origins";
  DROP TYPE "public"."enum_brand_logo_symbol";
  DROP TYPE "public"."enum_brand_numbers_currency";
  DROP TYPE "public"."enum_brand_numbers_locale";
  DROP TYPE "public"."enum__brand_v_version_logo_symbol";
  DROP TYPE "public"."enum__brand_v_version_numbers_currency";
  DROP TYPE "public"."enum__brand_v_version_numbers_locale";`)
}
