import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../support/editor.ts'
import { normalizedText, page } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

const STUDY = '/case-study/living-healthy-24'
const PARTS = ['about', 'analysis', 'problem', 'solution', 'result'] as const
let editor: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  editor = await signIn()
})

/** Returns text as the editor stores it. */
const richText = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: null,
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: null,
        children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  },
})

const between = (min: number, max: number) => (length: number) => length >= min && length <= max

/** Publishes a case study with only its title and what a test adds. */
async function publish(slug: string, more: Record<string, unknown> = {}) {
  const study = await editor.create('case-studies', {
    title: `Study ${slug}`,
    slug,
    publishDate: '2026-11-01T00:00:00.000Z',
    _status: 'published',
    ...more,
  })
  await waitFor(async () => (await page(`/case-study/${slug}`)).status === 200)
  return study.id
}

test('R-145 R-247 the index shows each case study with cover, title, and summary', async () => {
  const { status, document } = await page('/case-study/')
  expect(status).toBe(200)
  expect(normalizedText(document.querySelector('.demo-note'))).toContain('the clients, figures')
  const cards = [...document.querySelectorAll('.study-card')]
  expect(cards).toHaveLength(8)
  for (const card of cards) {
    expect(card.querySelector('svg.art-ridge, img')).not.toBeNull()
    expect(normalizedText(card.querySelector('h3'))).not.toBe('')
    expect(normalizedText(card.querySelector('p:not(.data)')).split(' ').length).toBeLessThanOrEqual(24)
    expect(normalizedText(card.querySelector('.data'))).toMatch(/^.+: \S+ to \S+ .+/)
    expect(card.querySelectorAll('a')).toHaveLength(1)
    expect(card.querySelector('a')?.getAttribute('href')).toMatch(/^\/case-study\/[a-z0-9-]+$/)
  }
})

test('R-133 R-134 R-135 R-136 the hero has a back link, chip, reading time, title, and cover', async () => {
  const { status, document, texts } = await page(STUDY)
  expect(status).toBe(200)
  const back = [...document.querySelectorAll('.study-head a')].find((link) => normalizedText(link) === 'Case Study')
  expect(back?.getAttribute('href')).toBe('/case-study/')
  expect(texts('.study-head .badge')).toEqual(['Case Study'])
  expect(normalizedText(document.querySelector('.study-head .label-row'))).toMatch(/ \d+ min Read$/)
  expect(texts('h1')).toEqual(['A smaller library, and 400,000 more visits a month'])
  const cover = document.querySelector('.study-cover svg')
  expect(cover?.getAttribute('aria-label')).toBe('Living Healthy: 500k to 900k visits a month, Feb 2022 to Jan 2023')
  expect(texts('.study-key span')).toEqual(['500k Feb 2022', '900k Jan 2023'])
})

test('R-137 the facts include the publication date', async () => {
  const { document } = await page(STUDY)
  const facts = Object.fromEntries(
    [...document.querySelectorAll('.study-facts > div')].map((fact) => [
      normalizedText(fact.querySelector('dt')),
      normalizedText(fact.querySelector('dd')),
    ]),
  )
  expect(facts).toMatchObject({
    Client: 'Living Healthy',
    Work: 'SEO, content',
    Market: 'USA, Canada',
    'Published On': 'February 21, 2023',
  })
  const other = await page('/case-study/dunwillow-bedding')
  expect(normalizedText(other.document.querySelector('.study-facts time'))).toBe('January 20, 2026')
})

test('R-138 a case study has four working share links', async () => {
  const { document } = await page(STUDY)
  const encodedUrl = encodeURIComponent(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '?')
  const links = [...document.querySelectorAll('.share a')]
  expect(links).toHaveLength(4)
  for (const link of links) {
    expect(link.getAttribute('href')).toContain(encodedUrl)
    expect(link.getAttribute('aria-label')).toMatch(/^Share /)
  }
})

test('R-139 R-140 the five parts appear in order, each with heading, text, and curve', async () => {
  const { document, texts } = await page(STUDY)
  expect(texts('.study-part h2')).toEqual([
    'A store with a magazine in front of it',
    'What the server log said',
    'Too many answers to the same question',
    'Keep, merge, or remove, then sign',
    '500,000 to 900,000 in under 12 months',
  ])
  for (const part of document.querySelectorAll('.study-part')) {
    expect(normalizedText(part.querySelector('.prose')).length).toBeGreaterThan(100)
    expect(part.querySelectorAll('.small-curve .curve-mark')).toHaveLength(4)
  }
  expect(texts('.changes li')[0]).toBe('1 Mar 14, 2022 From 412 articles to 96')
})

