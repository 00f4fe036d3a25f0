// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** `page_outcomes`: each outcome of a page is a row, and what was taken off is a row with -1. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    create table page_outcomes (
      id bigserial primary key,
      day text not null,
      path text not null,
      kind text not null,
      count int not null
    );
    create index page_outcomes_day_idx on page_outcomes (day);
    create index page_outcomes_path_idx on page_outcomes (path);
    insert into page_outcomes (day, path, kind, count)
      select day, path, kind, count from page_counts where kind <> 'view' and count <> 0;
    delete from page_counts where kind <> 'view';
  `))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`
    insert into page_counts (day, path, kind, count)
      select day, path, kind, sum(count) from page_outcomes group by day, path, kind;
    drop table page_outcomes;
  `))
}
