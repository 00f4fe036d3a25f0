// @module-tag slow
import { expect, test } from 'vitest'
import type { Page, UnreadPage } from '#engine/web/page.ts'
import { hopOf, pageOf, runWith, unmeasured, unread } from '#tests/support/page-of.ts'
import type { Cluster } from './check-cluster.ts'
import { tool } from './tool.ts'

const EN = 'https://shop.example/en/'
const DE = 'https://shop.example/de/'
const link = (code: string, href: string) => `<link rel="alternate" hreflang="${code}" href="${href}">`
const both = link('en', EN) + link('de', DE) + link('x-default', EN)
const doc = (head: string, lang = '') =>
  `<!doctype html><html${lang ? ` lang="${lang}"` : ''}><head><title>Shop</title>${head}</head><body><p>Text</p></body></html>`
const en = pageOf(doc(both), { url: EN })

/** Runs the tool on the English page, whose German version is this. */
async function check(german: Page | UnreadPage, english: Page = en) {
  const envelope = await runWith(
    tool,
    { urls: EN },
    {
      pages: (requests) =>
        requests.map(({ url }) => (url === EN ? english : url === DE ? german : unread(url, 'dns', 'No such host.'))),
    },
  )
  return { envelope, data: envelope.data as Cluster, ids: envelope.findings.map(({ id }) => id) }
}

test('a complete cluster passes, and its versions are fetched together', { tags: 'extended' }, async () => {
  const { data, ids, envelope } = await check(pageOf(doc(both), { url: DE }))
  expect(ids).toEqual(['complete'])
  expect(data.links.map(({ state }) => state).toSorted()).toEqual([
    'returned',
    'returned',
    'returned',
    'self',
    'self',
    'self',
  ])
  expect(envelope.summary).toContain('All 3 annotations that were compared are returned')
})

test('the set to paste has corrected codes and no error pages', async () => {
  const gone = pageOf('', { url: DE, status: 410 })
  const { envelope } = await check(gone, pageOf(doc(link('en-UK', EN) + link('de', DE)), { url: EN }))
  const pasted = envelope.report.flatMap((block) => (block.kind === 'code' ? block.code : []))
  expect(pasted).toEqual([link('en-GB', EN)])
})

/** What to do, and the line to paste or the page that is wrong. */
const LINE_OR_URL = /^[A-Z].*: (?:<link rel="alternate" hreflang="[^"]+" href="https:[^"]+">|https:\S+)$/

test.each<[string, Page | UnreadPage]>([
  ['no-annotations', pageOf(doc(''), { url: DE })],
  ['no-return', pageOf(doc(link('de', DE) + link('fr', 'https://shop.example/fr/')), { url: DE })],
  ['other-code', pageOf(doc(link('en-GB', EN) + link('de', DE)), { url: DE })],
  ['other-url', pageOf(doc(link('en', 'http://www.shop.example/en/') + link('de', DE)), { url: DE })],
  ['other-url', pageOf(doc(link('en', 'https://shop.example/en') + link('de', DE)), { url: DE })],
  ['in-body', pageOf(`<!doctype html><head><img src="/pixel.gif">${both}</head><body>`, { url: DE })],
  [
    'no-annotations',
    pageOf(doc(`<!-- ${both} --><script>const a = '${both}'</script><template>${both}</template>`), { url: DE }),
  ],
  ['no-annotations', pageOf(doc(both.replaceAll('rel="alternate" ', '')), { url: DE })],
  ['redirects', pageOf(doc(both), { url: 'https://shop.example/de-de/', hops: [hopOf(DE, { status: 301 })] })],
  ['error-status', pageOf('Not found', { url: DE, status: 404 })],
  ['unread', unread(DE, 'time-limit', 'The server took too long.')],
  ['noindex', pageOf(doc(`${both}<meta name="robots" content="noindex">`), { url: DE })],
  ['noindex', pageOf(doc(both), { url: DE, headers: { 'x-robots-tag': 'noindex' } })],
  ['blocked', pageOf(doc(both), { url: DE, robots: { isAllowed: false } })],
  ['other-canonical', pageOf(doc(`${both}<link rel="canonical" href="${EN}">`), { url: DE })],
])('a missing return link of the kind %s is found', async (state, german) => {
  const { data, envelope } = await check(german)
  expect(data.links.find(({ to, code }) => to === DE && code === 'de')?.state).toBe(state)
  const finding = envelope.findings.find(({ id }) => id === state)
  expect(finding?.evidence).toContain('hreflang="de"')
  expect(finding?.fix).toMatch(LINE_OR_URL)
})

