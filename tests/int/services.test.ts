// extended: the same page 57 times.
import { beforeAll, expect, test } from 'vitest'
import { services } from '#content/services/index.ts'
import { signIn } from '../support/editor.ts'
import { normalizedText, page, sendForm } from '../support/page.ts'
import { parseQuickly } from '../support/parse-html.ts'
import { waitFor } from '../support/wait-for.ts'

type Page = Awaited<ReturnType<typeof page>>

const pathOf = (slug: string) => `/services/${slug}/`
const pages = new Map<string, Page>()
let editor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  editor = await signIn()
  for (const { slug } of services) pages.set(slug, await page(pathOf(slug), undefined, parseQuickly))
}, 300_000)

const core = [
  'seo',
  'on-page-seo',
  'mobile-seo',
  'link-building',
  'google-penalty-checker',
  'local-seo',
  'international-seo',
  'white-label-seo',
  'podcast-seo',
]
const systems = 'shopify woocommerce magento bigcommerce wordpress wix squarespace webflow prestashop drupal'
const industries =
  'fashion beauty jewelry furniture electronics pet food health real-estate saas travel education automotive b2b-ecommerce'

test('R-033 all 57 services have a page with one h1', { tags: 'extended' }, () => {
  expect(pages.size).toBe(57)
  for (const [slug, { status, document, html }] of pages) {
    expect({ slug, status }).toEqual({ slug, status: 200 })
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(html).not.toMatch(/undefined|NaN|\[object Object\]/)
  }
})

test('R-033 R-064 an unknown service returns 404, and a missing slash redirects', async () => {
  expect((await page('/services/no-such-service/')).status).toBe(404)
  const bare = await page('/services/seo')
  expect([bare.status, bare.response.headers.get('location')]).toEqual([308, '/services/seo/'])
})

test('R-034 the nine core services have their pages', () => {
  for (const slug of core) expect({ slug, status: pages.get(slug)?.status }).toEqual({ slug, status: 200 })
})

test('R-035 R-036 ten store systems and fourteen industries have their pages', () => {
  for (const system of systems.split(' ')) expect(pages.get(`${system}-seo`)?.status).toBe(200)
  for (const industry of industries.split(' ')) expect(pages.get(`${industry}-marketing`)?.status).toBe(200)
})

test('R-037 24 trades have a PPC page', () => {
  const trades = [...pages].filter(([slug, { status }]) => slug.startsWith('ppc-for-') && status === 200)
  expect(trades).toHaveLength(24)
})

test('R-033 the index lists every service once with its weeks, and counts them in the headings', async () => {
  const { status, document, texts } = await page('/services/')
  expect(status).toBe(200)
  expect(texts('h1')).toEqual([`${services.length} services`])
  const rows = [...document.querySelectorAll('.chart-list li a')]
  expect(rows.map((row) => row.getAttribute('href')).sort()).toEqual(services.map(({ slug }) => pathOf(slug)).sort())
  for (const row of rows) {
    expect(normalizedText(row.querySelector('.range-text'))).toMatch(/^weeks \d+ to \d+$/)
    expect(normalizedText(row.querySelector('.from-price'))).toMatch(/^(from )?\$\d,\d00 a month$/)
  }
  for (const group of document.querySelectorAll('.services-group'))
    expect(normalizedText(group.querySelector('h2 .count'))).toBe(String(group.querySelectorAll('li').length))
  for (const link of document.querySelectorAll('.services-jump a'))
    expect(document.querySelector(link.getAttribute('href') ?? 'x')).not.toBeNull()
})

test('R-021 every service page has the five steps in order', { tags: 'extended' }, () => {
  for (const [slug, { texts }] of pages)
    expect({ slug, steps: texts('.steps-list li h3') }).toEqual({
      slug,
      steps: ['Onboarding', 'Strategic planning', 'Implementation', 'Fine-tuning performance', 'Achieving excellence'],
    })
})

test('R-298 R-180 every service page quotes happy clients in up to fifteen words', { tags: 'extended' }, () => {
  for (const [, { document }] of pages) {
    const quotes = [...document.querySelectorAll('[data-carousel="happyClients"] blockquote')].map(normalizedText)
    expect(quotes.length).toBeGreaterThan(3)
    for (const quote of quotes) expect(quote.split(' ').length).toBeLessThanOrEqual(15)
  }
})

