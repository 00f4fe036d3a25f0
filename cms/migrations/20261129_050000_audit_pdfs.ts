// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- The report of an audit as a PDF: asked for, made, or why it could not be made.
    create table audit_pdfs (
      audit_id integer primary key references audits (id) on delete cascade,
      -- What the PDF was made of: another version is made anew.
      version text not null,
      asked_at timestamptz not null default now(),
      -- A sentence for the visitor.
      problem text,
      pdf bytea
    );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table audit_pdfs`)
}
