// extended: members of a family: more feeds and sitemaps.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { withSite } from '../support/another-site.ts'
import { freePort } from '../support/free-port.ts'
import { page } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { readRobots } from '../support/robots.ts'
import { readSitemaps, wrongInXml } from '../support/sitemaps.ts'

let sitemaps: Awaited<ReturnType<typeof readSitemaps>>

beforeAll(async () => {
  sitemaps = await readSitemaps()
}, 180_000)

test('S-21 robots.txt is valid, names the sitemap, and blocks nothing that pages need', async () => {
  const { response, status, html } = await page('/robots.txt')
  expect(status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(html.length).toBeLessThan(500 * 1024)
  const robots = readRobots(html)
  expect(robots.rules.length).toBeGreaterThan(0)
  expect(robots.sitemaps).toEqual([`${inject('siteUrl')}/sitemap.xml`])
  const [, files = ''] = /(\/_astro\/[^"]+)/.exec((await page('/')).html) ?? []
  for (const path of [files, '/images/a/b/c-1x1.jpg', '/favicon.svg', '/blog/feed.xml', '/llms.txt'])
    expect({ path, allows: robots.allows(path) }).toEqual({ path, allows: true })
  expect(sitemaps.entries.filter(({ path }) => !robots.allows(path))).toEqual([])
  for (const path of ['/admin/login', '/api/get-posts', '/preview/posts/1']) expect(robots.allows(path)).toBe(false)
})

test('S-22 the sitemap index and its files are valid XML without a style sheet', { tags: 'extended' }, async () => {
  for (const path of ['/sitemap.xml', ...sitemaps.files.keys()]) {
    const { html, response } = await page(path)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect({ path, wrong: await wrongInXml(html) }).toEqual({ path, wrong: [] })
    expect(html).not.toMatch(/xml-stylesheet|<priority|<changefreq/)
    expect(html).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')
    expect(html.length).toBeLessThan(50 * 1024 * 1024)
  }
})

test('S-22 every page is in the sitemap once, with its full URL', () => {
  const locs = sitemaps.entries.map(({ loc }) => loc)
  expect(new Set(locs).size).toBe(locs.length)
  for (const loc of locs) expect(loc.startsWith(`${inject('siteUrl')}/`)).toBe(true)
  for (const entries of sitemaps.files.values()) {
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.length).toBeLessThanOrEqual(50_000)
  }
})

test('S-22 lastmod is never in the future, and a file has the date of its newest page', () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const { lastmod } of sitemaps.entries) {
    if (lastmod === undefined) continue
    expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(lastmod <= today).toBe(true)
  }
  for (const { path, lastmod } of sitemaps.index) {
    const days = (sitemaps.files.get(path) ?? []).flatMap((entry) => entry.lastmod ?? [])
    expect({ path, lastmod }).toEqual({ path, lastmod: days.sort().at(-1) })
  }
})

test('S-22 an unchanged post keeps its publication date as lastmod', () => {
  const posts = sitemaps.files.get('/sitemaps/posts.xml') ?? []
  expect(posts.find(({ path }) => path === '/blog/lastmod-is-a-promise')?.lastmod).toBe('2026-06-09')
})

test('S-22 every static page is either in the sitemap or noindex', { tags: 'extended' }, async () => {
  const root = join(import.meta.dirname, '../../site/pages')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^[\]]+\.astro$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  const listedPaths = new Set(sitemaps.entries.map(({ path }) => path))
  for (const file of files) {
    const { response, status, document } = await page(`/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '$1')}`)
    const path = status === 308 ? (response.headers.get('location') ?? '') : new URL(response.url).pathname
    const shown = status === 308 ? await page(path) : { status, document }
    const robots = shown.document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''
    const isListed = shown.status === 200 && !/noindex/.test(robots)
    expect({ path, isInSitemap: listedPaths.has(path) }).toEqual({ path, isInSitemap: isListed })
  }
})

test('S-32 llms.txt has a title, a summary, and sections, and links only to indexable pages', async () => {
  const { response, html } = await page('/llms.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const [title, empty, summary] = html.split('\n')
  expect(title).toMatch(/^# \S/)
  expect(empty).toBe('')
  expect(summary).toMatch(/^> \S/)
  for (const section of ['SEO services', 'Articles', 'Case studies', 'Contact'])
    expect(html).toContain(`\n## ${section}\n`)
  const links = [...html.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, link]) => link)
  const listedUrls = new Set(sitemaps.entries.map(({ loc }) => loc))
  expect(links.length).toBeGreaterThan(80)
  expect(links.filter((link) => !listedUrls.has(link ?? ''))).toEqual([])
})

test('S-32 a post is also available as Markdown with its page as canonical URL', async () => {
  const { response, html } = await page('/blog/lastmod-is-a-promise.md')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('link')).toBe(`<${inject('siteUrl')}/blog/lastmod-is-a-promise>; rel="canonical"`)
  expect(html).toMatch(/^# Lastmod is a promise\n/)
  expect(html).toContain('\n## What counts as a change\n')
  expect(html).toContain('\n| --- | --- |\n')
  expect(html).toContain('\n```js\nimport { createHash }')
  for (const [, link] of html.matchAll(/\]\(([^)]+)\)/g)) expect(link).toMatch(/^https?:\/\//)
  expect((await page('/blog/no-such-article.md')).status).toBe(404)
})

