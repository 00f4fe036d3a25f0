import { afterAll, beforeAll, expect, test } from 'vitest'
import { tools } from '#content/tools.ts'
import { query } from '../support/database.ts'
import { secondDatabase } from '../support/second-site.ts'

let database: Awaited<ReturnType<typeof secondDatabase>>
const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  query<Row>(text, values, database.databaseUrl)

beforeAll(async () => {
  database = await secondDatabase('seed_test')
})

afterAll(() => database.remove())

test('an empty database is seeded exactly once', async () => {
  expect((await sql('select id from posts')).length).toBe(24)
  expect((await sql('select id from services')).length).toBeGreaterThanOrEqual(57)
  expect((await sql('select id from tools')).length).toBe(tools.length)
  expect(await sql('select email from users')).toEqual([{ email: 'admin@example.com' }])
  const versions = () => sql('select id from _pages_v')
  const before = await versions()
  await database.script('cms/setup.ts')
  expect((await sql('select id from posts')).length).toBe(24)
  expect((await sql('select email from users')).length).toBe(1)
  // The texts of this release are stored already.
  expect(await versions()).toEqual(before)
})

test('seeding again keeps editors’ changes and deletions', async () => {
  const [edited, deleted] = await sql<{ id: number; question: string }>(
    'select id, question from faqs order by id limit 2',
  )
  await sql('update faqs set answer = $1 where id = $2', ['Words of an editor.', edited?.id])
  await sql('delete from faqs where id = $1', [deleted?.id])
  const { stdout } = await database.script('cms/seed/main.ts')
  expect(stdout).toContain('Added 0 documents')
  expect(await sql('select answer from faqs where id = $1', [edited?.id])).toEqual([{ answer: 'Words of an editor.' }])
  expect(await sql('select id from faqs where question = $1', [deleted?.question])).toEqual([])
})

test('a legal page that nobody has changed follows the release; one of an editor, the name, and posts do not', async () => {
  const bodyOf = async (slug: string) => {
    const [page] = await sql<{ text: string }>(
      'select b.content::text as text from pages p join pages_blocks_prose b on b._parent_id = p.id where p.slug = $1',
      [slug],
    )
    return page?.text ?? ''
  }
  const [privacy, terms] = [await bodyOf('privacy-policy'), await bodyOf('terms-and-conditions')]
  expect(privacy).toContain('stores about you')

  // As an earlier release filled it, when it had other texts and took no prints.
  await sql("delete from payload_kv where key = 'demonstration'")
  for (const table of ['pages_blocks_prose', '_pages_v_blocks_prose'])
    await sql(`update ${table} set content = replace(content::text, ' site', ' old site')::jsonb`)
  // An editor saved the terms long after the seed.
  await sql("update pages set updated_at = now() + interval '1 hour' where slug = 'terms-and-conditions'")
  await sql(
    "update _pages_v set version_updated_at = now() + interval '1 hour' where version_slug = 'terms-and-conditions'",
  )
  await sql("update brand set name = 'The name before'")
  const edited = await bodyOf('terms-and-conditions')
  await database.script('cms/setup.ts')
  expect(await bodyOf('privacy-policy')).toBe(privacy)
  expect(await bodyOf('terms-and-conditions')).toBe(edited)
  expect(edited).not.toBe(terms)
  expect(await sql('select name from brand')).toEqual([{ name: 'The name before' }])
  expect(await sql("select about from audit_log where action = 'page-followed-release'")).toHaveLength(1)
})
