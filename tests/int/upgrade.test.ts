import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FORMER_MIGRATIONS, INITIAL_MIGRATION } from '#cms/database/unreleased-state.ts'
import { migrations } from '#cms/migrations/index.ts'
import { tools } from '#content/tools.ts'
import { builtTools } from '#tools/list.ts'
import { query } from '../support/database.ts'
import { inject } from '../support/product.ts'
import { createReleased, releases, undoAfter } from '../support/released-schemas.ts'
import { secondDatabase } from '../support/second-site.ts'
import { SEEDED_DATABASE } from '../support/seeded-data.ts'

/** Long enough to render every page of the site for the first time. */
const TIMEOUT_MS = 120_000
const AT_ONCE = 4
/** Pages of each kind that are visited. */
const FEW = 4
const EDITED = 'md5-generator'

const UNRELEASED = 'unreleased_state'
const databaseOf = (name: string) => Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href

/** Is in every text that names a contact request, which the initial migration calls `mails`. */
const MARK = 'upgrade-marker'

/** Creates a seeded database that recorded these former migrations, and has a text of an editor. */
async function createUnreleased(name: string, former: string[]) {
  await query(`create database ${name} template ${SEEDED_DATABASE}`)
  const databaseUrl = databaseOf(name)
  await undoAfter(databaseUrl, INITIAL_MIGRATION)
  await query('delete from payload_migrations', [], databaseUrl)
  await query(
    'insert into payload_migrations (name, batch) select name, ordinality from unnest($1::text[]) with ordinality name',
    [former],
    databaseUrl,
  )
  await query(`update tools set "desc" = 'A line of an editor' where slug = $1`, [EDITED], databaseUrl)
  return databaseUrl
}

/** Adds contact requests under their former name, and names one wherever documents are named. Returns their rows. */
async function addMails(databaseUrl: string) {
  const ask = <Row extends object>(text: string, values: unknown[] = []) => query<Row>(text, values, databaseUrl)
  const rows = await ask<{ id: number }>(
    `insert into mails (client_name, client_email, website, form, message, status, source_page, notes, assignee_id)
     select 'Person ' || n, n || '@upgrade.example', 'https://upgrade.example/', 'portfolio', E'Two\nlines', 'working',
       '/work/', 'Call back', (select min(id) from users) from generate_series(1, 3) n returning *`,
  )
  const about = `mails/${rows[0]?.id}`
  await ask('insert into audit_log (action, about, details) values ($2, $3, $1), ($2, $4, $1)', [
    ...[MARK, 'export', 'mails', about],
  ])
  await ask('insert into comments (about, collection, text, author_name) values ($2, $3, $1, $1)', [
    ...[MARK, about, 'mails'],
  ])
  await ask('insert into outbox ("to", subject, kind, status, about, key) values ($1, $1, $2, $3, $4, $5)', [
    ...[MARK, 'lead-notice', 'sent', about, `lead-notice ${about} ${MARK}`],
  ])
  await ask('insert into form_submissions (key, fingerprint, about) values ($1, $1, $2)', [MARK, about])
  await ask(`insert into payload_preferences (key, value) values ('views-mails', to_jsonb($1::text))`, [MARK])
  await ask(
    `insert into jobs.job (name, data, singleton_key, output)
     values ('notify', jsonb_build_object('about', $2::text), $2, to_jsonb($1::text))`,
    [MARK, about],
  )
  return rows
}

const recorded = async (databaseUrl: string) =>
  (await query<{ name: string }>('select name from payload_migrations order by id', [], databaseUrl)).map(
    ({ name }) => name,
  )

