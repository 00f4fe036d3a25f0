// @module-tag slow
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Family, families } from './families.ts'
import { ServicePage, type ServicePageProps } from './service-page.tsx'

const bare: ServicePageProps = {
  title: 'Plumbing SEO',
  slug: 'plumbing-seo',
  family: 'core',
  lead: '',
  audience: '',
  weeks: { from: 0, to: 0 },
  problems: [],
  searches: [],
  ledgers: [],
  leadValue: { terms: [], text: '' },
  text: {},
  steps: [],
  deliverables: [],
  isPromised: true,
  sixtyDays: [],
  price: { plans: [], note: '' },
  faqs: [],
  tools: [],
  testimonials: [],
  related: [],
}

/** Returns every text of a full page, marked so that it can be found again. */
const full = (text: (name: string) => string, family: Family = 'ppc'): ServicePageProps => ({
  title: text('title'),
  slug: 'plumbing-seo',
  family,
  lead: text('lead'),
  audience: text('audience'),
  weeks: { from: 2, to: 7 },
  problems: [text('problem')],
  figure: { value: text('value'), label: text('label') },
  searches: [
    { query: text('query'), meaning: text('meaning'), action: 'bid' },
    { query: 'plumber wages', meaning: '', action: 'exclude' },
    { query: 'how to unblock a drain', meaning: '', action: 'page' },
  ],
  seasons: { months: [1, 2, 9, 10, 11], text: text('season') },
  ledgers: [
    {
      heading: text('heading'),
      lead: text('ledger lead'),
      rows: [{ term: text('term'), text: text('row'), source: text('source'), sourceUrl: 'https://source.example/a' }],
    },
  ],
  leadValue: { terms: [text('factor'), 'share of calls that become a job'], text: text('worth') },
  body: paragraph(text('body')),
  text: {},
  steps: [
    { title: 'Onboarding', content: text('step'), fromDay: 1, toDay: 3 },
    { title: 'Strategic planning', content: '', fromDay: 3, toDay: 7 },
  ],
  deliverables: [{ when: text('when'), text: text('deliverable'), detail: text('detail') }],
  isPromised: true,
  sixtyDays: [text('sixty')],
  price: {
    plans: [
      { name: text('plan'), price: '$1,800', period: 'a month', size: text('size'), link: '/contact-us/?plan=plan' },
      { name: 'Rise', price: '$4,500', period: 'a month', size: 'more', link: '/contact-us/?plan=rise' },
    ],
    note: text('note'),
  },
  faqs: [{ question: text('question'), answer: text('answer') }],
  result: {
    title: text('study'),
    href: '/case-study/x',
    client: text('client'),
    row: {
      figure: text('figure'),
      unit: text('unit'),
      period: 'Jan 2025 to Jul 2025',
      months: 6,
      values: [1, 2, 3],
      isPaid: false,
    },
  },
  tools: [{ name: text('tool'), desc: text('tool line'), path: '/tools/x/', runs: 'in preparation' }],
  testimonials: [{ name: text('name'), designation: text('designation'), quote: text('quote') }],
  related: [{ title: text('other'), summary: text('other line'), path: '/services/y/' }],
})

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

function render(props: ServicePageProps) {
  const html = renderToStaticMarkup(<ServicePage {...props} />)
  return { html, document: new JSDOM(html).window.document }
}

const folded = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

test.each(families)('R-033 a page of the family %s with only a title is complete', (family) => {
  const { html, document } = render({ ...bare, family })
  expect(folded(document.querySelector('h1'))).toBe('Plumbing SEO')
  expect(html).not.toMatch(/undefined|NaN|\[object/)
  // Everything needs data; the form follows in the page itself.
  expect([...document.querySelectorAll('h2')].map(folded)).toEqual([])
  expect(document.querySelectorAll('.time-chart, .season-chart, table, dl, .carousel')).toHaveLength(0)
})

test.each(families)('R-033 a full page of the family %s has its headings in order and none empty', (family) => {
  const { document } = render(full((name) => name, family))
  const headings = [...document.querySelectorAll('h1, h2, h3, h4')]
  const levels = headings.map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1)
  for (const heading of headings) expect(folded(heading)).not.toBe('')
})

test('R-034 R-035 R-036 R-037 the families open differently, with the same sections', () => {
  const orders = families.map((family) =>
    [...render(full((name) => name, family)).document.querySelectorAll('h2')].map(folded),
  )
  expect(new Set(orders.map((order) => order.join())).size).toBe(families.length)
  for (const order of orders) expect(order).toContain('What we do, week by week')
})

test('markup in every text of a service is shown as text', () => {
  const { html, document } = render(full((name) => `<img src=x onerror=alert(1)> ${name}`))
  expect(document.querySelectorAll('img')).toHaveLength(0)
  expect(html).not.toContain('<img src=x')
  for (const name of [
    'title',
    'query',
    'meaning',
    'season',
    'source',
    'factor',
    'when',
    'sixty',
    'answer',
    'quote',
    'plan',
    'size',
    'note',
  ])
    expect(html).toContain(`&lt;img src=x onerror=alert(1)&gt; ${name}`)
})

