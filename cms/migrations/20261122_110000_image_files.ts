// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * `encoded_images`: ids of stored images that this site encoded itself. `image_aliases`: where an image is found that
 * was published under another id before it was encoded.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    create table encoded_images (image_id text primary key);
    create table image_aliases (image_id text primary key, address text not null);
  `))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table encoded_images; drop table image_aliases;'))
}