test('a return link to a redirecting URL is found', async () => {
  const english = pageOf(doc(both), { url: EN, hops: [hopOf('https://shop.example/', { status: 301 })] })
  const german = pageOf(doc(link('en', 'https://shop.example/') + link('de', DE)), { url: DE })
  expect((await check(german, english)).data.links.find(({ to }) => to === DE)?.state).toBe('via-redirect')
})

test('a page that could not be fetched is unknown, not missing', async () => {
  const { envelope } = await check(unread(DE, 'time-limit', 'The server took too long.'))
  expect(envelope.summary).toContain('No pair of versions could be compared')
  expect(envelope.summary).toContain('1 version could not be read')
  expect(envelope.status).toBe('partial')
  expect(envelope.findings.filter(({ id }) => id === 'unread')).toHaveLength(1)
})

test('annotations in a Link header count, including relative ones', async () => {
  const header = `<${EN}>; rel="alternate"; hreflang="en", </de/>; rel=alternate; hreflang=de`
  const { data } = await check(pageOf('', { url: DE, headers: { link: header } }))
  expect(data.links.find(({ to, code }) => to === DE && code === 'de')?.state).toBe('returned')
})

test.each([
  ['no-self', doc(link('de', DE))],
  ['no-x-default', doc(link('en', EN) + link('de', DE))],
  ['duplicate-code', doc(both + link('de', 'https://shop.example/at/'))],
  ['relative', doc(link('en', EN) + link('de', '/de/'))],
  ['no-url', doc(both + link('fr', ''))],
  ['canonical-conflict', doc(`${both}<link rel="canonical" href="https://shop.example/">`)],
  ['html-lang', doc(both, 'fr')],
  ['code-region', doc(both + link('en-UK', EN))],
  ['none', doc('')],
])('%s is found on the page itself', async (id, html) => {
  const { ids } = await check(pageOf(doc(both), { url: DE }), pageOf(html, { url: EN }))
  expect(ids).toContain(id)
})

test('in a sitemap, entries are compared with each other', async () => {
  const alternate = (code: string, href: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`
  const body = new TextEncoder().encode(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>${EN}</loc>${alternate('en', EN)}${alternate('de', DE)}</url><url><loc>${DE}</loc>${alternate('de', DE)}</url></urlset>`,
  )
  const url = 'https://shop.example/sitemap.xml'
  const { data } = await runWith(
    tool,
    { urls: url },
    {
      sitemaps: () => ({
        robots: { url: '', status: 404, text: '', fetchedAt: 0 },
        skipped: [],
        files: [{ url, from: 'visitor', status: 200, headers: [], isGzip: false, body, fetchedAt: 0 }],
      }),
    },
  )
  expect((data as Cluster).links.find(({ to, from }) => from === EN && to === DE)?.state).toBe('no-return')
})

test('a page that cannot be fetched gets its own message', async () => {
  const envelope = await runWith(
    tool,
    { urls: EN },
    { pages: () => [unread(EN, 'dns', 'The name shop.example does not exist.')] },
  )
  expect(envelope).toMatchObject({
    status: 'failed',
    failure: { errors: { urls: 'The name shop.example does not exist.' } },
  })
})

test('40 language versions of one host are all read, in turns; those that get none are not measured', async () => {
  const urls = Array.from({ length: 40 }, (_, at) => `https://shop.example/${at}/`)
  const codes =
    'aa af ar be bg ca cs da de el en es et fa fi fr he hi hr hu is it ja ka ko lt lv mk ms nb nl pl pt ro ru'
  const all = urls.map((url, at) => link(codes.split(' ')[at] ?? `en-${['US', 'GB', 'AU', 'NZ', 'IE'][at - 35]}`, url))
  const runOn = async (isBusyForever: boolean) => {
    let left = 30
    return runWith(
      tool,
      { urls: urls[0] ?? '' },
      {
        pages: (requests) =>
          requests.map(({ url, waits }) =>
            (waits && !isBusyForever) || left-- > 0 ? pageOf(doc(all.join('')), { url }) : unmeasured(url),
          ),
      },
    )
  }
  const whole = await runOn(false)
  expect([whole.status, whole.summary]).toEqual(['done', expect.stringMatching(/^All \d+ annotations/)])
  const part = await runOn(true)
  expect(part.status).toBe('partial')
  expect(part.summary).toContain('10 versions could not be read')
  expect(part.findings.filter(({ severity }) => severity !== 'notice')).toEqual([])
})

test.each([
  ['a challenge', pageOf('<title>Just a moment...</title>', { url: DE, status: 403 })],
  ['a login', pageOf('<p>Log in', { url: DE, status: 401 })],
])('%s instead of a version says nothing about it', async (_, page) => {
  const { envelope, ids } = await check(page)
  expect([envelope.status, ids]).toEqual(['partial', ['unmeasured']])
  expect(envelope.findings[0]?.severity).toBe('notice')
})