test('S-25 the blog and each category have a valid feed with its own URL', { tags: 'extended' }, async () => {
  for (const path of ['/blog/feed.xml', '/blog/category/seo/feed.xml']) {
    const { response, html } = await page(path)
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(await wrongInXml(html)).toEqual([])
    expect(html).toContain(`<atom:link href="${inject('siteUrl')}${path}" rel="self"`)
    expect(html.match(/<guid isPermaLink="true">http/g)?.length).toBe(html.match(/<item>/g)?.length)
    expect(html).toContain('<category>')
  }
  const all = (await page('/blog/feed.xml')).html.match(/<item>/g)?.length ?? 0
  const some = (await page('/blog/category/seo/feed.xml')).html.match(/<item>/g)?.length ?? 0
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)
  const { document } = await page('/blog/category/seo/')
  expect(document.querySelector('link[href="/blog/category/seo/feed.xml"]')?.getAttribute('rel')).toBe('alternate')
  expect((await page('/blog/category/none/feed.xml')).status).toBe(404)
})

test('S-30 security.txt is current and canonical, and change-password leads to the account', async () => {
  const { response, html } = await page('/.well-known/security.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(html)?.[1] ?? ''
  expect(field('Contact')).toMatch(/^mailto:\S+@\S+$/)
  expect(field('Canonical')).toBe(`${inject('siteUrl')}/.well-known/security.txt`)
  const policy = await page(new URL(field('Policy')).pathname)
  expect(policy.status).toBe(200)
  expect(policy.document.querySelector(`main a[href="${field('Contact')}"]`)).not.toBeNull()
  const left = Date.parse(field('Expires')) - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(365 * 86_400_000)
  const change = await page('/.well-known/change-password')
  expect({ status: change.status, location: change.response.headers.get('location') }).toEqual({
    status: 302,
    location: '/admin/account',
  })
})

test('S-36 the manifest and every icon exist in their stated sizes', async () => {
  const { document } = await page('/')
  const href = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? ''
  const manifest = await page(href('manifest'))
  expect(manifest.response.headers.get('content-type')).toContain('application/manifest+json')
  const { name, icons } = JSON.parse(manifest.html) as { name: string; icons: { src: string; sizes: string }[] }
  expect(name).not.toBe('')
  const sized = icons.filter(({ sizes }) => sizes !== 'any')
  expect(sized.map(({ sizes }) => sizes).sort()).toEqual(['192x192', '512x512', '512x512'])
  for (const { src, sizes } of [...sized, { src: href('apple-touch-icon'), sizes: '180x180' }]) {
    const response = await fetch(inject('siteUrl') + src)
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ src, sizes: `${width}x${height}`, format }).toEqual({ src, sizes, format: 'png' })
  }
  for (const link of document.querySelectorAll('link[rel="icon"]'))
    expect((await fetch(inject('siteUrl') + link.getAttribute('href'))).status).toBe(200)
  expect((await fetch(`${inject('siteUrl')}/favicon.ico`)).headers.get('content-type')).toMatch(/icon/)
  expect(document.querySelectorAll('meta[name="theme-color"]').length).toBeGreaterThan(0)
})

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/posts.xml',
  '/llms.txt',
  '/blog/feed.xml',
  '/blog/lastmod-is-a-promise.md',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
])('S-15 %s has a working ETag, is compressed, and responds to HEAD like GET', async (path) => {
  const { response } = await page(path, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toContain('must-revalidate')
  const etag = response.headers.get('etag') ?? ''
  const again = await page(path, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const head = await page(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(head.status).toBe(200)
  expect(head.html).toBe('')
  // The file may have been recompressed at the best level since.
  const later = await page(path, { headers: { 'accept-encoding': 'br' } })
  for (const name of ['etag', 'content-type', 'content-length'])
    expect([response, later.response].map(({ headers }) => headers.get(name))).toContain(
      head.response.headers.get(name),
    )
})

test('S-21 S-33 a staging copy sends noindex with every response, its robots.txt allows crawling, and its IndexNow key has one URL', {
  tags: 'extended',
}, async () => {
  await withSite({ SITE_INDEXING: 'off', INDEXNOW_KEY: 'a-key-of-ours-1' }, async (url) => {
    for (const path of [
      '/',
      '/blog/lastmod-is-a-promise',
      '/robots.txt',
      '/favicon.svg',
      '/no-such-page',
      '/api/get-authors',
    ])
      expect((await fetch(url + path)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(readRobots(await (await fetch(`${url}/robots.txt`)).text()).allows('/')).toBe(true)
    const key = await fetch(`${url}/a-key-of-ours-1.txt`)
    expect(key.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await key.text()).toBe('a-key-of-ours-1')
    expect((await fetch(`${url}/a-key-of-ours-2.txt`)).status).toBe(404)
  })
  expect((await fetch(inject('siteUrl'))).headers.get('x-robots-tag')).toBeNull()
  expect((await page('/a-key-of-ours-1.txt')).status).toBe(404)
})

test('S-32 without its database, the site returns 5xx with a self-contained page, never an empty file', {
  tags: 'extended',
}, async () => {
  const nowhere = `postgres://prairie:prairie@127.0.0.1:${await freePort()}/prairie`
  await withSite({ DATABASE_URL: nowhere, CONTACT_EMAIL: 'help@agency.example' }, async (url) => {
    for (const path of ['/llms.txt', '/sitemap.xml', '/sitemaps/posts.xml', '/blog/feed.xml', '/']) {
      const response = await fetch(url + path)
      expect({ path, isFault: response.status >= 500 }).toEqual({ path, isFault: true })
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    const html = await (await fetch(`${url}/blog/`)).text()
    expect(html).toContain('>Try again</a>')
    expect(html).toContain('mailto:help@agency.example')
    expect(html).not.toMatch(/<script|rel="stylesheet"/)
  })
})