test('R-142 R-143 R-146 “Continue Reading” links to three other case studies', async () => {
  for (const path of [STUDY, '/case-study/dunwillow-bedding']) {
    const { document, texts } = await page(path)
    expect(texts('h2')).toContain('Continue Reading')
    const hrefs = [...document.querySelectorAll('.study-grid a')].map((link) => link.getAttribute('href') ?? '')
    expect(new Set(hrefs).size).toBe(3)
    expect(hrefs).not.toContain(path)
    for (const href of hrefs) expect((await page(href)).status).toBe(200)
  }
})

test('R-141 a part without text has no heading', async () => {
  const parts = PARTS.filter((name) => name !== 'analysis' && name !== 'solution')
  const id = await publish('two-parts-missing', {
    ...Object.fromEntries(parts.map((name) => [name, { sectionHeading: `The ${name}`, content: richText(name) }])),
    analysis: { sectionHeading: 'Nothing follows' },
  })
  const { texts, html } = await page('/case-study/two-parts-missing')
  expect(texts('.study-part h2')).toEqual(['The about', 'The problem', 'The result'])
  expect(html).not.toContain('Nothing follows')
  await editor.remove('case-studies', id)
})

test('R-135 R-137 R-145 a case study with only a title renders, and has a cover in the index', async () => {
  const id = await publish('only-a-title')
  const { document, html } = await page('/case-study/only-a-title')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(html).not.toMatch(/undefined|\[object|NaN/)
  expect(normalizedText(document.querySelector('.study-head .label-row'))).toContain('5 min Read')
  expect(normalizedText(document.querySelector('.study-facts time'))).toBe('November 1, 2026')
  expect(document.querySelector('.study-cover svg.art, .study-cover img')).not.toBeNull()
  expect(document.querySelectorAll('.small-curve, .study-key, .changes, .study-part')).toHaveLength(0)
  await waitFor(async () => (await page('/case-study/')).html.includes('only-a-title'))
  const list = await page('/case-study/')
  const card = [...list.document.querySelectorAll('.study-card')].find((one) =>
    normalizedText(one).includes('only-a-title'),
  )
  expect(card?.querySelector('svg.art, img')).not.toBeNull()
  await editor.remove('case-studies', id)
})

test('R-139 a draft has no page', async () => {
  const draft = await editor.create('case-studies', {
    ...{ title: 'Not yet', slug: 'not-yet', publishDate: '2026-11-01T12:00:00.000Z', _status: 'draft' },
  })
  expect((await page('/case-study/not-yet')).status).toBe(404)
  expect((await page('/case-study/')).html).not.toContain('not-yet')
  await editor.remove('case-studies', draft.id)
})

test('R-064 the other form of a path redirects, and an unknown path returns 404', async () => {
  const slashed = await page(`${STUDY}/`)
  expect([slashed.status, slashed.response.headers.get('location')]).toEqual([308, STUDY])
  const bare = await page('/case-study')
  expect([bare.status, bare.response.headers.get('location')]).toEqual([308, '/case-study/'])
  expect((await page('/case-study/nobody')).status).toBe(404)
})

test('R-147 S-20 eight case studies each have their own curve, title, and description', async () => {
  const { document } = await page('/case-study/')
  const hrefs = [...document.querySelectorAll('.study-card a')].map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.length).toBeGreaterThanOrEqual(8)
  const seen = { covers: new Set(), titles: new Set(), descriptions: new Set(), headings: new Set() }
  for (const href of hrefs) {
    const study = await page(href)
    const description = study.document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
    expect({ href, length: study.document.title.length }).toMatchObject({ length: expect.toSatisfy(between(50, 60)) })
    expect({ href, length: description.length }).toMatchObject({ length: expect.toSatisfy(between(100, 150)) })
    seen.covers.add(study.document.querySelector('.study-cover .ridge')?.getAttribute('d'))
    seen.titles.add(study.document.title)
    seen.descriptions.add(description)
    seen.headings.add(study.texts('.study-part h2').join())
  }
  for (const one of Object.values(seen)) expect(one.size).toBe(hrefs.length)
})

test('R-141 a case study with three parts has three headings', async () => {
  const { texts } = await page('/case-study/dunwillow-bedding')
  expect(texts('.study-part h2')).toEqual([
    'Duvets, sheets, and a rising bill',
    'Switch off, label, rename',
    '2x to 5.5x in under 7 months',
  ])
})