test('R-037 the outcome of a search is described and counted', () => {
  const { document } = render(full((name) => name))
  const rows = [...document.querySelectorAll('.searches tbody tr')]
  expect(rows.map((row) => [folded(row.querySelector('th')), folded(row.querySelector('.search-action'))])).toEqual([
    ['query', 'we bid'],
    ['plumber wages', 'excluded'],
    ['how to unblock a drain', 'gets a page'],
  ])
  for (const row of rows) expect(row.querySelector('svg[aria-hidden="true"] path')).not.toBeNull()
  expect(folded(document.querySelector('.searches .lead'))).toBe(
    'Of these 3: 1 we bid on, 1 gets a page, 1 is excluded.',
  )
})

test.each(['ppc', 'industry'] as const)('R-036 the busy months of a %s page are written out', (family) => {
  const { document } = render(full((name) => name, family))
  expect(folded(document.querySelector('.season-chart figcaption'))).toContain(
    'Busy: January, February, and September to November.',
  )
  expect(document.querySelectorAll('.season-plot .is-busy')).toHaveLength(5)
  expect(document.querySelector('.season-plot')?.getAttribute('aria-hidden')).toBe('true')
})

test('R-036 an industry page opens with the year, and its weeks are in the plan', () => {
  const { document } = render(full((name) => name, 'industry'))
  expect(document.querySelector('.time-hero .season-chart')).not.toBeNull()
  expect(document.querySelectorAll('.time-chart')).toHaveLength(1)
  const other = render(full((name) => name, 'core')).document
  expect(other.querySelector('.time-hero .time-chart')).not.toBeNull()
})

test('a source is a link only if its URL is safe', () => {
  const props = full((name) => name)
  const [ledger] = props.ledgers
  const row = { term: 'a', text: 'b', source: 'c', sourceUrl: 'javascript:alert(1)' }
  const { document } = render({ ...props, ledgers: ledger ? [{ ...ledger, rows: [row] }] : [] })
  expect(folded(document.querySelector('.source'))).toBe('c')
  expect(document.querySelector('.source a')).toBeNull()
})

test('R-019 a market figure names its source and links to it', () => {
  const label = 'leave after 3 seconds. Source: Google, 2016 https://source.example/speed'
  const { document } = render({ ...full((name) => name), figure: { value: '53%', label } })
  expect(folded(document.querySelector('.giant .stat'))).toBe('53% leave after 3 seconds.')
  expect(folded(document.querySelector('.giant a[href="https://source.example/speed"]'))).toBe('Google, 2016')
})

test('R-307 the price is in the hero beside the weeks, and its band lists each plan with its size', () => {
  const { document } = render(full((name) => name))
  expect(folded(document.querySelector('.time-hero h1'))).toContain('in week 2')
  expect(folded(document.querySelector('.time-hero .hero-price'))).toBe('From $1,800 a month plan Plan: size')
  const rows = [...document.querySelectorAll('#price .price-rows li')]
  expect(rows.map(folded)).toEqual([
    'plan Plan size $1,800 a month Get Started',
    'Rise Plan more $4,500 a month Get Started',
  ])
  expect(rows[1]?.querySelector('a')?.getAttribute('href')).toBe('/contact-us/?plan=rise')
})

test('the request and the comparison of a service carry the service', () => {
  const { document } = render(full((name) => name))
  const hrefs = [...document.querySelectorAll('#price a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('/contact-us/?service=plumbing-seo')
  expect(hrefs).toContain('/services/compare/?service=plumbing-seo')
})

test('rules, limits, and the text are folded, natively, with everything they say', () => {
  const { document } = render(full((name) => name))
  const folds = [...document.querySelectorAll('.is-details details')]
  expect(folds.map((fold) => folded(fold.querySelector('summary h3')))).toEqual(['heading 1', 'How we work on it'])
  expect(folded(folds[0])).toBe('heading 1ledger leadtermrow source')
  expect(folded(folds[1])).toContain('body')
  expect(folds.some((fold) => fold.hasAttribute('open'))).toBe(false)
})

test('R-035 a page about a platform opens with its technical limits, unfolded', () => {
  const { document } = render(full((name) => name, 'cms'))
  expect(folded(document.querySelector('.time-hero + * h2'))).toBe('In detail')
  expect(document.querySelectorAll('.is-details details[open]')).toHaveLength(1)
})

test('a half without its neighbor takes the whole width', () => {
  const { document } = render({ ...bare, problems: ['Slow pages'] })
  expect(document.querySelectorAll('.sides.is-one .is-wrong')).toHaveLength(1)
  const both = render({ ...bare, problems: ['Slow pages'], audience: 'For plumbers.' }).document
  expect(both.querySelectorAll('.sides.is-one')).toHaveLength(0)
  expect(both.querySelectorAll('.sides .half')).toHaveLength(2)
})

test('without a figure, only the problems are listed', () => {
  const { figure: _, ...props } = full((name) => name)
  const { document } = render(props)
  expect(document.querySelector('.giant')).toBeNull()
  expect(document.querySelector('.is-wrong .dash li')).not.toBeNull()
})

test('R-183 each related service is a card with a named Learn More link', () => {
  const { document } = render(full((name) => name))
  const link = document.querySelector('.business-card a')
  expect(folded(link)).toBe('Learn More about other')
  expect(link?.getAttribute('href')).toBe('/services/y/')
})

test('an unavailable tool says so, and the button leads to the form', () => {
  const { document } = render(full((name) => name))
  expect(folded(document.querySelector('.is-tools li .data'))).toBe('in preparation')
  expect(document.querySelector('.time-hero a.button')?.getAttribute('href')).toBe('#audit')
})
