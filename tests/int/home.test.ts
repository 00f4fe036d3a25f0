// extended: one more list of links.
import { beforeAll, expect, test } from 'vitest'
import { normalizedText, page } from '../support/page.ts'

let home: Awaited<ReturnType<typeof page>>
let text: string

beforeAll(async () => {
  home = await page('/')
  text = normalizedText(home.document.querySelector('main'))
})

test('R-032 R-089 the home page returns 200 and has the specified h1', () => {
  expect(home.status).toBe(200)
  expect(home.texts('h1')).toEqual(['3X Your eCommerce Revenue with Proven Marketing Solutions'])
})

test.each([
  ['R-004', /300\+ satisfied clients/],
  ['R-005', /450% average traffic increase/],
  ['R-006', /\$32 Million\+ revenue generated/],
  ['R-007', /60 Million\+ organic traffic/],
  ['R-008', /14\+ countries/],
  ['R-009', /first SEO company in Chicago/],
  ['R-010', /within 60 days/],
  ['R-011', /3-6-9-12 month strategy within 7 days/],
  ['R-012', /29 years since the internet revolution/],
  ['R-013', /260%\+ traffic growth under 6 months/],
  ['R-014', /63% growth under 4 months/],
  ['R-015', /500k to 900k traffic under 12 months/],
  ['R-016', /2x to 5\.5x ROAS under 7 months/],
  ['R-017', /2\.58%.{0,40}ecommerce conversion rate/],
  ['R-018', /\$1\.16.{0,40}retail ad cost per click/],
  ['R-019', /\$7\.4 trillion.{0,40}ecommerce sales by 2025/],
])('%s the page makes the claim %s', (_id, claim) => {
  // In a description list, the figure follows its term.
  const swapped = normalizedText(home.document.querySelector('main')).replace(
    /(satisfied clients|average traffic increase|organic traffic|countries with clients) ?(\S+(?: Million\+)?)/g,
    '$2 $1',
  )
  expect(`${text} ${swapped}`).toMatch(claim)
})

test('R-020 R-085 the footer has four offices: one in the USA, one in the UK, two in India', () => {
  const offices = home.texts('footer .offices ul > li')
  expect(offices).toHaveLength(4)
  expect(offices.filter((office) => office.includes('USA'))).toHaveLength(1)
  expect(offices.filter((office) => office.includes('United Kingdom'))).toHaveLength(1)
  expect(offices.filter((office) => office.includes('India'))).toHaveLength(2)
})

test('R-021 R-096 the five steps appear in order', () => {
  expect(home.texts('.timeline ol > li h3')).toEqual([
    'Onboarding',
    'Strategic planning',
    'Implementation',
    'Fine-tuning performance',
    'Achieving excellence',
  ])
})

test('R-060 the industries FAQ has an anchor, and its questions are closed and open one at a time', () => {
  const questions = [...home.document.querySelectorAll('#industriesFaq details')]
  expect(questions.length).toBeGreaterThan(0)
  expect(questions.every((details) => !details.hasAttribute('open'))).toBe(true)
  expect(new Set(questions.map((details) => details.getAttribute('name'))).size).toBe(1)
})

test('R-090 R-102 “Send me a proposal” appears several times and leads to the form', () => {
  const buttons = [...home.document.querySelectorAll('main a')].filter(
    (link) => normalizedText(link) === 'Send me a proposal',
  )
  expect(buttons.length).toBeGreaterThanOrEqual(3)
  for (const button of buttons) expect(button.getAttribute('href')).toBe('#audit')
  expect(home.document.querySelector('#audit form')).not.toBeNull()
  expect(home.document.querySelectorAll('[data-proposal]').length).toBeGreaterThanOrEqual(2)
})

test('R-091 R-309 the recent-work carousel has exactly four slides', () => {
  expect(home.document.querySelectorAll('.work .slide')).toHaveLength(4)
})

test('R-092 R-309 four challenge cards, the first active', () => {
  const cards = [...home.document.querySelectorAll('.challenges .stack-card')]
  expect(cards).toHaveLength(4)
  expect(cards.map((card) => card.getAttribute('data-state'))).toEqual(['active', 'waiting', 'waiting', 'waiting'])
})

