// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const lists = ['pricing_plans', 'projects', 'faqs', 'client_testimonials', 'employee_testimonials', 'vacancies']
const globals = ['home', 'creative', 'navigation', 'claims']

/** What was on the site before it had drafts stays published. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of [...lists, ...globals]) await db.execute(sql.raw(`update ${table} set _status = 'published'`))
  for (const table of globals) {
    await db.execute(sql.raw(`update _${table}_v set version__status = 'published'`))
    await db.execute(
      sql.raw(`update _${table}_v set latest = true
        where id = (select id from _${table}_v order by updated_at desc, id desc limit 1)`),
    )
  }
}

export async function down(_: MigrateDownArgs): Promise<void> {
  // The columns are removed by the migration that adds them.
}