describe('a database of the last unreleased state', () => {
  let database: Awaited<ReturnType<typeof secondDatabase>>
  let leads: { id: number }[]

  beforeAll(async () => {
    leads = await addMails(await createUnreleased(UNRELEASED, FORMER_MIGRATIONS))
    database = await secondDatabase('from_unreleased', {}, UNRELEASED)
  }, TIMEOUT_MS)
  afterAll(async () => {
    await database.remove()
    await query(`drop database ${UNRELEASED} with (force)`)
  })

  test('has the migrations of this version after its first start, and no former one', async () => {
    expect(await recorded(database.databaseUrl)).toEqual(migrations.map(({ name }) => name))
    await database.script('cms/setup.ts')
    expect(await recorded(database.databaseUrl)).toEqual(migrations.map(({ name }) => name))
  })

  test('keeps every contact request and what names one, under the new name', async () => {
    const ask = <Row extends object>(text: string, values: unknown[] = []) =>
      query<Row>(text, values, database.databaseUrl)
    const added = { interest: null, report: null }
    expect(await ask('select * from contact_requests order by id')).toEqual(
      leads.map((lead) => ({ ...lead, ...added })),
    )
    const about = `contact-requests/${leads[0]?.id}`
    const names = await ask<{ name: string }>(
      `select about as name from audit_log where details = $1
       union all select concat_ws(' ', about, collection) from comments where text = $1
       union all select concat_ws(', ', about, key) from outbox where subject = $1
       union all select about from form_submissions where key = $1
       union all select key from payload_preferences where value = to_jsonb($1::text)
       union all select concat_ws(' ', data ->> 'about', singleton_key) from jobs.job where output = to_jsonb($1::text)`,
      [MARK],
    )
    expect(names.map(({ name }) => name)).toEqual([
      ...['contact-requests', about],
      `${about} contact-requests`,
      `${about}, lead-notice ${about} ${MARK}`,
      about,
      'views-contact-requests',
      `${about} ${about}`,
    ])
    const former = await ask(
      `select name from (select relname::text from pg_class union all select conname from pg_constraint
         union all select typname from pg_type
         union all select column_name from information_schema.columns) as x(name)
       where name ~ '(^|_)mails(_|$)'`,
    )
    expect(former).toEqual([])
  })

  test('R-038 R-039 shows every tool in the code, what an editor changed, and pages of every kind', {
    timeout: TIMEOUT_MS,
  }, async () => {
    await database.serving(async () => {
      expect((await fetch(`${database.url}/readyz`)).status).toBe(200)
      const pages = await visit([...(await sitemapPaths()), ...tools.map(({ slug }) => `/tools/${slug}/`), '/blog/'])
      const failed = [...pages].filter(([, { status }]) => status !== 200).map(([path, { status }]) => [path, status])
      expect(failed).toEqual([])
      expect(pages.size).toBeGreaterThan(tools.length + FEW)
      const html = (slug: string) => pages.get(`/tools/${slug}/`)?.html ?? ''
      const withForm = builtTools.filter(({ slug }) => html(slug).includes(`"/api/tools/${slug}`))
      expect(withForm.map(({ slug }) => slug)).toEqual(builtTools.map(({ slug }) => slug))
      const hidden = tools.filter(({ slug }) => html(slug).includes('<meta name="robots" content="noindex'))
      expect(hidden).toEqual([])
      expect(html(EDITED)).toContain('A line of an editor')
    })
  })

  async function sitemapPaths() {
    const files = await visit(locationsIn((await visit(['/sitemap.xml'])).get('/sitemap.xml')?.html ?? ''))
    return [...files.values()].flatMap(({ html }) => locationsIn(html).slice(0, FEW))
  }

  /** Requests pages, a few at a time. */
  async function visit(paths: string[]) {
    const limit = pLimit(AT_ONCE)
    const read = async (path: string) => {
      const response = await fetch(database.url + path, { redirect: 'manual' })
      return [path, { status: response.status, html: await response.text() }] as const
    }
    return new Map(await Promise.all([...new Set(paths)].map((path) => limit(() => read(path)))))
  }
})

test(
  'a database of an older unreleased state is refused with what it lacks, and stays as it is',
  async () => {
    const former = FORMER_MIGRATIONS.slice(0, -2)
    await createUnreleased('older_state', former)
    try {
      const start = secondDatabase('from_older', {}, 'older_state')
      await expect(start).rejects.toThrow(/it lacks 20261127_235900_\w+, 20261128_000000_\w+\. Nothing was changed\./)
      expect(await recorded(databaseOf('from_older'))).toEqual(former)
    } finally {
      for (const name of ['from_older', 'older_state']) await query(`drop database if exists ${name} with (force)`)
    }
  },
  TIMEOUT_MS,
)

test.each(releases)(
  'a database of $version has the migrations of this version after its first start',
  async ({ version, last }) => {
    const name = `of_${version.replaceAll('.', '_')}`
    await query(`create database ${name}`)
    await createReleased(databaseOf(name), last)
    const database = await secondDatabase(`from_${version.replaceAll('.', '_')}`, {}, name)
    try {
      expect(await recorded(database.databaseUrl)).toEqual(migrations.map((migration) => migration.name))
      await database.serving(async () => expect((await fetch(`${database.url}/blog/`)).status).toBe(200))
    } finally {
      await database.remove()
      await query(`drop database ${name} with (force)`)
    }
  },
  TIMEOUT_MS,
)

test(
  'R21 this release works with a database that the next one has expanded',
  async () => {
    await query(`create database later_state template ${SEEDED_DATABASE}`)
    const later = databaseOf('later_state')
    const tables = await query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
      [],
      later,
    )
    // A column in every table, with and without a value, and a table of its own, which refers to one of ours.
    for (const [at, { name }] of tables.entries())
      await query(
        `alter table "${name}" add column of_later text ${at % 2 ? "default 'later' not null" : ''}`,
        [],
        later,
      )
    await query('create table of_later (id serial primary key, post_id integer references posts)', [], later)
    await query("insert into payload_migrations (name, batch) values ('29990101_000000_later', 9)", [], later)
    await query(
      "insert into payload_kv (key, data) values ('release', $1) on conflict (key) do update set data = excluded.data",
      [{ version: '999.0.0', usableFrom: '0.1.0' }],
      later,
    )
    const database = await secondDatabase('from_later', {}, 'later_state')
    try {
      await database.serving(async () => {
        for (const path of ['/readyz', '/', '/blog/', '/services/', '/case-study/', '/search/?q=store', '/sitemap.xml'])
          expect((await fetch(database.url + path)).status, path).toBe(200)
      })
      const kept = await query(
        'select data ->> $1 as version from payload_kv where key = $2',
        ['version', 'release'],
        database.databaseUrl,
      )
      expect(kept).toEqual([{ version: '999.0.0' }])
    } finally {
      await database.remove()
      await query('drop database later_state with (force)')
    }
  },
  TIMEOUT_MS,
)

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