test('R-147 S-28 filters by service and industry narrow the list, and filtered pages are noindex', async () => {
  const all = await page('/case-study/')
  const canonical = all.document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  expect(canonical).toMatch(/\/case-study\/$/)
  expect(all.document.querySelector('meta[name="robots"]')).toBeNull()
  const options = (name: string) =>
    [...all.document.querySelectorAll(`.study-filter select[name="${name}"] option`)].map((one) => one.textContent)
  expect(options('service')).toEqual(expect.arrayContaining(['All services', 'On-page SEO', 'SaaS marketing']))
  expect(options('industry')).toEqual(expect.arrayContaining(['All industries', 'Lighting', 'SaaS']))

  for (const [query, titles] of [
    ['service=google-penalty-checker', ['The relaunch that lost its URLs']],
    ['industry=saas', ['Sixty pages that show the tool at work', 'One template page for every trade']],
    ['service=webflow-seo&industry=saas', ['Sixty pages that show the tool at work']],
  ] as const) {
    const { status, document, texts } = await page(`/case-study/?${query}`)
    expect({ query, status, titles: texts('.study-card h3') }).toEqual({ query, status: 200, titles })
    expect(texts('.study-count')).toEqual([`${titles.length} of 8 studies`])
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonical)
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, follow')
    for (const [name, value] of new URLSearchParams(query))
      expect(document.querySelector(`select[name="${name}"] option[selected]`)?.getAttribute('value')).toBe(value)
  }
})

test('R-147 a filter without matches says so and links back; empty filters are ignored', async () => {
  for (const query of ['service=nobody', 'industry=<b>x</b>', 'service=webflow-seo&industry=lighting']) {
    const { status, document, html } = await page(`/case-study/?${query}`)
    expect({ query, status }).toEqual({ query, status: 404 })
    expect(normalizedText(document.querySelector('.no-study'))).toContain('No case studies match.')
    expect(document.querySelector('.no-study a')?.getAttribute('href')).toBe('/case-study/')
    expect(html).not.toContain('<b>x</b>')
  }
  const { status, document } = await page('/case-study/?service=&industry=')
  expect(status).toBe(200)
  expect(document.querySelectorAll('.study-card')).toHaveLength(8)
  expect(document.querySelector('meta[name="robots"]')).toBeNull()
})

test('R-147 R-189 S-28 more than 12 case studies are paged, and pages beyond the last return 404', async () => {
  const before = await page('/case-study/')
  expect(before.document.querySelector('.pagination')).toBeNull()
  for (const wrong of ['2', '0', '-1', 'x']) expect((await page(`/case-study/?page=${wrong}`)).status).toBe(404)
  const ids: number[] = []
  try {
    for (let i = 1; i <= 5; i++) ids.push(await publish(`thirteenth-${i}`, { industry: 'Salt & pepper' }))
    await waitFor(async () => (await page('/case-study/')).document.querySelectorAll('.study-card').length === 12)
    const first = await page('/case-study/')
    expect([...first.document.querySelectorAll('.pagination a')].map((link) => link.getAttribute('href'))).toContain(
      '/case-study/?page=2',
    )
    const second = await page('/case-study/?page=2')
    expect(second.status).toBe(200)
    expect(second.document.querySelectorAll('.study-card')).toHaveLength(1)
    expect(second.document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /\/case-study\/\?page=2$/,
    )
    expect(second.document.querySelector('meta[name="robots"]')).toBeNull()
    expect(second.document.title).not.toBe(first.document.title)
    expect(second.document.querySelector('.pagination [aria-current]')?.textContent).toBe('2')
    expect((await page('/case-study/?page=3')).status).toBe(404)
    expect((await page('/case-study/?industry=salt-and-pepper')).texts('.study-card h3')).toHaveLength(5)
    expect((await page('/case-study/?industry=salt-and-pepper&page=2')).status).toBe(404)
  } finally {
    for (const id of ids) await editor.remove('case-studies', id)
  }
  await waitFor(async () => (await page('/case-study/')).document.querySelectorAll('.study-card').length === 8)
})

test('S-20 titles and descriptions fit into search results', async () => {
  for (const path of ['/case-study/', STUDY, '/case-study/skarnholt-outdoor']) {
    const { document } = await page(path)
    expect({ path, fits: document.title.length <= 60 && document.title.length >= 40 }).toEqual({ path, fits: true })
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
    expect(description.length).toBeGreaterThanOrEqual(100)
    expect(description.length).toBeLessThanOrEqual(150)
  }
})
