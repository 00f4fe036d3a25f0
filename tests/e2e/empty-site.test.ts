// @module-tag extended
// A rare state of the content that writes nothing.
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { type CrawledPage, crawl, ofEachKind, readPage } from '../support/crawl.ts'
import { query } from '../support/database.ts'
import { inventions, inventionsIn } from '../support/inventions.ts'
import { openPage, phone, wide } from '../support/open-page.ts'
import { secondDatabase } from '../support/second-site.ts'

// The site after the demonstration was removed, as its first editor finds it. One article was changed before.

const CHANGED = { slug: 'lastmod-is-a-promise', title: 'An article in words of our own' }

/** Pages that nobody links to while they are empty, and others that the demonstration changes: axe checks both. */
const empty = ['/blog/', '/case-study/', '/portfolio', '/testimonial/', '/our-journey/']
const shown = [
  '/',
  '/services/',
  '/services/seo/',
  '/services/ppc-for-dentists/',
  '/career/',
  '/creative/',
  '/contact-us/',
]
const others = [
  '/book-a-call/?zone=UTC',
  '/tools/',
  '/search/?q=plans',
  '/privacy-policy/',
  '/terms-and-conditions/',
  '/bot/',
]
const files = ['/llms.txt', '/blog/feed.xml', '/robots.txt', '/manifest.webmanifest', '/.well-known/security.txt']

let database: Awaited<ReturnType<typeof secondDatabase>>
let stopSite: (() => Promise<void>) | undefined
let pages: Map<string, CrawledPage>
const texts = new Map<string, string>()
const ask = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  query<Row>(text, values, database.databaseUrl)

beforeAll(async () => {
  database = await secondDatabase('empty_site')
  await ask("insert into authors (name, username) values ('Real Person', 'real.person')")
  await ask('update posts set title = $1 where slug = $2', [CHANGED.title, CHANGED.slug])
  await ask('update _posts_v set version_title = $1 where version_slug = $2', [CHANGED.title, CHANGED.slug])
}, 120_000)

afterAll(async () => {
  await stopSite?.()
  await database.remove()
})

test('the demonstration goes in one command; what an editor changed or made stays, with what it needs', async () => {
  const [{ author } = { author: '' }] = await ask<{ author: string }>(
    'select authors.username as author from posts join authors on authors.id = author_id where posts.slug = $1',
    [CHANGED.slug],
  )
  const { stdout } = await database.script('cms/seed/main.ts', '--remove-demo')
  expect(stdout.match(/\d+% done/g)?.slice(0, 2)).toEqual(['10% done', '20% done'])
  expect(stdout).toContain(`Post: ${CHANGED.title} (changed by an editor)`)
  for (const table of ['team', 'case_studies', 'client_testimonials', 'pricing_plans', 'projects', 'vacancies', 'faqs'])
    expect({ table, left: await ask(`select id from ${table}`) }).toEqual({ table, left: [] })
  const left = await ask('select posts.slug, username from posts left join authors on authors.id = author_id')
  expect(left).toEqual([{ slug: CHANGED.slug, username: author }])
  expect((await ask('select username from authors order by username')).map(({ username }) => username)).toEqual(
    ['real.person', author].sort(),
  )
  const again = await database.script('cms/seed/main.ts', '--remove-demo')
  expect(again.stdout).toContain('Removed 0 demonstration documents, and cleared 0 texts.')
  expect(await ask('select action from audit_log where action = $1', ['demonstration-removed'])).toHaveLength(1)
}, 120_000)

test('every page of the empty site answers, and no link is dead', async () => {
  stopSite = await database.start()
  pages = await crawl(database.url)
  for (const path of [...empty, ...shown, ...others])
    if (!pages.has(path)) pages.set(path, await readPage(database.url, path, 0))
  for (const path of [...files, ...(await sitemaps())]) {
    const response = await fetch(database.url + path)
    expect.soft({ path, status: response.status }).toEqual({ path, status: 200 })
    texts.set(path, await response.text())
  }
  // An author without articles is in the sitemap, and nobody links to him.
  for (const path of listed()) if (!pages.has(path)) pages.set(path, await readPage(database.url, path, 0))
  expect(
    [...pages.values()].filter(({ status }) => status !== 200).map(({ path, status }) => ({ path, status })),
  ).toEqual([])
  const dead = [...pages.values()].flatMap(({ path, links }) =>
    links.flatMap((link) => {
      const target = pages.get(link.path)
      const isLost = link.fragment !== '' && target && !target.ids.has(decodeURIComponent(link.fragment))
      return isLost ? [`${path} → ${link.path}#${link.fragment}`] : []
    }),
  )
  expect([...new Set(dead)]).toEqual([])
  expect(listed()).not.toContain('/portfolio')
  for (const path of listed()) expect.soft(`${path} ${pages.get(path)?.status}`).toBe(`${path} 200`)
  for (const path of empty.slice(1)) expect.soft(`${path} ${pages.get(path)?.robots}`).toBe(`${path} noindex, follow`)
}, 300_000)

/** The article that was changed, the lists with it, and the pages of authors, which say that its author is invented. */
const isOfChanged = (path: string) =>
  path === `/blog/${CHANGED.slug}` || path === '/blog/' || /^\/(blog\/category|author)\//.test(path)

test('no name, figure, or sentence of the demonstration is left on any page, in its head, or in any file', async () => {
  const [{ name } = { name: '' }] = await ask<{ name: string }>("select name from authors where name <> 'Real Person'")
  const invented = (await inventions()).filter((one) => ![name, name.toLowerCase().replace(' ', '.')].includes(one))
  expect(invented.length).toBeGreaterThan(200)
  for (const { path, html } of pages.values()) if (!isOfChanged(path)) texts.set(path, html)
  const found = [...texts].flatMap(([path, text]) =>
    inventionsIn(readable(text), invented).map((one) => `${path}: ${one}`),
  )
  expect(found).toEqual([])
})

test('the HTML of every kind of page is valid, and axe finds nothing on it', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })
  const wrong: string[] = []
  for (const { path, html } of ofEachKind(pages.values())) {
    const { results } = await validator.validateString(html, path)
    for (const { ruleId, message, line } of results.flatMap(({ messages }) => messages))
      wrong.push(`${path}:${line} ${ruleId}: ${message}`)
  }
  const page = await openPage(database.url)
  for (const path of [...empty, ...shown]) {
    await page.setViewportSize(wide)
    await page.goto(database.url + path)
    wrong.push(...(await axeViolations(page)).map((line) => `${path} ${line}`))
    await page.setViewportSize(phone)
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    if (isWide) wrong.push(`${path} scrolls sideways`)
  }
  expect(wrong).toEqual([])
}, 300_000)

async function sitemaps() {
  const index = await (await fetch(`${database.url}/sitemap.xml`)).text()
  return locations(index).map((url) => url.slice(database.url.length))
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')

/** Paths of the sitemaps and of llms.txt. */
function listed() {
  const maps = [...texts].filter(([path]) => path.startsWith('/sitemaps/')).flatMap(([, xml]) => locations(xml))
  const links = [...(texts.get('/llms.txt') ?? '').matchAll(/\]\((http[^)]+)\)/g)].map(([, url]) => url ?? '')
  return [...maps, ...links].map((url) => url.slice(database.url.length))
}

const readable = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"')
