import { afterAll, beforeAll, expect, test } from 'vitest'
import { tools } from '../../content/tools.ts'
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
  await database.script('cms/setup.ts')
  expect((await sql('select id from posts')).length).toBe(24)
  expect((await sql('select email from users')).length).toBe(1)
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
