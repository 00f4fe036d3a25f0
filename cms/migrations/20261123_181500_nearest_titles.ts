// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A search without results reads the nearest titles from an index instead of comparing the query with every title. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index search_documents_title_idx on search_documents using gist (title gist_trgm_ops)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index search_documents_title_idx`)
}
