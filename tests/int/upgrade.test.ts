import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slugs } from '#cms/migrations/20261121_160000_first_tools.ts'
import { tools } from '#content/tools.ts'
import { builtTools } from '#tools/list.ts'
import { query } from '../support/database.ts'
import { inject } from '../support/product.ts'
import { migrateBetween, releases } from '../support/released-schemas.ts'
import { secondDatabase } from '../support/second-site.ts'

const FIRST_TOOLS = '20261121_160000_first_tools'
const OVERRIDES = releases.find((name) => name.endsWith('_tool_overrides')) ?? ''
/** Releases that stored a complete copy of each tool's texts in the database. */
const withCopies = releases.slice(0, releases.indexOf(OVERRIDES))
const last = releases.at(-1) ?? ''

/** Long enough to render every page of the site for the first time. */
const TIMEOUT_MS = 120_000
const AT_ONCE = 4

/** Tools that the first release with tools opened. */
const FIRST = new Set(slugs.trim().split(/\s+/))
/** Tools that are not in the first releases. */
const LATER = ['regex-tester', 'case-converter']
const EDITED = 'md5-generator'
const TAKEN_OFF = 'word-counter'

const databaseOf = (name: string) => Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
const named = (release: string) => `from_${release}`

/**
 * Writes what the seed of a release wrote, and what an editor changed afterwards: one text, the steps, one removed
 * tool.
 */
async function fill(databaseUrl: string, release: string) {
  const isOpened = releases.indexOf(release) >= releases.indexOf(FIRST_TOOLS)
  const known = tools.filter(({ slug }) => isOpened || !LATER.includes(slug))
  await query(
    `with tool as (
       insert into tools (name, slug, "desc", description, content, category, runs, ready, robots, _status)
       select name, slug, 'Line of ' || slug, 'Description of ' || slug, '{"root": {"children": []}}', 'misc', 'browser',
         ready, case when ready then 'index, follow' else 'noindex, follow' end, 'published'
       from jsonb_to_recordset($1) as seed (slug text, name text, ready boolean) returning *),
     step as (
       insert into tools_steps (_order, _parent_id, id, step_title, step_description)
       select 1, id, 'step ' || id, 'A seeded step', 'Do it.' from tool),
     version as (
       insert into _tools_v (parent_id, version_name, version_slug, version_desc, version_description, version_content,
         version_category, version_runs, version_ready, version_robots, version__status, latest)
       select id, name, slug, "desc", description, content, 'misc', 'browser', ready, robots, 'published', true
       from tool returning id)
     insert into _tools_v_version_steps (_order, _parent_id, step_title, step_description)
       select 1, id, 'A seeded step', 'Do it.' from version`,
    [JSON.stringify(known.map(({ slug, name }) => ({ slug, name, ready: isOpened && FIRST.has(slug) })))],
    databaseUrl,
  )
  await query(`update tools set "desc" = 'A line of an editor' where slug = $1`, [EDITED], databaseUrl)
  await query(
    `update tools_steps set step_title = 'A step of an editor'
     where _parent_id = (select id from tools where slug = $1)`,
    [EDITED],
    databaseUrl,
  )
  await query(
    `with old as (update _tools_v set latest = null where version_slug = $1 returning *)
     insert into _tools_v (parent_id, version_name, version_slug, version_desc, version_description, version_content,
       version_category, version_runs, version_ready, version_robots, version__status, latest)
     select parent_id, version_name, version_slug, 'A line of an editor', version_description, version_content,
       'misc', 'browser', version_ready, version_robots, 'published', true from old`,
    [EDITED],
    databaseUrl,
  )
  if (isOpened) await query(`update tools set ready = false where slug = $1`, [TAKEN_OFF], databaseUrl)
  await query("insert into pricing_plans (plan_name) values ('Before drafts')", [], databaseUrl)
  await query("insert into vacancies (job_title, slug) values ('Before drafts', 'before-drafts')", [], databaseUrl)
  await query("insert into home (hero_title) values ('Before drafts')", [], databaseUrl)
  for (const title of ['Older', 'Before drafts'])
    await query('insert into _home_v (version_hero_title) values ($1)', [title], databaseUrl)
}

