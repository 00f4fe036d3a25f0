// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is configured of data providers, and what they cost, out of reach of Payload's API: `cms/data-providers`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
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
  `))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`drop table data_providers, data_provider_settings, data_provider_orders, data_provider_days,
      data_provider_calls;`),
  )
}