test('R-093 R-295 R-180 testimonials show up to fifteen words and who said them', () => {
  const quotes = home.texts('.testimonials blockquote')
  expect(quotes.length).toBeGreaterThanOrEqual(4)
  for (const quote of quotes) expect(quote.split(' ').length).toBeLessThanOrEqual(15)
  expect(quotes.some((quote) => quote.endsWith('...') && quote.split(' ').length === 15)).toBe(true)
  for (const caption of home.texts('.testimonials figcaption')) expect(caption).toMatch(/\S+ \S+/)
  expect(home.document.querySelectorAll('.testimonials figcaption .avatar')).toHaveLength(quotes.length)
})

test('R-094 the final figures are in the HTML', () => {
  expect(home.texts('[data-count-up]')).toEqual(
    expect.arrayContaining(['$32 Million+', '300+', '450%', '60 Million+', '14+']),
  )
})

test('R-095 the page has a section about us', () => {
  expect(home.texts('.about')[0]).toContain('Prairie Signal')
})

test('R-097 R-309 fourteen SEO services link to existing pages', { tags: 'extended' }, async () => {
  const links = [...home.document.querySelectorAll('.services .chart-list a[href]')]
  expect(links).toHaveLength(14)
  const paths = links.map((link) => link.getAttribute('href') ?? '')
  expect(new Set(paths).size).toBe(14)
  for (const path of paths) {
    expect(path).toMatch(/^\/services\/[a-z-]+\/$/)
    const service = await page(path)
    expect({ path, status: service.status }).toEqual({ path, status: 200 })
    expect(service.document.querySelectorAll('h1')).toHaveLength(1)
  }
})

test('R-098 the pricing section has its heading', () => {
  expect(home.texts('.pricing h2')).toEqual(['Simple, transparent pricing'])
})

test('R-099 R-176…R-179 R-307 three plans each have a button, and the second is highlighted', () => {
  const plans = [...home.document.querySelectorAll('.pricing .plan')]
  expect(plans).toHaveLength(3)
  expect(plans.map((plan) => plan.classList.contains('is-grow'))).toEqual([false, true, false])
  for (const plan of plans) {
    expect(normalizedText(plan.querySelector('h3'))).toMatch(/ Plan$/)
    expect(plan.querySelectorAll('ul li').length).toBeGreaterThan(0)
    const button = [...plan.querySelectorAll('a')].find((link) => normalizedText(link) === 'Get Started')
    const name = normalizedText(plan.querySelector('h3'))
      .replace(/ Plan$/, '')
      .toLowerCase()
    expect(button?.getAttribute('href')).toBe(`/contact-us/?plan=${name}`)
  }
})

test('the prices lead on to a comparison of services and to a call', () => {
  const links = [...home.document.querySelectorAll('.plans-foot a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/services/compare/', '/book-a-call/'])
})

test('R-100 every client logo has a name', () => {
  const logos = home.texts('.logos li')
  expect(logos.length).toBeGreaterThanOrEqual(6)
  for (const logo of logos) expect(logo).toMatch(/\w/)
})

test('R-101 the page has four result highlights', () => {
  expect(home.document.querySelectorAll('.result-rows > li .result-figure')).toHaveLength(4)
})

test('R-103 R-274…R-276 the desktop audit form requires a website URL, and no name or email', () => {
  const form = home.document.querySelector('form[data-variant="desktop"]')
  expect(attributes(form, 'website')).toMatchObject({ type: 'url', required: true })
  expect(attributes(form, 'clientName')).toMatchObject({ type: 'text', required: false })
  expect(attributes(form, 'clientEmail')).toMatchObject({ type: 'email', required: false })
})

test('R-104 R-105 R-276 the mobile audit form requires all three fields', () => {
  const form = home.document.querySelector('form[data-variant="mobile"]')
  for (const name of ['website', 'clientName', 'clientEmail'])
    expect(attributes(form, name)).toMatchObject({ required: true })
  expect(form?.getAttribute('action')).toBe('/api/send-mail')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.querySelector('[name="form"]')?.getAttribute('value')).toBe('audit')
})

function attributes(form: Element | null, name: string) {
  const input = form?.querySelector(`[name="${name}"]`)
  return { type: input?.getAttribute('type') ?? 'text', required: input?.hasAttribute('required') }
}
