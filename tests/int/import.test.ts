import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '#engine/csv/read-csv.ts'
import { newDataFolder } from '../support/data-folder.ts'
import { query } from '../support/database.ts'
import { parseHtml } from '../support/parse-html.ts'
import { secondDatabase } from '../support/second-site.ts'
import { categoryXml, inCategory, metaXml, wordpressExport } from '../support/wordpress-export.ts'

const SITE = 'https://old-shop.example'
const folder = newDataFolder('import')
const file = join(folder, 'export.xml')
const uploads = join(folder, 'uploads')

const POST = `A tea that rests.\n\nSee <a href="${SITE}/2019/05/06/white-tea/">white tea</a> and
<a href="${SITE}/about-us/#team">us</a>. <script>document.title = 'taken'</script>
<a href="javascript:alert(1)" onclick="alert(2)">Click</a>

<img src="${SITE}/wp-content/uploads/2019/05/pot-300x200.png" alt="A clay pot on a table" />

[contact-form to="hana@old.example"]`

const categories = categoryXml(7, 'old-teas', 'Old teas') + categoryXml(8, 'kettles', 'Kettles')

const items = [
  {
    id: 12,
    title: 'Oolong at rest',
    slug: 'oolong-at-rest',
    link: `${SITE}/2019/05/04/oolong-at-rest/`,
    content: POST,
    more: `${inCategory('old-teas', 'Old teas')}${metaXml('_yoast_wpseo_metadesc', 'Why oolong rests for a day before it is sold.')}
      <wp:comment><wp:comment_id>5</wp:comment_id><wp:comment_author>Jonas</wp:comment_author><wp:comment_date_gmt>2019-05-05 08:00:00</wp:comment_date_gmt><wp:comment_content>It keeps for a year.</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type><wp:comment_parent>0</wp:comment_parent></wp:comment>`,
  },
  {
    id: 13,
    title: 'White tea',
    slug: 'white-tea',
    link: `${SITE}/2019/05/06/white-tea/`,
    content: 'Little is done to it.',
  },
  { id: 14, title: 'Not ready', slug: 'not-ready', link: `${SITE}/?p=14`, status: 'draft', content: 'Still cold.' },
  {
    id: 15,
    title: 'About the old shop',
    type: 'page',
    slug: 'about-us',
    link: `${SITE}/about-us/`,
    content: 'Since 1998.',
  },
  {
    id: 16,
    title: 'pot',
    type: 'attachment',
    slug: 'pot',
    link: `${SITE}/2019/05/04/oolong-at-rest/pot/`,
    status: 'inherit',
    more: `<wp:attachment_url>${SITE}/wp-content/uploads/2019/05/pot.png</wp:attachment_url>`,
  },
]

// On a database of its own, because other tests count the posts of the blog.
let database: Awaited<ReturnType<typeof secondDatabase>>
let stop: (() => Promise<void>) | undefined

beforeAll(async () => {
  mkdirSync(join(uploads, '2019/05'), { recursive: true })
  const pot = sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a5c43' } })
  writeFileSync(join(uploads, '2019/05/pot.png'), await pot.png().toBuffer())
  writeFileSync(file, wordpressExport(SITE, items, categories))
  database = await secondDatabase('moved_in')
  stop = await database.start()
}, 120_000)

