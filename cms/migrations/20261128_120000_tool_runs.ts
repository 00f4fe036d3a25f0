// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Runs of tools that take longer than a second, for processes other than the one that runs them: runs/started. Of
    -- minutes, so they are neither in the log of the database nor in its backups.
    create unlogged table tool_runs (
      id text primary key,
      slug text not null,
      values jsonb not null,
      started_at timestamptz not null,
      progress jsonb,
      -- The best result so far, as JSON. The revision counts its changes.
      envelope text,
      revision int not null,
      is_done boolean not null,
      stop_asked boolean not null default false,
      watched_at timestamptz not null default now(),
      -- By the process that runs it, which writes it every second.
      written_at timestamptz not null,
      expires_at timestamptz not null
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table tool_runs`)
}
