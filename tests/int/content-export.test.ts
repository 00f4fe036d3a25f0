import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '#engine/csv/read-csv.ts'
import { query } from '../support/database.ts'
import { secondDatabase } from '../support/second-site.ts'

type Database = Awaited<ReturnType<typeof secondDatabase>>

const folder = mkdtempSync(join(tmpdir(), 'prairie-content-'))
let edited: Database
let empty: Database

beforeAll(async () => {
  edited = await secondDatabase('content_edited')
  empty = await secondDatabase('content_empty')
  const edit = (text: string) => query(text, [], edited.databaseUrl)
  await edit(`update posts set title = 'Edited “here”, with an emoji 🍵', pinned = true where id = 3`)
  await edit(`update posts set deleted_at = now() where id = 4`)
  await edit(
    `update _posts_v set version_title = 'A draft of it', version__status = 'draft' where parent_id = 5 and latest`,
  )
  await edit(`delete from faqs where id = (select min(id) from faqs)`)
  await edit(`update brand set name = 'A moved agency'`)
  await edit(`insert into redirects ("from", "to", type) values ('/moved/', '/blog/', '301')`)
  await edit(`insert into subscribers (email, status, token) values ('reader@moved.example', 'confirmed', 'x')`)
}, 120_000)

afterAll(async () => {
  await Promise.all([edited?.remove(), empty?.remove()])
  rmSync(folder, { recursive: true, force: true })
})

const EXPORT = 'scripts/moving/export.ts'
const IMPORT = 'scripts/moving/import.ts'
const linesOf = (name: string) =>
  readFileSync(join(folder, name, 'content.ndjson'), 'utf8')
    .trim()
    .split('\n')

test('an export loads into another product as the same site, and exporting that gives the same', async () => {
  const first = join(folder, 'first')
  await edited.script(EXPORT, 'ndjson', first)
  await expect(empty.script(IMPORT, 'prairie', first)).rejects.toThrow('--replace')
  await empty.script(IMPORT, 'prairie', first, '--replace')
  await empty.script(EXPORT, 'ndjson', join(folder, 'second'))
  expect(linesOf('second')).toEqual(linesOf('first'))
  expect(readdirSync(join(folder, 'second/media')).sort()).toEqual(readdirSync(join(folder, 'first/media')).sort())

  await empty.serving(async () => {
    const home = await (await fetch(empty.url)).text()
    expect(home).toContain('A moved agency')
    const [post] = await query<{ slug: string }>('select slug from posts where id = 3', [], empty.databaseUrl)
    expect(await (await fetch(`${empty.url}/blog/${post?.slug}`)).text()).toContain('Edited “here”, with an emoji 🍵')
    const found = await (await fetch(`${empty.url}/search/?q=emoji`)).text()
    expect(found).toContain(`/blog/${post?.slug}`)
  })
  // New documents get ids of their own.
  const [created] = await query<{ id: number }>(
    `insert into faqs (question) values ('New?') returning id`,
    [],
    empty.databaseUrl,
  )
  const [most] = await query<{ id: number }>('select max(id) as id from faqs', [], empty.databaseUrl)
  expect(created?.id).toBe(most?.id)
}, 180_000)

test('what visitors and accounts told is exported only on request', async () => {
  expect(linesOf('first').join('\n')).not.toContain('reader@moved.example')
  await edited.script(EXPORT, 'ndjson', join(folder, 'personal'), '--personal-data')
  const all = linesOf('personal').join('\n')
  expect(all).toContain('reader@moved.example')
  for (const secret of ['"hash"', '"salt"', 'resetPasswordToken']) expect(all).not.toContain(secret)
})

test.each([
  ['wordpress', 'wordpress.xml'],
  ['markdown', ''],
])('a blog that goes out as %s can be read again, with every post', async (format, file) => {
  const target = join(folder, format)
  await edited.script(EXPORT, format, target)
  const report = join(folder, `${format}.csv`)
  const more = ['--dry-run', '--comments=skip', `--files=${target}`, `--report=${report}`]
  await empty.script(IMPORT, format, join(target, file), ...more)
  const [, ...rows] = readCsv(readFileSync(report, 'utf8')).map(({ cells }) => cells)
  const read = rows.filter(([, , , outcome]) => outcome === 'added').map(([, , title]) => title)
  const posts = await query<{ title: string }>(
    `select title from posts where deleted_at is null and _status = 'published'`,
    [],
    edited.databaseUrl,
  )
  for (const { title } of posts) expect(read).toContain(title)
  expect(rows.filter(([, , , outcome]) => outcome === 'failed')).toEqual([])
  expect(readdirSync(join(target, 'media')).length).toBeGreaterThan(0)
})

test('a file that is no export, or a damaged one, changes nothing', async () => {
  const before = await query('select count(*)::int as count from posts', [], empty.databaseUrl)
  await expect(empty.script(IMPORT, 'prairie', join(folder, 'none'), '--replace')).rejects.toThrow()
  expect(await query('select count(*)::int as count from posts', [], empty.databaseUrl)).toEqual(before)
})
