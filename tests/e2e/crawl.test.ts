// extended: requests for every file of every page, which take minutes.
import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { type CrawledPage, crawl, eachOf, ofEachKind, readPage } from '../support/crawl.ts'
import { openPage } from '../support/open-page.ts'
import { inject } from '../support/product.ts'
import { problemsOf } from '../support/structured-data.ts'
import { templates } from '../support/templates.ts'

// A visitor without JavaScript who follows every link of the seeded site.

let pages: Map<string, CrawledPage>
/** Pages that search engines may list. */
let indexable: CrawledPage[]
let inSitemaps: string[]

beforeAll(async () => {
  pages = await crawl(inject('siteUrl'))
  const shown = [...pages.values()].filter(
    ({ status, robots, html }) => status === 200 && html && !/noindex/.test(robots),
  )
  indexable = shown.filter(({ path, canonical }) => canonical === inject('siteUrl') + path)
  inSitemaps = await sitemapUrls()
}, 300_000)

async function sitemapUrls() {
  const index = await (await fetch(`${inject('siteUrl')}/sitemap.xml`)).text()
  const files = await Promise.all(locations(index).map(async (url) => (await fetch(url)).text()))
  return files.flatMap(locations)
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')

/** Returns groups of pages that share something that should be unique. */
function shared(of: (page: CrawledPage) => string) {
  const groups = Map.groupBy(indexable, of)
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([text, group]) => `${text}: ${group.map(({ path }) => path).join(' ')}`)
}