afterAll(async () => {
  await stop?.()
  await database?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => database.script('scripts/moving/import.ts', ...args)
const ask = <Row extends object>(text: string, values: unknown[] = []) => query<Row>(text, values, database.databaseUrl)

async function page(path: string) {
  const response = await fetch(database.url + path, { redirect: 'manual' })
  const html = await response.text()
  return { response, status: response.status, html, document: parseHtml(html) }
}

async function importAll(...more: string[]) {
  const report = join(folder, 'report.csv')
  const { stdout } = await run('wordpress', file, `--files=${uploads}`, `--report=${report}`, ...more)
  const [, ...rows] = readCsv(readFileSync(report, 'utf8')).map(({ cells }) => cells)
  const outcomes = new Map(rows.map(([, kind, title, outcome]) => [`${kind} ${title}`, outcome]))
  const notes = new Map(rows.map(([, kind, title, , , , words]) => [`${kind} ${title}`, words ?? '']))
  return { stdout, outcomes, notes }
}

test('an export with comments is not moved in before somebody decides about them', async () => {
  await expect(importAll()).rejects.toThrow('--comments=archive')
  expect(await ask('select 1 from moved_items where source = $1', [SITE])).toEqual([])
})

test('a dry run says what would come in, and stores nothing', async () => {
  const { stdout, outcomes } = await importAll('--comments=archive', '--dry-run')
  expect(stdout).toContain('Nothing was stored')
  expect(outcomes.get('post Oolong at rest')).toBe('added')
  expect(await ask('select 1 from moved_items where source = $1', [SITE])).toEqual([])
})

test('a WordPress site comes in with its texts, pictures, and addresses, and the same import changes nothing', async () => {
  const { outcomes, notes } = await importAll('--comments=archive')
  for (const name of [
    'author Hana Moves',
    'category Old teas',
    'category Kettles',
    'post White tea',
    'post Not ready',
    'page About the old shop',
  ])
    expect([name, outcomes.get(name)]).toEqual([name, 'added'])
  expect(notes.get('post Oolong at rest')).toContain('contact-form')

  const post = await page('/blog/oolong-at-rest')
  expect(post.status).toBe(200)
  const article = post.document.querySelector('article') as Element
  expect(article.querySelector('a[href="/blog/white-tea"]')?.textContent).toBe('white tea')
  expect(article.querySelector('a[href="/about-us/#team"]')).not.toBeNull()
  expect(article.querySelector('img[alt="A clay pot on a table"]')?.getAttribute('src')).toMatch(/^\/images\//)
  expect(article.textContent).toContain('It keeps for a year.')
  expect(article.textContent).toContain('Not moved: [contact-form]')
  expect(article.querySelector('[onclick], [href^="javascript:"]')).toBeNull()
  expect(post.html).not.toContain("document.title = 'taken'")
  expect(post.document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'Why oolong rests for a day before it is sold.',
  )
  expect((await page('/blog/not-ready')).status).toBe(404)
  expect((await page('/about-us/')).status).toBe(200)

  const stored = () =>
    ask('select id, updated_at from posts where slug = any($1) order by id', [['oolong-at-rest', 'white-tea']])
  const before = await stored()
  const again = await importAll('--comments=archive')
  expect([...again.outcomes.values()].filter((outcome) => outcome === 'added' || outcome === 'changed')).toEqual([])
  expect(await stored()).toEqual(before)
})

test.each([
  ['/2019/05/04/oolong-at-rest/', '/blog/oolong-at-rest'],
  ['/2019/05/04/oolong-at-rest', '/blog/oolong-at-rest'],
  ['/2019/05/04/Oolong-at-rest/amp/', '/blog/oolong-at-rest'],
  ['/?p=12', '/blog/oolong-at-rest'],
  ['/index.php?p=12', '/blog/oolong-at-rest'],
  ['/category/old-teas/', '/blog/category/old-teas/'],
  ['/category/old-teas/page/3/', '/blog/category/old-teas/'],
  ['/category/old-teas/feed/', '/blog/category/old-teas/'],
  ['/2019/05/', '/blog/'],
  ['/feed/', '/blog/feed.xml'],
  ['/?s=oolong', '/search/?q=oolong'],
])('the old address %s leads to %s with one redirect', async (old, now) => {
  const { status, response } = await page(old)
  expect([status, response.headers.get('location')]).toEqual([301, now])
  expect((await page(now)).status).toBe(200)
})

test('while a post is not public and a category is empty, their old addresses lead to the blog', async () => {
  for (const old of ['/?p=14', '/category/kettles/', '/category/kettles/page/2/']) {
    const { status, response } = await page(old)
    expect([old, status, response.headers.get('location')]).toEqual([old, 302, '/blog/'])
  }
})

test('a list of the most visited old URLs is asked, and what has no page is named', async () => {
  const list = join(folder, 'Pages.csv')
  writeFileSync(
    list,
    `Top pages,Clicks\n${SITE}/2019/05/04/oolong-at-rest/,120\n${SITE}/?p=13,80\n${SITE}/shop/kettles/,3\n`,
  )
  const checked = await run('check', list, `--report=${join(folder, 'old-urls.csv')}`).catch(
    (error: { stdout: string; code: number }) => error,
  )
  expect(checked).toMatchObject({ code: 1 })
  expect(checked.stdout).toContain(`404 nothing there: ${SITE}/shop/kettles/`)
  expect(checked.stdout).toContain('2 URLs of 3 answer with their page or one redirect.')
})

test('every size of a picture of the old site leads to the picture', async () => {
  for (const name of ['pot.png', 'pot-300x200.png']) {
    const { status, response } = await page(`/wp-content/uploads/2019/05/${name}`)
    expect(status).toBe(301)
    const picture = await fetch(new URL(response.headers.get('location') ?? '', response.url))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
})

test('what was changed or deleted here stays as it is, and what changed there comes in', async () => {
  await ask("update posts set title = 'White tea, edited here', updated_at = now() where slug = 'white-tea'")
  const changed = items.map((item) =>
    item.id === 13 || item.id === 15 ? { ...item, title: `${item.title}, edited there` } : item,
  )
  writeFileSync(file, wordpressExport(SITE, changed, categories))
  const { outcomes } = await importAll('--comments=archive')
  expect(outcomes.get('post White tea, edited there')).toBe('kept')
  expect(outcomes.get('page About the old shop, edited there')).toBe('changed')
  expect(await ask("select title from posts where slug = 'white-tea'")).toEqual([{ title: 'White tea, edited here' }])
})