test('R-098 home, the price list, and every service page state the same prices', async () => {
  const [home, prices] = [await page('/'), await page('/services/compare/')]
  const plans = [...home.document.querySelectorAll('.pricing .plan')].map((card) => ({
    name: normalizedText(card.querySelector('h3')).replace(/ Plan$/, ''),
    price: normalizedText(card.querySelector('.price')),
    link: card.querySelector('.button')?.getAttribute('href'),
    starts: normalizedText(card.querySelector('a[href^="/services/compare/"]')),
  }))
  const listed = [...prices.document.querySelectorAll('.price-list tbody tr')]
  expect(listed).toHaveLength(services.length)
  const started = new Map(plans.map(({ name }) => [name, 0]))
  for (const [slug, { document }] of pages) {
    const rows = [...document.querySelectorAll('#price .price-rows li')].map((row) => ({
      name: normalizedText(row.querySelector('.plan-name')).replace(/ Plan$/, ''),
      price: normalizedText(row.querySelector('.amount')),
      link: row.querySelector('a')?.getAttribute('href')?.replace(`&service=${slug}`, ''),
    }))
    const first = rows[0]?.name ?? ''
    started.set(first, (started.get(first) ?? 0) + 1)
    expect({ slug, rows }).toEqual({
      slug,
      rows: plans.filter(({ name }) => rows.some((row) => row.name === name)).map(({ starts: _, ...plan }) => plan),
    })
    const begins = `${rows.length > 1 ? 'From ' : ''}${rows[0]?.price}`
    expect(normalizedText(document.querySelector('.time-hero .hero-price a'))).toBe(begins)
    const row = listed.find((one) => one.querySelector(`a[href="${pathOf(slug)}"]`))
    const cells = [...(row?.querySelectorAll('td') ?? [])].slice(1)
    expect({ slug, plans: plans.filter((_, i) => normalizedText(cells[i])).map(({ name }) => name) }).toEqual({
      slug,
      plans: rows.map(({ name }) => name),
    })
  }
  for (const { name, starts } of plans) expect(starts).toMatch(`${started.get(name)} of ${services.length} services`)
})

test('R-033 only the PPC page of stores shows a result and quotes of stores', () => {
  for (const [slug, { document, texts }] of pages) {
    const result = document.querySelector('.one-result')?.innerHTML.includes('dunwillow-bedding') === true
    const quotes = slug.startsWith('ppc-for-') && /Dunwillow|Humbletail/.test(`${texts('.testimonials figcaption')}`)
    expect({ slug, shown: [result, quotes] }).toEqual({ slug, shown: Array(2).fill(slug === 'ppc-for-ecommerce') })
  }
})

test('S-20 a comparison shows what was chosen, without an index entry, and is what the index links to', async () => {
  const path = '/services/compare/'
  const { status, document, texts } = await page(`${path}?service=seo&service=link-building&service=no-such-service`)
  expect(status).toBe(200)
  expect(texts('.compare-table thead th a')).toEqual(['SEO', 'Link building'])
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  const plain = await page(path)
  expect(plain.document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '').not.toContain('noindex')
  expect(plain.document.querySelector('.compare-table')).toBeNull()
  const index = await page('/services/')
  expect(index.document.querySelector(`main a[href="${path}"]`)).not.toBeNull()
})

test('R-182 R-183 every service page links to others of its family, and several link to it', () => {
  const linked = new Map<string, number>()
  for (const [slug, { document }] of pages) {
    const family = services.find((service) => service.slug === slug)?.family
    const cards = [...document.querySelectorAll('.related-services .business-card a')]
    expect(cards.length).toBeGreaterThanOrEqual(3)
    for (const card of cards) {
      const href = card.getAttribute('href') ?? ''
      const other = services.find((service) => pathOf(service.slug) === href)
      expect({ slug, href, family: other?.family }).toEqual({ slug, href, family })
      expect(href).not.toBe(pathOf(slug))
      expect(normalizedText(card)).toMatch(/^Learn More about ./)
      linked.set(href, (linked.get(href) ?? 0) + 1)
    }
  }
  for (const { slug } of services) expect(linked.get(pathOf(slug)) ?? 0).toBeGreaterThanOrEqual(3)
})