describe('the whole running site', () => {
  test('R-001 S-29 every link leads to a page that exists, without a login or cookie', () => {
    const broken: string[] = []
    for (const { path, links } of pages.values())
      for (const link of links) {
        const target = pages.get(link.path)
        if (target && target.status !== 200) broken.push(`${path} → ${link.path} (${target.status}) “${link.name}”`)
      }
    expect(broken).toEqual([])
    expect([...pages.values()].filter(({ hasCookie }) => hasCookie).map(({ path }) => path)).toEqual([])
    expect(pages.size).toBeGreaterThan(150)
  })

  test('R-064 S-23 S-29 no link leads to a redirect', () => {
    const redirecting = [...pages.values()].filter(({ status }) => status >= 300 && status < 400)
    expect(redirecting.map(({ path, location }) => `${path} → ${location}`)).toEqual([])
  })

  test('S-12 S-29 every linked fragment exists on its page', () => {
    const lost: string[] = []
    for (const { path, links } of pages.values())
      for (const { path: target, fragment } of links) {
        const page = pages.get(target)
        if (fragment && page && !page.ids.has(decodeURIComponent(fragment)))
          lost.push(`${path} → ${target}#${fragment}`)
      }
    expect([...new Set(lost)]).toEqual([])
  })

  test('S-22 S-28 every URL in the sitemaps returns 200, is its own canonical URL, and is indexable', async () => {
    expect(inSitemaps.length).toBeGreaterThan(100)
    expect(new Set(inSitemaps).size).toBe(inSitemaps.length)
    const wrong: string[] = []
    for (const url of inSitemaps) {
      const path = url.slice(inject('siteUrl').length)
      const page = pages.get(path) ?? (await readPage(inject('siteUrl'), path, Number.POSITIVE_INFINITY))
      if (page.status !== 200 || page.canonical !== url || /noindex/.test(page.robots))
        wrong.push(`${url} ${page.status} ${page.canonical} ${page.robots}`)
    }
    expect(wrong).toEqual([])
  })

  test('S-22 every indexable page is in a sitemap, except later pages of the blog', () => {
    const inside = new Set(inSitemaps.map((url) => url.slice(inject('siteUrl').length)))
    const missing = indexable.map(({ path }) => path).filter((path) => !inside.has(path) && !/\/page\/\d+$/.test(path))
    expect(missing).toEqual([])
  })

  test('S-29 every page in the sitemaps is within three clicks of home and linked from another page’s content', () => {
    const contextual = new Set(
      [...pages.values()].flatMap(({ path, links }) =>
        links.filter((link) => link.isContextual && link.path !== path).map((link) => link.path),
      ),
    )
    const lost = inSitemaps
      .map((url) => url.slice(inject('siteUrl').length))
      .filter((path) => path !== '/')
      .filter((path) => (pages.get(path)?.depth ?? Number.POSITIVE_INFINITY) > 3 || !contextual.has(path))
    expect(lost.map((path) => `${path} depth ${pages.get(path)?.depth} contextual ${contextual.has(path)}`)).toEqual([])
  })

  test('S-20 no two pages share a title or description', () => {
    expect(shared(({ title }) => title)).toEqual([])
    expect(shared(({ description }) => description)).toEqual([])
  })

  test('S-20 titles have 50 to 60 characters, descriptions 100 to 150', () => {
    const wrong = indexable.flatMap(({ path, title, description }) => [
      ...(title.length < 50 || title.length > 60 ? [`${path} title ${title.length}: ${title}`] : []),
      ...(description.length < 100 || description.length > 150
        ? [`${path} description ${description.length}: ${description}`]
        : []),
    ])
    expect(wrong).toEqual([])
  })

  test('S-20 each page has a language, one h1, and no empty or skipped heading', () => {
    const wrong: string[] = []
    for (const { path, status, html, lang, headings } of pages.values()) {
      if (!html || status !== 200) continue
      if (lang !== 'en') wrong.push(`${path} lang ${lang}`)
      if (headings.filter(({ level }) => level === 1).length !== 1) wrong.push(`${path} h1`)
      for (const { level, text } of headings) if (text === '') wrong.push(`${path} empty h${level}`)
      headings.forEach(({ level, text }, at) => {
        const before = headings[at - 1]?.level ?? 0
        if (level > before + 1 && before > 0) wrong.push(`${path} h${before} → h${level} ${text}`)
      })
    }
    expect(wrong).toEqual([])
  })

  test('S-26 each page has a title, URL, and 1200 × 630 image for social networks', {
    tags: 'extended',
    timeout: 300_000,
  }, async () => {
    const wrong: string[] = []
    await eachOf(indexable, async ({ path, canonical, meta }) => {
      if (meta.get('og:url') !== canonical) wrong.push(`${path} og:url ${meta.get('og:url')}`)
      for (const name of ['og:title', 'og:type', 'og:site_name', 'og:image:alt', 'twitter:card'])
        if (!meta.get(name)) wrong.push(`${path} ${name}`)
      if (`${meta.get('og:image:width')}×${meta.get('og:image:height')}` !== '1200×630') wrong.push(`${path} size`)
    })
    expect(wrong).toEqual([])
    // Rendering one takes 0.1 s, so only one of each kind is requested.
    const images = Map.groupBy(
      indexable.map(({ meta }) => meta.get('og:image') ?? ''),
      (url) => new URL(url).pathname.split('/').slice(0, 3).join('/'),
    )
    for (const [kind, [first = '']] of images) {
      const response = await fetch(first)
      const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect.soft(`${kind} ${width}×${height} ${format}`).toBe(`${kind} 1200×630 png`)
    }
  })

  test('S-27 the structured data of each page is one valid graph', () => {
    const wrong = indexable.flatMap(({ path, jsonLd }) =>
      jsonLd.length === 1
        ? problemsOf(jsonLd[0]).map((problem) => `${path} ${problem}`)
        : [`${path}: ${jsonLd.length} graphs`],
    )
    expect(wrong).toEqual([])
  })

  test('R-063 every “Book a Call” leads to the contact page', () => {
    const calls = [...pages.values()].flatMap(({ path, links }) =>
      links.filter(({ name }) => /^book a call$/i.test(name)).map((link) => ({ from: path, to: link.path })),
    )
    expect(calls.length).toBeGreaterThan(pages.size / 2)
    expect(calls.filter(({ to }) => to !== '/contact-us/')).toEqual([])
  })

  test('S-36 no page requests a missing file', { tags: 'extended', timeout: 300_000 }, async () => {
    const files = new Set([...pages.values()].flatMap((page) => page.files))
    const missing: string[] = []
    await eachOf([...files], async (file) => {
      const response = await fetch(inject('siteUrl') + file, { method: 'HEAD', redirect: 'manual' })
      if (response.status !== 200) missing.push(`${file} ${response.status}`)
    })
    expect(missing).toEqual([])
  })

  test('S-11 the HTML of every kind of page is valid', async () => {
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })
    const wrong: string[] = []
    const unlinked = await eachOf(
      [...templates, '/search/'].filter((path) => !pages.has(path)),
      (path) => readPage(inject('siteUrl'), path, 0),
    )
    for (const { path, html } of [...ofEachKind(pages.values()), ...unlinked]) {
      if (!html) continue
      const { results } = await validator.validateString(html, path)
      for (const { ruleId, message, line } of results.flatMap(({ messages }) => messages))
        wrong.push(`${path}:${line} ${ruleId}: ${message}`)
    }
    expect(wrong).toEqual([])
  }, 300_000)

  test('S-01 axe finds nothing on pages with elements that no earlier page has', {
    tags: 'extended',
    timeout: 300_000,
  }, async () => {
    const page = await openPage('/')
    const wrong: string[] = []
    const seen = new Set<string>()
    const isNew = ({ html }: CrawledPage) => {
      const unseen = (html.match(/<[a-z][\w-]*(?: class="[^"]*")?/g) ?? []).filter((element) => !seen.has(element))
      for (const element of unseen) seen.add(element)
      return unseen.length > 0
    }
    // `templates.test.ts` checks one page of each template.
    for (const path of templates) isNew(pages.get(path) ?? (await readPage(inject('siteUrl'), path, 0)))
    for (const { path } of [...pages.values()].filter(isNew)) {
      await page.goto(path)
      for (const line of await axeViolations(page)) wrong.push(`${path} ${line}`)
    }
    expect(wrong).toEqual([])
  })
})
