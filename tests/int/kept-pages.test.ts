import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { secondDatabase } from '../support/second-site.ts'
import { waitFor } from '../support/wait-for.ts'

const NAME = 'kept_pages'
const PATHS = ['/', '/tools/word-counter/', '/services/shopify-seo/', '/blog/', '/sitemaps/posts.xml']
const SLUG = '404-410-301-308-what-to-answer'

let database: Awaited<ReturnType<typeof secondDatabase>>
beforeAll(async () => {
  database = await secondDatabase(NAME, { STALE_PAGES_MS: '0', LOG_LEVEL: 'silent' })
}, 120_000)
afterAll(() => database.remove())

const read = async (path: string) => {
  const response = await fetch(database.url + path)
  return [path, response.status, await response.text()] as const
}
const readAll = async () => Promise.all(PATHS.map(read))
const health = async () =>
  (await (await fetch(`${database.url}/healthz`)).json()) as { pages: number; stalePages: number }
const change = (text: string, tags: string[]) =>
  query(`with changed as (${text}) insert into content_changes (tags) values ($1)`, [tags], database.databaseUrl)

test('R6 pages are the same after a restart, without a render, and those that changed meanwhile are new', async () => {
  const before = await database.serving(readAll)
  await database.serving(async () => {
    expect(await health()).toMatchObject({ pages: PATHS.length, stalePages: 0 })
    expect(await readAll()).toEqual(before)
  })
  const newest = 'select id from listed_posts order by published desc, id desc limit 1'
  const [post] = await query<{ id: number }>(newest, [], database.databaseUrl)
  const title = 'Changed while no site was running'
  await change(`update posts set title = '${title}' where id = ${post?.id}`, ['posts', `posts/${post?.id}`])
  await database.serving(async () => {
    // Only the list has its card, and only the sitemap has its date.
    expect((await health()).stalePages).toBeLessThan(PATHS.length)
    // A render that takes longer than a second on a busy machine is waited for: until then, the former page is sent.
    await waitFor(async () => (await read('/blog/'))[2].includes(title))
    expect(await read('/tools/word-counter/')).toEqual(before[1])
  })
}, 180_000)

test('R6 a site that starts while the database is away sends the pages that it had', async () => {
  const before = await database.serving(readAll)
  await query(`alter database ${NAME} with allow_connections false`)
  try {
    await database.serving(async () => {
      expect(await readAll()).toEqual(before)
      expect((await read('/portfolio'))[1]).toBe(503)
    })
  } finally {
    await query(`alter database ${NAME} with allow_connections true`)
  }
}, 180_000)

test('R10 a publication makes only the pages stale that show it', async () => {
  await database.serving(
    async () => {
      for (const path of [...PATHS, '/services/', '/tools/', '/portfolio', '/contact-us/', '/career/', `/blog/${SLUG}`])
        await read(path)
      const all = (await health()).pages
      const [post] = await query<{ id: number }>('select id from posts where slug = $1', [SLUG], database.databaseUrl)
      // As the hooks announce a changed text that no list shows.
      await query(
        `select pg_notify('content', $1)`,
        [JSON.stringify({ tags: ['posts', `posts/${post?.id}`] })],
        database.databaseUrl,
      )
      await waitFor(async () => (await health()).stalePages > 0)
      // The post itself, and the sitemap with its date.
      expect((await health()).stalePages).toBeLessThanOrEqual(2)
      expect(all).toBeGreaterThan(9)
      // Under other settings, no page of an earlier test is kept.
    },
    { LOG_LEVEL: 'error' },
  )
}, 120_000)