test('S-12 without JavaScript, the form of a service page leads back to that page', async () => {
  const path = pathOf('seo')
  const form = pages.get('seo')?.document.querySelector('#audit form')
  expect(form?.querySelector('[name="page"]')?.getAttribute('value')).toBe(path)
  const sent = await sendForm('/send-mail', {
    form: 'audit',
    page: path,
    website: 'https://larkmoor.example',
    clientEmail: 'a@larkmoor.example',
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?form=audit#audit`])
  const refused = await sendForm('/send-mail', { form: 'audit', page: path, website: 'no website' })
  const html = await refused.text()
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(html).toContain('<h1>SEO')
  expect(html).toContain('value="no website"')
})

test('S-20 titles and descriptions fit into search results, and no two are the same', async () => {
  const lists = ['/services/', '/services/compare/']
  const all = [...pages, ...(await Promise.all(lists.map(async (path) => [path, await page(path)] as const)))]
  const heads = all.map(([slug, { document }]) => ({
    slug,
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  }))
  const unfit = heads.filter(
    ({ title, description }) =>
      title.length < 50 || title.length > 60 || description.length < 100 || description.length > 150,
  )
  expect(unfit).toEqual([])
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

/** Fields with naturally equal texts: the names of the steps, cited sources, identifiers. */
const SHARED_FIELDS = new Set([
  'slug',
  'family',
  'source',
  'sourceUrl',
  'relatedTools',
  'relatedStudy',
  'action',
  'when',
])
const STEP_TITLES = new Set(services.flatMap(({ steps }) => steps.map(({ title }) => title)))

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return STEP_TITLES.has(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (SHARED_FIELDS.has(key) ? [] : textsOf(inner)))
}

/** Returns sentences of four words or more, ignoring case, punctuation, and Markdown. */
function sentencesOf(text: string) {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{Letter}\p{Number}$%]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 4 && !isSource(sentence))
}

/** Pages that quote the same figure name the same source. */
const isSource = (sentence: string) => /^source .* https? /.test(sentence)

test('R-033 every page has all texts of its service, folded or not', () => {
  for (const { seo: _seo, summary: _summary, body: _body, figure: _figure, clientKind: _kind, ...shown } of services) {
    const text = normalizedText(pages.get(shown.slug)?.document.querySelector('main'))
    const lost = textsOf(shown).filter((one) => !text.includes(one.replace(/\s+/g, ' ').trim()))
    expect({ slug: shown.slug, lost }).toEqual({ slug: shown.slug, lost: [] })
  }
})

test('R-033 no two service pages share a sentence', () => {
  const owners = new Map<string, Set<string>>()
  for (const service of services)
    for (const sentence of textsOf(service).flatMap(sentencesOf))
      owners.set(sentence, (owners.get(sentence) ?? new Set()).add(service.slug))
  const shared = [...owners].filter(([, slugs]) => slugs.size > 1)
  expect(shared.map(([sentence, slugs]) => `${[...slugs].join(' + ')}: ${sentence}`)).toEqual([])
})

test('R-033 a service with only a title renders, is listed, and can be deleted', { tags: 'extended' }, async () => {
  const { id } = await editor.create('services', {
    title: 'Only a title',
    slug: 'only-a-title',
    family: 'core',
    _status: 'published',
  })
  await waitFor(async () => (await page('/services/only-a-title/')).status === 200)
  const { document, html, texts } = await page('/services/only-a-title/')
  expect(texts('h1')).toEqual(['Only a title'])
  expect(html).not.toMatch(/undefined|NaN|\[object Object\]/)
  for (const heading of texts('main h2, main h3')) expect(heading).not.toBe('')
  expect(document.querySelectorAll('.time-chart, .chart-list, .searches, .one-result')).toHaveLength(0)
  await waitFor(async () => (await page('/services/')).html.includes('/services/only-a-title/'))
  await editor.remove('services', id)
  await waitFor(async () => (await page('/services/only-a-title/')).status === 404)
})

test('D1 markup in the texts of a service is shown as text', async () => {
  const evil = '<img src=x onerror=alert(1)>'
  const { id } = await editor.create('services', {
    title: evil,
    slug: 'evil-texts',
    family: 'ppc',
    lead: evil,
    audience: evil,
    weeks: { from: 1, to: 6 },
    problems: [{ text: evil }],
    searches: [{ query: evil, meaning: evil, action: 'bid' }],
    seasons: { months: ['1'], text: evil },
    ledgers: [{ heading: evil, rows: [{ term: evil, text: evil, source: evil, sourceUrl: 'javascript:alert(1)' }] }],
    leadValue: { terms: [{ text: evil }], text: evil },
    faqs: [{ question: evil, answer: evil }],
    price: evil,
    _status: 'published',
  })
  await waitFor(async () => (await page('/services/evil-texts/')).status === 200)
  const { document } = await page('/services/evil-texts/')
  expect(document.querySelector('img[src="x"]')).toBeNull()
  expect(document.querySelector('a[href^="javascript"]')).toBeNull()
  expect(normalizedText(document.querySelector('.searches th[scope="row"]'))).toBe(evil)
  await editor.remove('services', id)
})
