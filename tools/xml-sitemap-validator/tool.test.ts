// @module-tag slow
import { expect, test } from 'vitest'
import type { CrawledPage, CrawledSite } from '#engine/web/crawl.ts'
import type { SitemapFile } from '#engine/web/sitemaps.ts'
import { corpus } from '#tests/support/corpus.ts'
import { hopOf, pageOf, runWith, unread } from '#tests/support/page-of.ts'
import { differences } from './oracle/compare.ts'
import { sitemapFiles } from './oracle/sitemap-files.ts'
import { tool } from './tool.ts'
import { validateFile } from './validate.ts'

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const HOME = 'https://shop.example/'
const bytes = (text: string) => new TextEncoder().encode(text)
const urlset = (...locs: string[]) =>
  `<urlset ${NS}>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('\n')}</urlset>`
const NOW = Date.parse('2026-06-01')
const rulesOf = async (xml: string, url = `${HOME}sitemap.xml`) => [
  ...(await validateFile(bytes(xml), { url, now: NOW })).broken.keys(),
]

const schema = corpus('sitemap-schema')
// Share of files that this test compares, because xmllint starts a thread for each. The bench compares all.
const EVERY = 40
test.skipIf(!schema)(
  'results match xmllint and the schema',
  async () => {
    const files = sitemapFiles(12, 1).filter((_, index) => index % EVERY === 0)
    expect(await differences(files, schema ?? '')).toEqual([])
  },
  60_000,
)

test('there are more than 200 files to compare', () => {
  expect(new Set(sitemapFiles(100, 7)).size).toBeGreaterThan(200)
})

test.each([
  ['other-host', urlset('https://other.example/a')],
  ['outside-folder', urlset(`${HOME}a`), `${HOME}blog/sitemap.xml`],
  ['duplicate', urlset(HOME, `${HOME}a`, HOME)],
  ['fragment', urlset(`${HOME}#a`)],
  ['unencoded', urlset(`${HOME}täbles`)],
  ['relative', urlset('/tables/oak/large')],
  ['relative', urlset('shop.example/tables')],
  ['credentials', urlset('https://me:secret@shop.example/')],
  ['tracking', urlset(`${HOME}?utm_source=x`)],
  ['mixed-schemes', urlset(HOME, 'http://shop.example/a')],
  ['future-date', `<urlset ${NS}><url><loc>${HOME}</loc><lastmod>2027-01-01</lastmod></url></urlset>`],
  ['old-date', `<urlset ${NS}><url><loc>${HOME}</loc><lastmod>1970-01-01</lastmod></url></urlset>`],
  [
    'same-dates',
    `<urlset ${NS}>${Array.from({ length: 10 }, (_, index) => `<url><loc>${HOME}${index}</loc><lastmod>2026-01-01</lastmod></url>`).join('')}</urlset>`,
  ],
  ['no-dates', urlset(HOME)],
  ['short-date', `<urlset ${NS}><url><loc>${HOME}</loc><lastmod>2026-01</lastmod></url></urlset>`],
  ['too-many', urlset(...Array.from({ length: 50_001 }, (_, index) => `${HOME}${index}`))],
  ['empty', `<urlset ${NS}></urlset>`],
  ['html', '<!doctype html><html><body>Not found</body></html>'],
  ['encoding', '<?xml version="1.0" encoding="klingon"?><urlset/>'],
  ['doctype', `<!DOCTYPE urlset [<!ENTITY a "b">]>${urlset(HOME)}`],
  ['other-host', `${HOME}\nhttps://other.example/`, `${HOME}sitemap.txt`],
])('%s is found', async (rule, xml, url = `${HOME}sitemap.xml`) => {
  expect(await rulesOf(xml, url)).toContain(rule)
})

test('an empty file is no valid sitemap', async () => {
  for (const body of ['', '\n \n'])
    expect([...(await validateFile(bytes(body), { url: `${HOME}sitemap.xml`, now: NOW })).broken.keys()]).toEqual([
      'empty-file',
    ])
})

test.each([
  `<?xml version="1.0"?><rss version="2.0"><channel><title>t</title><link>${HOME}</link><item><title>i</title><link>${HOME}a</link></item></channel></rss>`,
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><link href="${HOME}"/><entry><link rel="self" href="${HOME}a.atom"/><link href="${HOME}a"/></entry></feed>`,
])('a feed is accepted as a sitemap, with its pages: %s', async (xml) => {
  const { kind, locs, broken } = await validateFile(bytes(xml), { url: `${HOME}feed`, now: NOW })
  expect({ kind, locs, broken: [...broken.keys()] }).toEqual({ kind: 'feed', locs: [`${HOME}a`], broken: ['feed'] })
})

test('an ampersand that is not escaped is named, with its line', async () => {
  const xml = urlset(`${HOME}a`, `${HOME}?a=1&b=2`, `${HOME}?a=1&amp;b=2`)
  const { broken } = await validateFile(bytes(xml), { url: `${HOME}sitemap.xml`, now: NOW })
  expect(broken.get('ampersand')?.places).toMatchObject([{ line: 2, evidence: expect.stringContaining('&b=2') }])
  expect(broken.has('not-well-formed')).toBe(false)
})

test('a missing return link is found, and a version without an entry breaks another rule', async () => {
  const link = (code: string, url: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`
  const xml = `<urlset ${NS} xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>${HOME}</loc>${link('de', `${HOME}de`)}${link('fr', `${HOME}fr`)}</url><url><loc>${HOME}de</loc></url></urlset>`
  expect(await rulesOf(xml)).toEqual(expect.arrayContaining(['alternate-return', 'alternate-unlisted']))
})

