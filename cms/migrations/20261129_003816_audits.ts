// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audits_state" AS ENUM('waiting', 'running', 'done', 'stopped', 'failed');
  CREATE TABLE "audits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"host" varchar NOT NULL,
  	"state" "enum_audits_state" DEFAULT 'waiting' NOT NULL,
  	"score" numeric,
  	"verdict" varchar,
  	"message" varchar,
  	"first" jsonb,
  	"pages" numeric,
  	"max_pages" numeric NOT NULL,
  	"has_scheme" boolean DEFAULT true,
  	"lead_id" integer,
  	"email" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"share_key" varchar,
  	"network" varchar,
  	"progress" jsonb,
  	"revision" numeric DEFAULT 0,
  	"stop_asked" boolean DEFAULT false,
  	"again" jsonb,
  	"runner" varchar,
  	"leased_until" timestamp(3) with time zone,
  	"crashes" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audits_id" integer;
  ALTER TABLE "privacy" ADD COLUMN "audits" numeric DEFAULT 90 NOT NULL;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_audits" numeric DEFAULT 90 NOT NULL;
  ALTER TABLE "audits" ADD CONSTRAINT "audits_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "audits_host_idx" ON "audits" USING btree ("host");
  CREATE INDEX "audits_state_idx" ON "audits" USING btree ("state");
  CREATE INDEX "audits_lead_idx" ON "audits" USING btree ("lead_id");
  CREATE INDEX "audits_email_idx" ON "audits" USING btree ("email");
  CREATE UNIQUE INDEX "audits_key_idx" ON "audits" USING btree ("key");
  CREATE UNIQUE INDEX "audits_share_key_idx" ON "audits" USING btree ("share_key");
  CREATE INDEX "audits_network_idx" ON "audits" USING btree ("network");
  CREATE INDEX "audits_updated_at_idx" ON "audits" USING btree ("updated_at");
  CREATE INDEX "audits_created_at_idx" ON "audits" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audits_fk" FOREIGN KEY ("audits_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audits_id_idx" ON "payload_locked_documents_rels" USING btree ("audits_id");

    -- The crawl of each audit until its end: what is waiting, and what each request led to. A URL may be longer than an
    -- index entry, so its digest is the key.
    create table audit_urls (
      id bigint generated always as identity primary key,
      audit_id integer not null references audits (id) on delete cascade,
      url text not null,
      digest uuid generated always as (md5(url)::uuid) stored,
      depth integer not null,
      hops integer not null,
      counts_as text not null default 'waiting',
      unique (audit_id, digest)
    );
    create index audit_urls_waiting on audit_urls (audit_id, depth, id) where counts_as = 'waiting';

    create table audit_results (
      url_id bigint primary key references audit_urls (id) on delete cascade,
      audit_id integer not null references audits (id) on delete cascade,
      -- JSON, compressed.
      result bytea not null
    );
    create index audit_results_audit on audit_results (audit_id);

    -- What a crawl that goes on needs, and what was gathered apart from it; compressed.
    create table audit_notes (
      audit_id integer not null references audits (id) on delete cascade,
      name text not null,
      value bytea not null,
      primary key (audit_id, name)
    );

    -- The newest report of each audit, as compressed JSON.
    create table audit_reports (
      audit_id integer primary key references audits (id) on delete cascade,
      revision integer not null,
      report bytea not null,
      made_at timestamptz not null default now()
    );

    -- What a finished audit was judged from, compressed: pages can be examined again.
    create table audit_sites (
      audit_id integer primary key references audits (id) on delete cascade,
      site bytea not null
    );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop table audit_sites, audit_reports, audit_notes, audit_results, audit_urls;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audits_fk";
  ALTER TABLE "audits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audits" CASCADE;
  DROP INDEX "payload_locked_documents_rels_audits_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audits_id";
  ALTER TABLE "privacy" DROP COLUMN "audits";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_audits";
  DROP TYPE "public"."enum_audits_state";`)
}