/** Returns what editors changed, by tool; unchanged tools are missing. */
async function overrides(databaseUrl: string) {
  const rows = await query<{ slug: string }>(
    `select slug, name, "desc", description, content, robots, offline,
       (select array_agg(step_title order by _order) from tools_steps where _parent_id = tools.id) as steps
     from tools order by slug`,
    [],
    databaseUrl,
  )
  return rows
    .map((row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && String(value) !== 'false')),
    )
    .filter((row) => Object.keys(row).length > 1)
}

/** Releases that have a database. */
const created: string[] = []

beforeAll(async () => {
  await query('create database released')
  await createUntil(releases[0] ?? '')
})

/** Creates a database with content for each release up to this one. */
async function createUntil(wanted: string) {
  for (const release of withCopies.slice(created.length, withCopies.indexOf(wanted) + 1)) {
    await migrateBetween(databaseOf('released'), created.at(-1), release)
    await query(`create database ${named(release)} template released`)
    await fill(databaseOf(named(release)), release)
    created.push(release)
  }
}

afterAll(async () => {
  for (const name of ['released', 'upgraded', ...withCopies.map(named)])
    await query(`drop database if exists ${name} with (force)`)
})

test.each(withCopies)('R-219 after an upgrade from %s, rows hold only what editors changed', async (release) => {
  await createUntil(release)
  const databaseUrl = databaseOf('upgraded')
  await query(`create database upgraded template ${named(release)}`)
  await migrateBetween(databaseUrl, release, last)
  const edited = { slug: EDITED, desc: 'A line of an editor', steps: ['A step of an editor'] }
  const isOpened = releases.indexOf(release) >= releases.indexOf(FIRST_TOOLS)
  expect(await overrides(databaseUrl)).toEqual(isOpened ? [edited, { slug: TAKEN_OFF, offline: true }] : [edited])
  // §2: documents from before drafts existed are published.
  for (const table of ['pricing_plans', 'vacancies', 'home'])
    expect(await query(`select _status from ${table}`, [], databaseUrl)).toEqual([{ _status: 'published' }])
  const newest = 'select version_hero_title as title, version__status as status from _home_v where latest'
  expect(await query(newest, [], databaseUrl)).toEqual([{ title: 'Before drafts', status: 'published' }])
  await query('drop database upgraded with (force)')
})

describe('a database of the first release', () => {
  let database: Awaited<ReturnType<typeof secondDatabase>>

  beforeAll(async () => {
    database = await secondDatabase('first_release', {}, named(releases[0] ?? ''))
  }, TIMEOUT_MS)
  afterAll(() => database.remove())

  test(
    'R-038 R-039 shows every tool in the code, including new ones, and every page works',
    async () => {
      await database.serving(async () => {
        const pages = await visit([...(await sitemapPaths()), ...tools.map(({ slug }) => `/tools/${slug}/`), '/blog/'])
        const failed = [...pages].filter(([, { status }]) => status !== 200).map(([path, { status }]) => [path, status])
        expect(failed).toEqual([])
        expect(pages.size).toBeGreaterThan(tools.length + 100)
        const html = (slug: string) => pages.get(`/tools/${slug}/`)?.html ?? ''
        const withForm = builtTools.filter(({ slug }) => html(slug).includes(`"/api/tools/${slug}`))
        expect(withForm.map(({ slug }) => slug)).toEqual(builtTools.map(({ slug }) => slug))
        const hidden = tools.filter(({ slug }) => html(slug).includes('<meta name="robots" content="noindex'))
        expect(hidden).toEqual([])
        expect(html(EDITED)).toContain('A line of an editor')
        expect(pages.get('/')?.html).toContain('Before drafts')
        expect(pages.get('/career/before-drafts')?.status).toBe(200)
        const versions =
          'select version__status as status from _pricing_plans_v where version_plan_name = $1 and latest'
        expect(await query(versions, ['Before drafts'], database.databaseUrl)).toEqual([{ status: 'published' }])
      })
    },
    TIMEOUT_MS,
  )

  async function sitemapPaths() {
    const files = await visit(locationsIn((await visit(['/sitemap.xml'])).get('/sitemap.xml')?.html ?? ''))
    return [...files.values()].flatMap(({ html }) => locationsIn(html))
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

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