test('a valid file breaks no rule, and bytes that are not UTF-8 are named', async () => {
  const good = `<urlset ${NS}><url><loc>${HOME}</loc><lastmod>2026-01-01</lastmod></url></urlset>`
  expect(await rulesOf(good)).toEqual([])
  const { broken } = await validateFile(
    Uint8Array.of(...bytes(`<urlset ${NS}><url><loc>${HOME}`), 0xff, ...bytes('</loc></url></urlset>')),
    { now: NOW },
  )
  expect([...broken.keys()]).toContain('encoding')
})

const fileOf = (text: string, more: Partial<SitemapFile> = {}): SitemapFile => ({
  url: `${HOME}sitemap.xml`,
  from: 'visitor',
  status: 200,
  headers: [['content-type', 'application/xml']],
  isGzip: false,
  body: bytes(text),
  fetchedAt: 0,
  ...more,
})
const robots = { url: `${HOME}robots.txt`, status: 200, text: 'User-agent: *\nDisallow: /secret', fetchedAt: 0 }

test('served files, robots.txt, and a sample of URLs are checked, and no response is unknown', async () => {
  const listed = ['ok', 'secret', 'gone', 'moved', 'noindex', 'canonical', 'slow'].map((path) => `${HOME}${path}`)
  const pageFor = (url: string) => {
    if (url.endsWith('gone')) return pageOf('', { url, status: 404 })
    if (url.endsWith('moved')) return pageOf('', { url: HOME, hops: [hopOf(url, { status: 301 })] })
    if (url.endsWith('noindex')) return pageOf('', { url, headers: { 'x-robots-tag': 'noindex' } })
    if (url.endsWith('canonical')) return pageOf(`<link rel="canonical" href="${HOME}">`, { url })
    return url.endsWith('slow') ? unread(url, 'time-limit', 'It took too long.') : pageOf('', { url })
  }
  const { findings, report } = await runWith(
    tool,
    { url: `${HOME}sitemap.xml` },
    {
      sitemaps: () => ({ robots, files: [fileOf(urlset(...listed))], skipped: [] }),
      pages: (requests) => requests.map(({ url }) => pageFor(url)),
    },
  )
  expect(findings.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['not-in-robots', 'blocked-loc', 'listed-error', 'listed-redirect', 'listed-noindex']),
  )
  expect(findings.find(({ id }) => id === 'listed-noindex')?.title).toContain('2 times')
  const figures = report.flatMap((block) => (block.kind === 'metric' ? block.metrics : []))
  expect(figures.find(({ label }) => label === 'Sample may be indexed')).toMatchObject({ value: 2, unit: 'of 6' })
})

const crawled = (url: string, more: Partial<CrawledPage> = {}): CrawledPage => ({
  url,
  depth: 0,
  status: 200,
  mediaType: 'text/html',
  bytes: 1,
  firstByteMs: 1,
  title: '',
  description: '',
  robots: [],
  lang: '',
  h1: [],
  words: 1,
  simhash: '',
  textHash: '',
  anchors: [],
  links: [],
  hreflang: [],
  lead: '',
  ...more,
})
const site = (pages: CrawledPage[], isCut = false): CrawledSite => ({
  start: HOME,
  pages,
  checked: [],
  missing: [],
  sitemapUrls: [],
  robots,
  excluded: [],
  isCut,
  startedAt: 0,
  endedAt: 0,
})

test('a host that does not exist is told as such, and our own limit of requests is no fault of a file', async () => {
  const noHost: SitemapFile = { ...fileOf(''), status: null, failure: { kind: 'dns', message: 'No such host.' } }
  const runOn = (files: SitemapFile[], skipped: string[]) =>
    runWith(
      tool,
      { url: HOME },
      {
        sitemaps: () => ({ robots, files, skipped }),
        pages: (requests) => requests.map(({ url }) => pageOf('', { url })),
      },
    )
  expect(await runOn([noHost], [])).toMatchObject({ status: 'failed', summary: 'No such host.' })
  const { status, findings, limits } = await runOn([fileOf(urlset(HOME))], [`${HOME}b.xml`])
  expect(status).toBe('partial')
  expect(findings.filter(({ id }) => id === 'status')).toEqual([])
  expect(limits.join(' ')).toContain('1 file was not read')
  expect(await runOn([], [`${HOME}b.xml`])).toMatchObject({
    status: 'failed',
    summary: expect.stringContaining('our own limits'),
  })
})

