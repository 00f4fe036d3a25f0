// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Name = { slug: string; table: string }
const MAILS = { slug: 'mails', table: 'mails' }
const CONTACT_REQUESTS = { slug: 'contact-requests', table: 'contact_requests' }

/** Renames the collection `mails`, and every stored text that names it or one of its documents. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(renaming(MAILS, CONTACT_REQUESTS)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(renaming(CONTACT_REQUESTS, MAILS)))
}

/**
 * Returns the statements that rename the collection. The names in `finder_names` and the trigger that writes them need
 * none: every start makes them again if a collection has changed (cms/finder/follow-names.ts).
 */
function renaming(from: Name, to: Name) {
  const aboutDocuments = ['replies', 'comments', 'changes', 'review_requests']
  const about = [...aboutDocuments, 'audit_log', 'outbox', 'webhook_deliveries', 'form_submissions', 'editing_tabs']
  return `
    alter table "${from.table}" rename to "${to.table}";
    alter sequence "${from.table}_id_seq" rename to "${to.table}_id_seq";
    alter type "enum_${from.table}_form" rename to "enum_${to.table}_form";
    alter type "enum_${from.table}_status" rename to "enum_${to.table}_status";
    alter table "payload_locked_documents_rels" rename column "${from.table}_id" to "${to.table}_id";

    -- Renaming a constraint renames its index.
    do $$
    declare
      named text := '(^|_)${from.table}_';
      changed text := '\\1${to.table}_';
      relations oid[] := array['${to.table}', 'bookings', 'payload_locked_documents_rels']::regclass[];
      found record;
    begin
      for found in select conrelid::regclass as relation, conname as name from pg_constraint
        where conrelid = any(relations) and conname ~ named
      loop
        execute format('alter table %s rename constraint %I to %I',
          found.relation, found.name, regexp_replace(found.name, named, changed));
      end loop;
      for found in select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
        where indrelid = any(relations) and relname ~ named
      loop
        execute format('alter index %I rename to %I', found.name, regexp_replace(found.name, named, changed));
      end loop;
    end $$;
${about
  .map(
    (table) => `
    update ${table} set about = regexp_replace(about, '^${from.slug}(/|$)', '${to.slug}\\1')
      where about ~ '^${from.slug}(/|$)';`,
  )
  .join('')}
${aboutDocuments
  .map(
    (table) => `
    update ${table} set collection = '${to.slug}' where collection = '${from.slug}';`,
  )
  .join('')}
    update outbox set key = regexp_replace(key, ' ${from.slug}/(\\d+)', ' ${to.slug}/\\1')
      where key ~ ' ${from.slug}/\\d';
    update payload_preferences set key = regexp_replace(key, '^(collection|views)-${from.slug}(-|$)', '\\1-${to.slug}\\2')
      where key ~ '^(collection|views)-${from.slug}(-|$)';

    -- The queues are created after the first migration.
    do $$
    begin
      if to_regclass('jobs.job') is null then return; end if;
      update jobs.job set singleton_key = regexp_replace(singleton_key, '^${from.slug}/', '${to.slug}/'),
          data = jsonb_set(data, '{about}', to_jsonb(regexp_replace(data ->> 'about', '^${from.slug}/', '${to.slug}/')))
        where data ->> 'about' ~ '^${from.slug}/';
    end $$;`
}