test('a file that robots.txt names, or whose index it names, may list any folder; else each rule is told once', async () => {
  const [index, posts, pages] = ['sitemap.xml', 'maps/posts.xml', 'maps/pages.xml'].map((path) => `${HOME}${path}`)
  const files = [
    fileOf(
      `<sitemapindex ${NS}><sitemap><loc>${posts}</loc></sitemap><sitemap><loc>${pages}</loc></sitemap></sitemapindex>`,
    ),
    fileOf(urlset(`${HOME}a`, `${HOME}b`), { url: posts, from: 'index' }),
    fileOf(urlset(`${HOME}c`), { url: pages, from: 'index' }),
  ]
  const check = async (text: string) => {
    const sitemaps = () => ({ robots: { ...robots, text }, files, skipped: [] })
    const { findings } = await runWith(
      tool,
      { url: HOME },
      { sitemaps, pages: (all) => all.map(({ url }) => pageOf('', { url })) },
    )
    return findings.filter(({ id }) => id === 'outside-folder').map(({ title }) => title)
  }
  expect(await check(`Sitemap: ${index}`)).toEqual([])
  expect(await check('')).toEqual(['A loc is outside the folder of the sitemap (3 times, in 2 files).'])
})

test('coverage compares the sitemap with a crawl', async () => {
  const crawl = site([crawled(HOME), crawled(`${HOME}new`), crawled(`${HOME}private`, { robots: ['noindex'] })])
  const { findings } = await runWith(
    tool,
    { url: HOME, crawls: true },
    {
      sitemaps: () => ({ robots, files: [fileOf(urlset(HOME, `${HOME}lonely`))], skipped: [] }),
      crawl: () => crawl,
      pages: (requests) => requests.map(({ url }) => pageOf('', { url })),
    },
  )
  expect(findings.find(({ id }) => id === 'unlisted')?.evidence).toBe(`${HOME}new`)
  expect(findings.find(({ id }) => id === 'orphan')?.evidence).toBe(`${HOME}lonely`)
})

test('a sitemap made from a list is valid, escaped, and without duplicates', async () => {
  const { files, data } = await runWith(
    tool,
    { mode: 'generate', urls: `${HOME}?a=1&b=2\nshop.example/\n${HOME}#top\nnot a url` },
    {},
  )
  const xml = new TextDecoder().decode(files[0]?.bytes)
  const report = await validateFile(bytes(xml), { url: `${HOME}sitemap.xml`, now: NOW })
  expect([report.matchesSchema, report.locs]).toEqual([true, [`${HOME}?a=1&b=2`, HOME]])
  expect((data as { generated: { skipped: { url: string }[] } }).generated.skipped.map(({ url }) => url)).toEqual([
    `${HOME}#top`,
    'not a url',
  ])
})

test('a sitemap made from a crawl has only indexable pages and is split at 50,000', { tags: 'extended' }, async () => {
  const pages = [
    crawled(HOME, { hreflang: [{ lang: 'de', url: `${HOME}de` }] }),
    crawled(`${HOME}old`, { status: 301, location: HOME }),
    crawled(`${HOME}copy`, { canonical: HOME }),
    crawled(`${HOME}a.pdf`, { mediaType: 'application/pdf' }),
  ]
  const { files, data } = await runWith(tool, { mode: 'generate', url: HOME }, { crawl: () => site(pages) })
  expect(new TextDecoder().decode(files[0]?.bytes)).toContain(
    '<xhtml:link rel="alternate" hreflang="de" href="https://shop.example/de"/>',
  )
  expect((data as { generated: { entries: number } }).generated.entries).toBe(1)
  const many = Array.from({ length: 50_001 }, (_, index) => `${HOME}${index}`).join('\n')
  expect((await runWith(tool, { mode: 'generate', urls: many }, {})).files.map(({ name }) => name)).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
  ])
})

test.each([
  [{ mode: 'validate' }, 'Enter the URL of a sitemap, or paste one.'],
  [{ mode: 'generate' }, 'Enter the URL of a site to crawl, or list the URLs.'],
  [{ mode: 'generate', urls: 'best oak tables' }, 'None of the lines is a URL.'],
])('%j is refused with a hint', async (input, message) => {
  expect(await runWith(tool, input, {})).toMatchObject({ status: 'failed', summary: message })
})

test('a day that does not exist is no day of the future', async () => {
  const rules = await rulesOf(`<urlset ${NS}><url><loc>${HOME}</loc><lastmod>2999-02-30</lastmod></url></urlset>`)
  expect(rules).toEqual([expect.stringContaining('date')])
  expect(rules).not.toContain('future-date')
})
